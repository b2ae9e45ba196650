/** How long at most it takes until a tab sees what another has written to `localStorage`. */
const [LATE_MS, LOOK_MS] = [2000, 10];

/**
 * Does some work in one tab at a time, also where the tab before was closed in the middle of it. The next tab may have the lock
 * sooner than it sees what the one before wrote: it then waits until it does. Over plain http browsers have no locks, and
 * nobody waits.
 * @param turn the number of the last piece of work that this tab sees; the work raises it with the last that it writes
 */
export async function alone(name: string, turn: () => number, work: () => Promise<void>): Promise<void> {
  const { locks } = navigator;
  if (!locks) return work();
  const ended = `${name}|ended|`;
  await locks.request(name, async () => {
    const { held = [] } = await locks.query();
    const turns = held.map((it) => Number((it.name?.startsWith(ended) && it.name.slice(ended.length)) || 0));
    for (let ms = 0; turn() < Math.max(...turns) && ms < LATE_MS; ms += LOOK_MS) await pause(LOOK_MS);
    await work();
    await new Promise<void>((noted) => {
      void locks.request(`${ended}${turn()}`, { mode: 'shared' }, () => {
        noted();
        return pause(LATE_MS);
      });
    });
  });
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
