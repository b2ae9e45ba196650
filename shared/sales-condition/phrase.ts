import { is, type Token } from './token.ts';

/** What one or more tokens mean together; a noun keeps its words. */
export type Phrase = Token & {
  kind: 'number' | 'money' | 'percent' | 'duration' | 'range' | 'noun' | 'unit' | 'date' | 'break' | 'end' | 'cue';
  words: readonly Token[];
};

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
