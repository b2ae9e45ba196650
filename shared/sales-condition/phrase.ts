import { withFigures, withNumbers } from './amount.ts';
import type { SalesLanguage } from './language.ts';
import { withNouns } from './noun.ts';
import { is, type Token } from './token.ts';

/** What one or more tokens mean together; a noun keeps its words. */
export type Phrase = Token & {
  kind: 'number' | 'money' | 'percent' | 'duration' | 'range' | 'noun' | 'unit' | 'date' | 'break' | 'end' | 'cue';
  words: readonly Token[];
};

/** Numbers are put together, then what belongs to them: currencies, per cents, units of time; then words to nouns. */
export const phrasesIn = (tokens: readonly Token[], language: SalesLanguage, isSpaceless: boolean): Phrase[] =>
  withNouns(withFigures(withNumbers(withoutBullets(tokens), language, isSpaceless)), language);

/** The lines of a list are parts of one sentence. */
function withoutBullets(tokens: readonly Token[]): readonly Token[] {
  const isBullet = (at: number) => tokens[at]?.text === '\n' && BULLETS.has(tokens[at + 1]?.text ?? '');
  return tokens.some((_, at) => isBullet(at)) ? tokens.filter((_, at) => !isBullet(at)) : tokens;
}
const BULLETS: ReadonlySet<string> = new Set(['*', '•', '-', '–', '—', '·']);

type Meaning = Pick<Phrase, 'kind' | 'kinds'> & { value?: number | undefined; code?: string | undefined };

/** Some tokens that follow each other as one phrase. */
export function phraseOf(words: readonly Token[], { kind, kinds, value, code }: Meaning): Phrase {
  const first = words[0] as Token;
  const last = words.at(-1) as Token;
  return {
    start: first.start,
    end: last.end,
    text: words.length === 1 ? first.text : words.map(({ text }) => text).join(' '),
    kinds,
    value,
    code,
    date: first.date,
    isGlued: first.isGlued,
    isCapital: first.isCapital,
    kind,
    words,
  };
}

/** Written in figures with decimals: "3.30". */
export const isDecimal = ({ kind, text }: Phrase): boolean => kind === 'number' && /\d[.,٫]\d{1,2}$/.test(text);

/** A number word that means other things too: "one". */
export const isWeak = (phrase: Phrase): boolean => is(phrase, 'weak');
