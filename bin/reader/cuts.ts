import { asciiDigits } from '../../shared/extraction/fold.ts';

/** How a model writes down what it quotes; each member is one thing that it does to words, beside copying them. */
export type Cut = {
  name: string;
  words?: (words: string) => string;
  /** To the number of the message. */
  message?: 1 | -1;
  /** One value in two quotes. */
  isSplit?: true;
  address?: (address: string) => string;
  /** `e164`: where it is known. `typed`: as it stands there, which may be in words. */
  phone?: (phone: { digits: string; e164: string | null; typed: string }) => string;
};

const PART = /\s*[,،、，]\s*/u;
const withoutAccents = (words: string) =>
  words
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ı/g, 'i')
    .normalize('NFC');

/** What a model may do to its quotes, one thing at a time or two together. */
export const CUTS: readonly Cut[] = [
  { name: 'as it stands', phone: ({ typed }) => typed },
  { name: 'in small letters', words: (words) => words.toLowerCase() },
  { name: 'in capitals', words: (words) => words.toUpperCase() },
  { name: 'without punctuation', words: (words) => words.replace(/[.,;:!?،、。，؟]+/gu, '') },
  { name: 'without accents', words: withoutAccents },
  { name: 'decomposed', words: (words) => words.normalize('NFD') },
  { name: 'in figures of ASCII', words: asciiDigits },
  { name: 'with other spaces', words: (words) => ` ${words.replace(/\s+/gu, '\u00a0\n')} ` },
  {
    name: 'with typographic signs',
    words: (words) => `“${words.replace(/'/g, '’').replace(/-/g, '–')}”`,
  },
  { name: 'with a full stop', words: (words) => `${words}.` },
  { name: 'of the message behind', message: 1 },
  { name: 'of the message before', message: -1 },
  { name: 'in two quotes', isSplit: true },
  {
    name: 'in another order',
    address: (address) => address.split(PART).toReversed().join(', '),
    phone: ({ digits }) => digits,
  },
  {
    name: 'grouped otherwise',
    address: (address) => address.replace(new RegExp(PART, 'gu'), ' '),
    phone: ({ digits }) => digits.replace(/(\d{3})(?=\d)/g, '$1-'),
  },
  {
    name: 'with the country code',
    message: 1,
    words: (words) => withoutAccents(words).toLowerCase(),
    phone: ({ e164, digits }) => e164 ?? digits,
  },
];

/** What is left of a text when only its letters and digits count, without case, width and accents; for all languages alike. */
export const folded = (text: string): string =>
  withoutAccents(text.normalize('NFKC').toLowerCase())
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}\p{M}]/gu, '');
