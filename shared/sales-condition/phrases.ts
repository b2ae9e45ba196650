import { withFigures, withNumbers } from './amount.ts';
import type { SalesLanguage } from './language.ts';
import { withNouns } from './noun.ts';
import type { Phrase } from './phrase.ts';
import type { Token } from './token.ts';

/** Numbers are put together, then what belongs to them: currencies, per cents, units of time; then words to nouns. */
export const phrasesIn = (tokens: readonly Token[], language: SalesLanguage, isSpaceless: boolean): Phrase[] =>
  withNouns(withFigures(withNumbers(withoutBullets(tokens), language, isSpaceless)), language);

/** The lines of a list are parts of one sentence. */
function withoutBullets(tokens: readonly Token[]): readonly Token[] {
  const isBullet = (at: number) => tokens[at]?.text === '\n' && BULLETS.has(tokens[at + 1]?.text ?? '');
  return tokens.some((_, at) => isBullet(at)) ? tokens.filter((_, at) => !isBullet(at)) : tokens;
}
const BULLETS: ReadonlySet<string> = new Set(['*', '•', '-', '–', '—', '·']);
