/** The keys of a list: `j` and `k` move the focus from record to record, `/` goes to the search, `?` tells the keys. */
export function useKeys(): void {
  const help = document.querySelector<HTMLDialogElement>('dialog[data-keys]');
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-show-keys]')) {
    button.hidden = false;
    button.addEventListener('click', () => help?.showModal());
  }
  const actions: Record<string, (() => void) | undefined> = {
    j: () => move(1),
    k: () => move(-1),
    '/': () => document.querySelector<HTMLInputElement>('input[type=search]')?.select(),
    '?': help ? () => help.showModal() : undefined,
  };
  document.addEventListener('keydown', (event) => {
    const action = isForPage(event) ? actions[event.key] : undefined;
    if (!action) return;
    event.preventDefault();
    action();
  });
}

/** Not what is typed, nor a browser's own shortcut, nor while a dialog is open. */
function isForPage({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || document.querySelector('dialog[open]')) return false;
  return !(target instanceof Element && target.closest('input, textarea, select, [contenteditable]'));
}

/** To the link of the next record, from the one that has the focus: Enter then opens it, as on every link. */
function move(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = at < 0 ? 0 : Math.min(Math.max(at + by, 0), rows.length - 1);
  const link = rows[next]?.querySelector<HTMLElement>('a');
  link?.focus();
  link?.scrollIntoView({ block: 'nearest' });
}
