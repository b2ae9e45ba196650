/** The name of the context that is no setting's, though it is written as one: the CDK's own have a colon, a slash or an at sign. */
export function refuseUnknown(context: Iterable<string>, settings: readonly string[]): void {
  const [unknown] = [...context].filter((name) => /^[\w-]+$/.test(name) && !settings.includes(name));
  if (unknown === undefined) return;
  throw new Error(`There is no setting "${unknown}"; did you mean "${nearest(unknown, settings)}"?`);
}

/** The name that has the same letters in it, or takes the fewest changes. */
function nearest(name: string, settings: readonly string[]): string {
  const cost = (setting: string) => {
    const [long, short] = [setting.toLowerCase(), name.toLowerCase()].sort((a, b) => b.length - a.length);
    return long?.includes(short ?? '') ? 0 : distance(setting.toLowerCase(), name.toLowerCase());
  };
  return [...settings].sort((a, b) => cost(a) - cost(b))[0] ?? '';
}

/** How many characters have to be put in, taken out or changed (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, n) => n);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
