const TOLD_EVERY_MS = 2000;
const FIRST_OF_LINE = '\r\x1b[K';

/** Says what is done, and does it. `how` tells how far it is. */
export type Step = <T>(words: string, work: () => Promise<T>, how?: () => string) => Promise<T>;

/** Writes a line for each step, and how long it takes: on a terminal in one place, elsewhere a line now and then. */
export const stepsTold =
  (stream: Pick<NodeJS.WriteStream, 'write' | 'isTTY'>): Step =>
  async (words, work, how) => {
    stream.write(`${words}\n`);
    let seconds = 0;
    const clock = setInterval(() => {
      seconds += TOLD_EVERY_MS / 1000;
      const line = `  … ${[`${seconds} s`, ...(how ? [how()] : [])].join(', ')}`;
      if (stream.isTTY) stream.write(`${FIRST_OF_LINE}${line}`);
      else if (seconds === 2 || seconds % 10 === 0) stream.write(`${line}\n`);
    }, TOLD_EVERY_MS);
    return work().finally(() => {
      clearInterval(clock);
      if (stream.isTTY && seconds > 0) stream.write(FIRST_OF_LINE);
    });
  };
