/**
 * Does some work with each of these, so many at a time, and gives what comes of it in their order. No more are taken than are under
 * way, so that memory stays what those need.
 */
export async function* inParallel<T, R>(
  items: AsyncIterable<T>,
  most: number,
  work: (item: T) => Promise<R> | R,
): AsyncGenerator<R> {
  const under: Promise<R>[] = [];
  for await (const item of items) {
    const begun = Promise.resolve(work(item));
    begun.catch(() => {}); // it is awaited in its turn
    under.push(begun);
    if (under.length >= most) yield await (under.shift() as Promise<R>);
  }
  for (const begun of under) yield await begun;
}
