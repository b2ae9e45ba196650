import type { FoundDate } from '../date/read-dates.ts';
import { withFigures, withNumbers } from './amount.ts';
import type { SalesLanguage } from './language.ts';
import { withNouns } from './noun.ts';
import type { Token } from './token.ts';

/** What one or more tokens mean together. */
export type Phrase = Token & {
  kind: 'number' | 'money' | 'percent' | 'duration' | 'range' | 'noun' | 'unit' | 'date' | 'break' | 'end' | 'cue';
  /** Written in figures with a decimal part: "3.30". */
  isDecimal?: boolean;
  /** A number word that means other things too: "one". */
  isWeak?: boolean;
  /** The words of a noun. */
  words?: readonly Token[];
  date?: FoundDate;
};

/** Numbers are put together, then what belongs to them: currencies, per cents, units of time; then words to nouns. */
export const phrasesIn = (tokens: readonly Token[], language: SalesLanguage, isSpaceless: boolean): Phrase[] =>
  withNouns(withFigures(withNumbers(tokens, isSpaceless)), language);

/** The place of several tokens. */
export const spanning = (tokens: readonly Token[]) => ({
  start: (tokens[0] as Token).start,
  end: (tokens.at(-1) as Token).end,
  text: tokens.map(({ text }) => text).join(' '),
  ...(tokens[0]?.isGlued ? { isGlued: true } : {}),
  ...(tokens[0]?.isCapital ? { isCapital: true } : {}),
});
