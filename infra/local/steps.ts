const TOLD_EVERY_MS = 2000;

/** Says what is done, and does it. */
export type Step = <T>(words: string, work: () => Promise<T>) => Promise<T>;

/** Writes a line for each step, and how long it is at it, every two seconds. */
export const stepsTold =
  (write: (line: string) => void): Step =>
  async (words, work) => {
    write(words);
    let seconds = 0;
    const clock = setInterval(() => {
      seconds += TOLD_EVERY_MS / 1000;
      write(`  … ${seconds} s`);
    }, TOLD_EVERY_MS);
    return work().finally(() => clearInterval(clock));
  };
