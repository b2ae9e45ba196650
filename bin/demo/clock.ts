/** Lets all code of this process believe in a time that is set. @returns what sets it (milliseconds since 1970) */
export function setClock(): (ms: number) => void {
  const RealDate = Date;
  let now = RealDate.now();
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args) => (args.length === 0 ? new target(now) : Reflect.construct(target, args)),
    get: (target, name, receiver) => (name === 'now' ? () => now : Reflect.get(target, name, receiver)),
  });
  return (ms) => {
    now = ms;
  };
}

/** Somebody who does something now, and says when he goes on. */
export type Actor = AsyncGenerator<number, void>;

/** Lets actors do what they do, each when it is his time, until a moment. @param go sets the clock */
export async function play(actors: readonly { at: number; actor: Actor }[], until: number, go: (ms: number) => void) {
  const agenda = [...actors];
  for (;;) {
    agenda.sort((a, b) => b.at - a.at);
    const next = agenda.pop();
    if (!next || next.at > until) return;
    go(next.at);
    const { value, done } = await next.actor.next();
    if (!done) agenda.push({ at: value, actor: next.actor });
  }
}
