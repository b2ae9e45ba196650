import type { Language } from '../shared/extraction/language.ts';

/**
 * An object of which only some members are here; the first use of any other reads the whole from its file.
 * @param members those that are here
 * @param others the names of all others
 */
export function late<T extends object>(members: Partial<T>, others: readonly (keyof T)[], load: () => T): T {
  const get = (name: keyof T) => {
    const whole = load();
    for (const other of others) Object.defineProperty(members, other, { value: whole[other] });
    return whole[name];
  };
  for (const name of others) {
    Object.defineProperty(members, name, { configurable: true, enumerable: true, get: () => get(name) });
  }
  return members as T;
}

/** What a language may have that is not needed before a conversation in it comes. */
export const lateMembers: readonly (keyof Language)[] = [
  'yes', 'spaceless', 'copulas', 'prefixes', 'suffixes', 'countries', 'abbreviations', 'ordinals', 'functionWords', 'commonWords', 'openers', 'greetings',
  'corrections', 'danger', 'refusals', 'otherPeople', 'asks', 'labels', 'name', 'phone', 'address', 'role', 'priority', 'notPriority',
  'type', 'issue', 'topics', 'signals',
]; // biome-ignore format: a table
