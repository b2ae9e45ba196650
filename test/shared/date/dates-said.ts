import { datesIn, type FoundDate } from '../../../shared/date/read-dates.ts';
import { languageOf } from '../../../shared/extraction/languages.ts';

/** A Wednesday. */
export const at = new Date('2025-05-07T10:00:00.000Z');

/** The dates of a text as one would note them ("until 2025-06-30"), without durations that are no period. */
export const datesSaid = (language: string, text: string, time = at): string[] =>
  datesIn(text, languageOf(language), time)
    .filter(({ role }) => role !== 'for')
    .map(noted);

function noted({ role, from, until }: FoundDate): string {
  return role === 'range' ? `range ${from}..${until}` : `${role} ${role === 'until' ? until : from}`;
}
