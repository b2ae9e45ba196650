import { type Difference, replaceRows } from './rows.ts';

const [SOON_MS, SELDOM_MS, LATE_MS] = [15_000, 60_000, 300_000];
/** Times are told as how long ago, so the page is asked for in full now and then, though nothing is new in it. */
const FULL_EVERY = 8;

/** Keeps the list of the page as it would be if it were loaded again, while somebody may see it. */
export function keepLive(): void {
  const list = document.querySelector<HTMLElement>('[data-live]');
  const told = document.querySelector<HTMLElement>('[data-told]');
  if (!list || !told) return;
  const poll = pollOf(list, told);
  let timer: ReturnType<typeof setTimeout>;
  let isOver = false;
  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      if (document.hidden || isOver) return; // who is not looking is shown what is new when he is
      const wait = await poll();
      isOver = wait === undefined;
      if (wait !== undefined) later(wait);
    }, ms);
  };
  document.addEventListener('visibilitychange', () => document.hidden || later(0));
  later(SOON_MS);
}

/** Asks once, and gives in how many milliseconds to ask again: seldom where nothing happens; undefined: never. */
function pollOf(list: HTMLElement, told: HTMLElement): () => Promise<number | undefined> {
  let [tag, asked, wait] = ['', 0, SOON_MS];
  return async () => {
    asked += 1;
    const answer = await answerTo(asked % FULL_EVERY === 0 ? '' : tag);
    if (isRefusal(answer)) return sayLoggedOut(told);
    if (isFailure(answer)) {
      wait = Math.max(secondsToWait(answer) * 1000, Math.min(wait * 2, LATE_MS));
      return wait;
    }
    tag = answer.headers.get('etag') ?? '';
    const isNews = answer.status === 200 && (await take(answer, list, told));
    wait = isNews ? SOON_MS : Math.min(wait * 1.25, SELDOM_MS);
    return wait;
  };
}

const answerTo = (tag: string) =>
  fetch(location.href, {
    headers: { accept: 'text/html', ...(tag && { 'if-none-match': tag }) },
    cache: 'no-store',
    redirect: 'manual',
  }).catch(() => undefined);

/** A redirect leads to the log-in. */
const isRefusal = (answer: Response | undefined) =>
  answer?.type === 'opaqueredirect' || answer?.status === 401 || answer?.status === 403;

const isFailure = (answer: Response | undefined): answer is undefined =>
  answer === undefined || !(answer.ok || answer.status === 304);

const secondsToWait = (answer: Response | undefined) => Number(answer?.headers.get('retry-after')) || 0;

async function take(answer: Response, list: HTMLElement, told: HTMLElement): Promise<boolean> {
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const now = page.querySelector('[data-live]');
  if (!now) return false;
  const difference = replaceRows(list, now);
  for (const part of document.querySelectorAll<HTMLElement>('[data-part]')) replacePart(part, page);
  const isNews = difference.added + difference.changed > 0;
  if (isNews) told.textContent = `${inWords(difference)} (${clock.format(new Date())})`;
  return isNews;
}

const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });

/** What is told beside the list, such as how many there are; not while somebody is in it. */
function replacePart(part: HTMLElement, page: Document): void {
  const now = page.querySelector(`[data-part="${part.dataset['part']}"]`);
  if (now && !part.contains(document.activeElement)) part.replaceChildren(...now.childNodes);
}

function inWords({ added, changed }: Difference): string {
  const tickets = (count: number) => (count === 1 ? 'ticket' : 'tickets');
  const news = [added && `${added} new ${tickets(added)}`, changed && `${changed} ${tickets(changed)} changed`];
  return news.filter(Boolean).join(', ');
}

function sayLoggedOut(told: HTMLElement): undefined {
  const link = Object.assign(document.createElement('a'), { href: location.href, textContent: 'Log in again' });
  told.replaceChildren('You are logged out, so nothing new appears here. ', link);
}
