/** Shows how far something is, on a terminal only. */
export function progress(what: string, done: number, of: number): void {
  if (!process.stderr.isTTY) return;
  const filled = Math.round((30 * Math.min(done, of)) / of);
  const end = done >= of ? '\n' : '';
  process.stderr.write(`\r${what.padEnd(24)} [${'#'.repeat(filled)}${' '.repeat(30 - filled)}] ${done}/${of}${end}`);
}
