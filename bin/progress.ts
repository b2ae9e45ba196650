/** Shows how far something is, on a terminal only: each line takes the place of the one before. */
export function showProgress(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${line}`);
}

/** Makes room for what is printed in the end. */
export const clearProgress = (): void => showProgress('');
