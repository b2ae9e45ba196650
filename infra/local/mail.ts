/** A rule of the bus, as far as this machine can follow it: what it matches, and what it says of it. */
export type Rule = { pattern: unknown; paths: Record<string, string>; template: unknown };

/** What the rules would mail about these entries of the bus. @param url stands where the template names the API */
export function mailsFor(entries: readonly { Detail: string }[], rules: readonly Rule[], url: string): string[] {
  return entries.flatMap(({ Detail }) => {
    const event = { detail: JSON.parse(Detail) };
    return rules.filter(({ pattern }) => matches(pattern, event)).map((rule) => textOf(rule, event, url));
  });
}

/** A pattern names values, one of which is to be there (https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-event-patterns.html). */
function matches(pattern: unknown, value: unknown): boolean {
  if (Array.isArray(pattern)) return pattern.includes(value);
  return Object.entries(Object(pattern)).every(([name, part]) => matches(part, Object(value)[name]));
}

function textOf({ paths, template }: Rule, event: object, url: string): string {
  const parts: unknown[] = Object(template)['Fn::Join']?.[1] ?? [template];
  const text = parts.map((part) => (typeof part === 'string' ? part : url)).join('');
  return String(JSON.parse(text)).replaceAll(/<([^>]+)>/g, (_, name) => String(at(event, paths[name] ?? '')));
}

/** @param path as `$.detail.data.ticket_id` */
const at = (event: object, path: string): unknown =>
  path
    .split('.')
    .slice(1)
    .reduce<unknown>((part, name) => Object(part)[name], event);
