import type { Language, NameModel } from './language.ts';
import { DIGIT, LETTER, MARK } from './letters.ts';
import { execAll } from './matches.ts';
import { perLanguage, type Span, setOf, wordKey } from './pattern.ts';

/** A word of a message, or a run of digits, or a mark. */
export type Token = Span & { key: string; kind: 'function' | 'common' | 'digits' | 'mark' | 'word' };

const TOKEN = new RegExp(
  String.raw`[${LETTER}][${LETTER}${MARK}'’‘´\u0060-]{0,30}|[${DIGIT}]{1,30}|[^\s${LETTER}${DIGIT}]`,
  'gu',
);
/** A longer message is no terse answer, and is left to the rules. */
const MAX_TOKENS = 40;

const vocabularyOf = perLanguage((language) => ({
  functionWords: setOf(language.functionWords),
  commonWords: setOf(language.commonWords),
}));

export function tokensOf(text: string, language: Language): Token[] {
  return execAll(TOKEN, text).map(({ 0: word, index }) => {
    const key = wordKey(word);
    return { start: index, end: index + word.length, key, kind: kindOf(key, language) };
  });
}

const NUMBER = new RegExp(`^[${DIGIT}]`);
const WORD = new RegExp(`^[${LETTER}]`, 'u');

function kindOf(key: string, language: Language): Token['kind'] {
  const { functionWords, commonWords } = vocabularyOf(language);
  if (NUMBER.test(key)) return 'digits';
  if (!WORD.test(key)) return 'mark';
  if (functionWords.has(key)) return 'function';
  return commonWords.has(key) || commonWords.has(key.replace(/s$/, '')) ? 'common' : 'word';
}

/** Which message of the conversation it is, what the same person wrote right before and after, and the e-mail addresses of all. */
export type Setting = { message: number; before: string; after: string; mails: readonly string[] };

/** With or without its marks: "ann.lee@gmail.com", "annlee 23 gmailcom". */
const MAIL = new RegExp(
  String.raw`(?<![${LETTER}${DIGIT}])[${LETTER}][${LETTER}${DIGIT}._-]{2,40}(?:@| ?[${DIGIT}]{0,4} )?(?:[${LETTER}.]{0,20}(?:mail|yahoo|outlook)|(?<=@)[${LETTER}.]{2,30}) ?(?:\.?com)?(?![${LETTER}])`,
  'giu',
);
const MAX_MAILS = 8;

export const mailsIn = (messages: readonly string[]): string[] =>
  messages.flatMap((it) => execAll(MAIL, it.slice(0, 1000)).map(([mail]) => mail.toLowerCase())).slice(0, MAX_MAILS);

/** What the model knows of the word at `index`: its letters, its neighbours, and what kind of message it stands in. */
export function featuresOf(tokens: readonly Token[], index: number, setting: Setting): string[] {
  const { message, before, after, mails } = setting;
  const { key, kind } = tokens[index] as Token;
  const near = (offset: number) => {
    const token = tokens[index + offset];
    if (!token) return offset < 0 ? '^' : '$';
    if (token.kind === 'digits') return `#${Math.min(token.key.length, 5)}`;
    return MAILER.test(token.key) ? '@' : token.key;
  };
  const kindNear = (offset: number) => tokens[index + offset]?.kind ?? '-';
  const size = Math.min(tokens.length, 6);
  const place = `${kindNear(-1)} ${kindNear(1)}`;
  const known = tokens.filter((it) => it.kind === 'function' || it.kind === 'common').length;
  const share = known === 0 ? 'none' : known * 2 < tokens.length ? 'few' : 'many';
  return [
    'bias',
    `kind ${kind}`,
    ...(kind === 'word' || kind === 'common' ? lettersOf(key) : []),
    `word ${key}`,
    `before ${near(-1)}`,
    `before2 ${near(-2)} ${near(-1)}`,
    `after ${near(1)}`,
    `after2 ${near(1)} ${near(2)}`,
    `around ${place} ${kind}`,
    `index ${Math.min(index, 4)} ${kind}`,
    `size ${size} ${kind}`,
    `share ${share} ${kind}`,
    `share ${share} ${size} ${Math.min(index, 3)}`,
    ...neighbours({ before, after }, share, kind),
    `message ${Math.min(message, 5)} ${share}`,
    `message ${Math.min(message, 5)} ${size}`,
    `form ${tokens.slice(0, 5).map((it) => it.kind[0])} ${size} ${index}`,
    `opening ${before.split(' ', 1)} ${share} ${size}`,
    `code ${hasVowel(key)} ${Math.min(key.length, 5)} ${near(1)[0] === '#' ? near(1) : kindNear(1)}`,
    `mailed ${isMailed(key, mails)} ${kind} ${share}`,
  ];
}

function neighbours({ before, after }: Pick<Setting, 'before' | 'after'>, share: string, kind: string): string[] {
  const [previous, next] = [shapeOf(before), shapeOf(after)];
  return [`previous ${previous} ${share} ${kind}`, `next ${next} ${share} ${kind}`];
}

const MAILER = /.mail(?:com)?$|(?:yahoo|outlook)(?:com)?$/;
/** Whether it is found again in an e-mail address: "ann", "annlee 23 gmailcom". */
export const isMailed = (key: string, mails: readonly string[]) =>
  key.length > 2 && !MAILER.test(key) && mails.some((it) => it.includes(key));
const hasVowel = (key: string) => /[aeiouy]/.test(key);

const SIZES = ['none', 'one', 'few', 'few', 'some', 'some', 'some'];

const ANY_DIGIT = new RegExp(`[${DIGIT}]`, 'g');

/** How long a message is and how many digits it has, roughly. */
function shapeOf(text: string): string {
  const words = text === '' ? 0 : text.split(' ').length;
  const digits = text.match(ANY_DIGIT)?.length ?? 0;
  return `${SIZES[words] ?? 'many'} ${'d'.repeat(Math.min(3, Math.ceil(digits / 3.5)))}`;
}

function lettersOf(key: string): string[] {
  const framed = `<${key}>`;
  const grams = [2, 3, 4].flatMap((length) =>
    Array.from({ length: Math.max(0, framed.length - length + 1) }, (_, at) => framed.slice(at, at + length)),
  );
  return [...grams, `length ${Math.min(key.length, 10)}`];
}

/** FNV-1a, since equal features must meet in equal places when the model is made and when it is used. */
export function placeOf(feature: string, size: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193) >>> 0;
  return ((hash ^ (hash >>> 15)) >>> 0) % size;
}

const weightsOf = perLanguage(({ name: { model } }) => (model ? decoded(model) : null));

/** From two signed numbers of four bits in a byte. */
function decoded({ weights }: NameModel): Int8Array {
  const bytes = Buffer.from(weights, 'base64');
  return Int8Array.from({ length: 2 * bytes.length }, (_, at) => {
    const byte = bytes[at >> 1] ?? 0;
    return ((at % 2 === 0 ? byte : byte << 4) << 24) >> 28;
  });
}

/** How likely each token is part of the writer's name, 0 to 1; null when the language has no model. */
export function likelihoods(tokens: readonly Token[], setting: Setting, language: Language): number[] | null {
  const weights = weightsOf(language);
  if (!weights || tokens.length > MAX_TOKENS) return null;
  const scale = language.name.model?.scale ?? 0;
  return tokens.map((_, index) => {
    const places = featuresOf(tokens, index, setting).map((feature) => placeOf(feature, weights.length));
    return sigmoid(places.reduce((sum, place) => sum + (weights[place] ?? 0), 0) * scale);
  });
}

export const sigmoid = (x: number) => 1 / (1 + Math.exp(-x));
