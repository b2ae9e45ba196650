import { expect, test } from '@jest/globals';
import type { Field, Language } from '../../shared/extraction/language.ts';
import type { Turn } from '../../shared/extraction/turn.ts';
import { read } from '../../shared/reading/read.ts';

/** Lines that begin with ">" are the agent's, with "?" what the service itself asked; a value with "*" is a part of what is read. */
export type Reading = [lines: string[], values: Partial<Record<Field, string | null>>];

export const turnsOf = (lines: readonly string[]): Turn[] =>
  lines.flatMap((line, index): Turn[] => {
    if (line.startsWith('?')) return [];
    if (line.startsWith('>')) return [{ role: 'assistant', text: line.slice(1).trim() }];
    const asked = lines[index - 1];
    return [{ role: 'user', text: line, ...(asked?.startsWith('?') && { asked: asked.slice(1).trim() }) }];
  });

/** One test a reading. */
export function testReadings(readings: readonly Reading[], language: Language): void {
  test.each(readings)('%j is read as %j', (lines, values) => {
    const wanted = Object.entries(values).map(([field, value]) => [
      field,
      value?.includes('*') ? expect.stringContaining(value.replaceAll('*', '')) : value,
    ]);

    expect(read(turnsOf(lines), language).values).toMatchObject(Object.fromEntries(wanted));
  });
}
