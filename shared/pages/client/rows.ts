/** What is otherwise than before: records that came, and that changed or left. */
export type Difference = { added: number; changed: number };

/**
 * Puts the records of a list as it is now in place of those that stand there, without losing the place: what is looked at
 * stays where it is on the screen, and what has the focus keeps it. A record with the focus stays also when it has left
 * the list, and is marked so.
 */
export function replaceRows(list: HTMLElement, now: Element): Difference {
  const [before, next] = [rowsOf(list), rowsOf(now)];
  const difference = compare(before, next);
  const focused = before.find((row) => row.contains(document.activeElement));
  const isGone = focused && !rowOf(focused, next);
  if (isGone) {
    focused.dataset['gone'] = '';
    next.splice(before.indexOf(focused), 0, focused);
  }
  const [body, nextBody] = [list.querySelector('[data-rows]'), now.querySelector('[data-rows]')];
  keepingPlace(list, focused, () => {
    // A list without records is a sentence instead.
    if (body && (nextBody || isGone)) body.replaceChildren(...next);
    else list.replaceChildren(...now.childNodes);
  });
  return difference;
}

const rowsOf = (list: Element) => [...list.querySelectorAll<HTMLElement>('[data-row]')];
const rowOf = (like: HTMLElement, rows: readonly HTMLElement[]) =>
  rows.find((row) => row.dataset['row'] === like.dataset['row']);

/** Also marks what is new and what has changed, so that it can be seen. */
function compare(before: readonly HTMLElement[], next: readonly HTMLElement[]): Difference {
  const added = next.filter((row) => !rowOf(row, before));
  const changed = next.filter((row) => isOther(row, rowOf(row, before)));
  const left = before.filter((row) => row.dataset['gone'] === undefined && !rowOf(row, next));
  const lastKept = before.findLastIndex((row) => rowOf(row, next));
  // What is new pushes as many others to the next page.
  const pushed = Math.min(added.length, left.filter((row) => before.indexOf(row) > lastKept).length);
  for (const row of [...added, ...changed]) row.dataset['fresh'] = '';
  return { added: added.length, changed: changed.length + left.length - pushed };
}

const isOther = (row: HTMLElement, before: HTMLElement | undefined) =>
  before !== undefined && before.dataset['version'] !== row.dataset['version'];

/** The record with the focus stays where it is; on a page that is scrolled, else the first that can be seen. */
function keepingPlace(list: HTMLElement, focused: HTMLElement | undefined, replace: () => void): void {
  const anchor = focused ?? rowsOf(list).find((row) => row.getBoundingClientRect().bottom > 0);
  const top = topOf(anchor);
  replace();
  const again = anchor && rowOf(anchor, rowsOf(list));
  if (focused) again?.querySelector('a')?.focus({ preventScroll: true });
  if (again && (focused || window.scrollY > 0)) window.scrollBy(0, topOf(again) - top);
}

const topOf = (row: HTMLElement | undefined) => row?.getBoundingClientRect().top ?? 0;
