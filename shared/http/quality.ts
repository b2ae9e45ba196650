/** How much a header such as Accept or Accept-Encoding wants something that it names (RFC 9110, 12.4.2); undefined where it does not name it. */
export function qualityOf(header: string | undefined, name: string): number | undefined {
  for (const range of header?.split(',') ?? []) {
    const [named = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    if (named !== name) continue;
    const [, weight = '1'] = parameters.map((it) => /^q=([\d.]{1,5})$/.exec(it)).find((it) => it !== null) ?? [];
    return Number(weight);
  }
  return undefined;
}
