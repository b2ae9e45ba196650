import { wordsFor } from './bench-worst-words.ts';

/**
 * How a hostile body is made: a few pieces, over and over, to messages of a length. `{n}`, `{d}`, `{w}` and `{W}` in a piece are
 * a counter, eight digits, a word and a name, each time others.
 */
export type Recipe = {
  language: string;
  pieces: readonly string[];
  /** Characters of a message. */
  length: number;
  /** What the agent says before every so many messages of the customer; '' and 0: nothing. */
  question: string;
  every: number;
  shape: Shape;
};

const SHAPES = ['text', 'object', 'html', 'parts', 'transcript', 'envelope'] as const;
type Shape = (typeof SHAPES)[number];

/** What a body holds at most (contract 2). */
const [MAX_MESSAGES, MAX_LENGTH] = [1000, 16_000];
const LENGTHS = [1, 4, 12, 25, 60, 120, 200, 399, 450, 1000, 4000, MAX_LENGTH];
const EVERY = [1, 2, 10, 400];
const MAX_PIECES = 10;

/** Numbers that look random, and are the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let it = Math.imul(state ^ (state >>> 15), 1 | state);
    it = (it + Math.imul(it ^ (it >>> 7), 61 | it)) ^ it;
    return ((it ^ (it >>> 14)) >>> 0) / 2 ** 32;
  };
}

const oneOf = <T>(all: readonly T[], random: () => number): T => all[Math.floor(random() * all.length)] as T;

/** A recipe to begin with. */
export const firstRecipe = (language: string, random: () => number): Recipe => ({
  language,
  pieces: [pieceIn(language, random), pieceIn(language, random)],
  length: oneOf(LENGTHS, random),
  question: '',
  every: 0,
  shape: 'text',
});

function pieceIn(language: string, random: () => number): string {
  const { signs, words, questions } = wordsFor(language);
  const kind = random();
  if (kind < 0.4) return oneOf(signs, random);
  return kind < 0.95 ? oneOf(words, random) : oneOf(questions, random);
}

/** The same with one or two things changed. */
export function mutated(recipe: Recipe, random: () => number): Recipe {
  const once = CHANGES[Math.floor(random() * CHANGES.length)]?.(recipe, random) ?? recipe;
  return random() < 0.4 ? mutated(once, random) : once;
}

type Change = (recipe: Recipe, random: () => number) => Recipe;

const withPieces = (recipe: Recipe, pieces: readonly string[]): Recipe =>
  pieces.length > 0 ? { ...recipe, pieces: pieces.slice(0, MAX_PIECES) } : recipe;

const insert: Change = (recipe, random) => {
  const at = Math.floor(random() * (recipe.pieces.length + 1));
  return withPieces(recipe, recipe.pieces.toSpliced(at, 0, pieceIn(recipe.language, random)));
};
const replace: Change = (recipe, random) => {
  const at = Math.floor(random() * recipe.pieces.length);
  return withPieces(recipe, recipe.pieces.with(at, pieceIn(recipe.language, random)));
};
const remove: Change = (recipe, random) =>
  withPieces(recipe, recipe.pieces.toSpliced(Math.floor(random() * recipe.pieces.length), 1));
/** Half of a word or of a number. */
const halve: Change = (recipe, random) => {
  const at = Math.floor(random() * recipe.pieces.length);
  const piece = recipe.pieces[at] ?? '';
  return withPieces(recipe, recipe.pieces.with(at, piece.slice(0, Math.ceil(piece.length / 2))));
};
const double: Change = (recipe) => withPieces(recipe, [...recipe.pieces, ...recipe.pieces]);
const lengthen: Change = (recipe, random) => ({ ...recipe, length: oneOf(LENGTHS, random) });
const reshape: Change = (recipe, random) => ({ ...recipe, shape: oneOf(SHAPES, random) });
const ask: Change = (recipe, random) => ({
  ...recipe,
  question: random() < 0.7 ? oneOf(wordsFor(recipe.language).questions, random) : recipe.pieces.join(''),
  every: oneOf(EVERY, random),
});
const keepQuiet: Change = (recipe) => ({ ...recipe, question: '', every: 0 });

const CHANGES = [
  insert,
  insert,
  insert,
  replace,
  replace,
  replace,
  remove,
  halve,
  double,
  lengthen,
  ask,
  reshape,
  keepQuiet,
];

/** The body of a recipe, about so many bytes of JSON; `salt` makes it another one, so that nothing is known of it. */
export function bodyOf(recipe: Recipe, bytes: number, salt: string): string {
  const byteLength = Buffer.byteLength(textOf(recipe.pieces, 400, 0)) / 400;
  const quoted = OVERHEAD[recipe.shape] + (recipe.every > 0 ? (recipe.question.length + 40) / recipe.every : 0);
  const size = (length: number) => length * byteLength + quoted;
  const fits = (length: number) => Math.floor(bytes / size(length));
  const least = Math.max(1, Math.floor((bytes / customers(recipe) - quoted) / byteLength));
  const length = Math.min(MAX_LENGTH, fits(recipe.length) > customers(recipe) ? least : recipe.length);
  const count = Math.min(customers(recipe), Math.max(1, fits(length)));
  const begin = [...salt].reduce((sum, letter) => 31 * sum + letter.charCodeAt(0), 0); // numbers that were read are remembered too
  const texts = Array.from(
    { length: count },
    (_, nth) => `${textOf(recipe.pieces, length, (begin + nth) * 7919)} ${salt}`,
  );
  return JSON.stringify({ language: recipe.language, messages: itemsOf(texts, recipe) });
}

/** What an item adds to its text. */
const OVERHEAD: Record<Shape, number> = { text: 8, object: 36, html: 50, parts: 60, transcript: 12, envelope: 40 };

/** How many of the thousand messages are the customer's. */
const customers = ({ every }: Recipe) => (every > 0 ? Math.floor((MAX_MESSAGES * every) / (every + 1)) : MAX_MESSAGES);

function textOf(pieces: readonly string[], length: number, from: number): string {
  let [text, nth] = ['', from];
  while (text.length < length) {
    const before = text.length;
    for (const piece of pieces) text += filled(piece, nth++);
    if (text.length === before) text += ' ';
  }
  return text.slice(0, length).toWellFormed();
}

const filled = (piece: string, nth: number) =>
  piece.includes('{') ? piece.replace(/\{([ndwW])\}/gu, (_, kind: keyof typeof FILLED) => FILLED[kind](nth)) : piece;

const FILLED = {
  n: (nth: number) => String(nth % 1_000_000),
  d: (nth: number) => String(((nth * 48_271 + 11_939_193) % 90_000_000) + 10_000_000),
  w: (nth: number) => wordOf(nth),
  W: (nth: number) => wordOf(nth).replace(/^./u, (it) => it.toUpperCase()),
};

const wordOf = (nth: number) => [1, 50, 2500].map((place) => SYLLABLES[Math.floor(nth / place) % 50]).join('');
const SYLLABLES = [...'bdfgklmnrt'].flatMap((consonant) => [...'aeiou'].map((vowel) => consonant + vowel));

function itemsOf(texts: readonly string[], { shape, question, every }: Recipe): unknown[] {
  const said = texts.flatMap((text, nth) =>
    every > 0 && nth % every === 0
      ? [{ role: 'assistant', content: question }, ITEMS[shape](text)]
      : [ITEMS[shape](text)],
  );
  return shape === 'envelope' ? [said].map((messages) => ({ messages })) : said;
}

const ITEMS: Record<Shape, (text: string) => unknown> = {
  text: (text) => text,
  object: (content) => ({ role: 'user', content }),
  html: (text) => ({ author: { type: 'user' }, body: `<p>${text}</p>` }),
  parts: (text) => ({ role: 'user', parts: [{ type: 'text', text }] }),
  transcript: (text) => `Customer: ${text}`,
  envelope: (content) => ({ role: 'user', content }),
};
