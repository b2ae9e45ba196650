import { createReadStream, readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { extract } from '../shared/extraction/extract.ts';
import type { Language, NameModel } from '../shared/extraction/language.ts';
import { en } from '../shared/extraction/languages/en.ts';
import { featuresOf, mailsIn, placeOf, sigmoid, tokensOf } from '../shared/extraction/name-model.ts';
import { setOf } from '../shared/extraction/pattern.ts';
import type { Turn } from '../shared/extraction/turn.ts';

const HELP = `Makes shared/extraction/languages/en-names.ts from labelled conversations: node bin/train-names.ts [--folds N] [--failures] [--out FILE] FILE…

Each FILE holds JSON lines {"messages","expected":{"customer_info":{"name"}}}. Conversations without an agent and
without capitals teach as they are; of the others only the customer's messages count, in lower case and without marks. With --folds nothing is
written: the name F1 of N-fold cross-validation by conversation is printed, over the conversations without an agent. --failures prints what was read wrongly.
`;

const SIZE = 1 << 15;
const EPOCHS = 3;
const RATE = 0.15;
const DECAY = 2e-6;
/** How often each conversation is repeated with other names in place of its own. */
const VARIANTS = 3;
/** What one made-up conversation without a name weighs. */
const OTHER = 0.2;
/** How often a message of train-names.txt is repeated. */
const COPIES = 6;

type Conversation = { messages: string[]; name: string | null; isSilent: boolean };
type Example = { places: Uint16Array; isName: boolean; weight: number };

// Numerical Recipes' generator: training must give the same weights everywhere.
let seed = 1;
const random = () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
};
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

function shuffle<T>(list: T[]): T[] {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other] as T, list[at] as T];
  }
  return list;
}

type Line = {
  messages: { role: string; content: string }[];
  expected: { customer_info?: { name?: string | null } };
};

async function conversationsIn(file: string): Promise<Conversation[]> {
  const conversations: Conversation[] = [];
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const { messages, expected } = JSON.parse(line) as Line;
    const name = expected.customer_info?.name;
    if (name === undefined) continue;
    const own = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
    const isSilent = own.length === messages.length && own.every((it) => it === it.toLowerCase());
    const plain = isSilent ? own : own.map(withoutCaseAndMarks);
    conversations.push({ messages: plain, name: name && withoutCaseAndMarks(name), isSilent });
  }
  return conversations;
}

const withoutCaseAndMarks = (text: string) =>
  text
    .toLowerCase()
    .replace(/['’.,!?;:"]/gu, '')
    .trim();

const names = (() => {
  const lines = readFileSync(new URL('train-names.txt', import.meta.url), 'utf8').split('\n');
  const of = (label: string) =>
    lines.filter((it) => it.startsWith(label)).flatMap((it) => it.slice(label.length).trim().split(' '));
  const wholes = lines.filter((it) => it.startsWith('line:')).flatMap((it) => it.slice('line:'.length).split('|'));
  const isName = (word: string) => !setOf(en.functionWords).has(word);
  return {
    given: of('given:').filter(isName),
    surnames: of('surnames:').filter(isName),
    other: of('other:'),
    lines: wholes.map((it) => it.trim()),
  };
})();

/** Given names that are nothing else. */
const GIVEN = (() => {
  const others = new Set([...setOf(en.commonWords), ...names.other]);
  return new Set(names.given.filter((it) => !others.has(it)));
})();
const WORD = /\p{L}+/gu;
/** The few agents who are greeted by name again and again must not teach that theirs are no names. */
const GREETED = 0.1;

/** As many words as the name it stands for. */
function otherName(words: number, known: readonly string[]): string {
  if (random() < 0.3) return pick(known);
  if (words === 1) return pick(random() < 0.85 ? names.given : names.surnames);
  if (words === 3) return `${pick(names.given)} ${pick(names.given)} ${pick(names.surnames)}`;
  return random() < 0.85
    ? `${pick(names.given)} ${pick(names.surnames)}`
    : `${pick(names.surnames)} ${pick(names.given)}`;
}

/** The conversation with other names, the customer's and those of others. */
function variant({ messages, name, isSilent }: Conversation, known: readonly string[]): Conversation {
  const own = name?.split(' ') ?? [];
  const greeted = messages.map((it) =>
    it.replace(WORD, (word) => (GIVEN.has(word) && !own.includes(word) ? pick(names.given) : word)),
  );
  if (!name) return { messages: greeted, name, isSilent };
  const other = otherName(own.length, known);
  const pattern = wholeWords(name);
  return { messages: greeted.map((it) => it.replace(pattern, other)), name: other, isSilent };
}

const wholeWords = (name: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${name.replace(/[^\p{L}\p{N} ]/gu, '\\$&')}(?![\\p{L}\\p{N}])`, 'gu');

function examplesOf({ messages, name, isSilent }: Conversation, weight: number, isVariant = false): Example[] {
  const mails = mailsIn(messages);
  return messages.flatMap((text, message) => {
    const tokens = tokensOf(text, en);
    const found = name ? [...text.toLowerCase().matchAll(wholeWords(name))] : [];
    const areNames = tokens.map(({ start }) =>
      found.some((it) => it.index <= start && start < it.index + it[0].length),
    );
    return areNames.map((isName, index) => {
      const trust = !isName && !isVariant && GIVEN.has(tokens[index]?.key ?? '') ? GREETED : 1;
      return {
        places: Uint16Array.from(
          featuresOf(tokens, index, {
            message,
            before: messages[message - 1] ?? '',
            after: messages[message + 1] ?? '',
            mails,
          }),
          (it) => placeOf(it, SIZE),
        ),
        isName,
        weight: (isSilent ? weight : weight * 0.5) * trust,
      };
    });
  });
}

/** Short answers that are no names. */
function noNames(): Conversation[] {
  const amount = () => (random() < 0.3 ? [String(Math.ceil(random() * 9))] : []);
  const answer = () => [...amount(), pick(names.other), ...(random() < 0.4 ? [pick(names.other)] : [])].join(' ');
  const each = names.other.map((word) => [word, answer(), answer()]);
  return each.map((answers) => ({
    messages: shuffle(['hi', 'ok', 'i need help', ...answers]),
    name: null,
    isSilent: true,
  }));
}

/** The messages of train-names.txt, each among others and with several names. */
function madeUp(known: readonly string[]): Conversation[] {
  const fillers = names.lines.filter((it) => !it.includes('{'));
  return names.lines.flatMap((line) =>
    Array.from({ length: COPIES }, () => {
      const name = otherName(pick([1, 1, 1, 2, 2, 2, 2, 3]), known);
      const text = line.replace('{name}', name).replaceAll('{other}', () => otherName(pick([1, 1, 2]), known));
      const before = Array.from({ length: Math.floor(random() * 5) }, () => pick(fillers));
      return {
        messages: ['hi', ...before, text, pick(fillers)],
        name: line.includes('{name}') ? name : null,
        isSilent: true,
      };
    }),
  );
}

/** Logistic regression with AdaGrad. */
function train(conversations: readonly Conversation[]): NameModel {
  seed = 1;
  const known = conversations.map(({ name }) => name).filter((it) => it !== null);
  const examples = conversations.flatMap((it) => [
    ...examplesOf(it, 1),
    ...Array.from({ length: VARIANTS }, () => examplesOf(variant(it, known), 0.7, true)).flat(),
  ]);
  examples.push(...madeUp(known).flatMap((it) => examplesOf(it, OTHER)));
  examples.push(...noNames().flatMap((it) => examplesOf(it, OTHER)));
  const weights = new Float32Array(SIZE);
  const squares = new Float32Array(SIZE).fill(1e-6);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const example of shuffle(examples)) learn(example, weights, squares);
  }
  return packed(weights);
}

function learn({ places, isName, weight }: Example, weights: Float32Array, squares: Float32Array): void {
  let sum = 0;
  for (const place of places) sum += weights[place] as number;
  const error = (sigmoid(sum) - Number(isName)) * weight;
  for (const place of places) {
    const gradient = error + DECAY * (weights[place] as number);
    const square = (squares[place] as number) + gradient * gradient;
    squares[place] = square;
    weights[place] = (weights[place] as number) - (RATE * gradient) / Math.sqrt(square);
  }
}

/** Four bits each, two to a byte; the few largest are cut off. */
function packed(weights: Float32Array): NameModel {
  const sizes = [...weights].map(Math.abs).sort((a, b) => a - b);
  const scale = Number(((sizes[Math.floor(sizes.length * 0.995)] ?? 1) / 7).toPrecision(4));
  const small = [...weights].map((it) => Math.max(-7, Math.min(7, Math.round(it / scale))) & 15);
  const bytes = Uint8Array.from(
    { length: SIZE / 2 },
    (_, at) => ((small[2 * at] ?? 0) << 4) | (small[2 * at + 1] ?? 0),
  );
  return { scale, weights: Buffer.from(bytes).toString('base64') };
}

const withModel = (model: NameModel): Language => ({ ...en, name: { ...en.name, model } });

function nameIn({ messages }: Conversation, language: Language): string | null {
  const turns = messages.map((text): Turn => ({ role: 'user', text }));
  const { name } = extract(turns, language).values;
  return name && withoutCaseAndMarks(name);
}

type Counts = { right: number; given: number; labelled: number; kept: number; none: number };

function measure(conversations: readonly Conversation[], language: Language, counts: Counts): void {
  for (const conversation of conversations.filter(({ isSilent }) => isSilent)) {
    const found = nameIn(conversation, language);
    const { name } = conversation;
    if (options.failures && found !== name) console.log(JSON.stringify({ found, ...conversation }));
    counts.right += Number(found !== null && found === name);
    counts.given += Number(found !== null);
    counts.labelled += Number(name !== null);
    counts.none += Number(name === null);
    counts.kept += Number(found === null && name === null);
  }
}

function report(counts: Counts): string {
  const { right, given, labelled, kept, none } = counts;
  const [precision, recall] = [right / given, right / labelled];
  const f1 = (2 * precision * recall) / (precision + recall);
  const percent = (it: number) => (100 * it).toFixed(1);
  return `name P ${percent(precision)} R ${percent(recall)} F1 ${percent(f1)}, nulls kept ${percent(kept / none)}`;
}

const zero = (): Counts => ({ right: 0, given: 0, labelled: 0, kept: 0, none: 0 });

function crossValidate(conversations: readonly Conversation[], folds: number): void {
  const [silent, others] = [true, false].map((is) => conversations.filter((it) => it.isSilent === is));
  const counts = zero();
  for (let fold = 0; fold < folds; fold++) {
    const [seen, unseen] = [false, true].map((is) => (silent ?? []).filter((_, at) => (at % folds === fold) === is));
    measure(unseen ?? [], withModel(train([...(seen ?? []), ...(others ?? [])])), counts);
  }
  console.log(`${folds}-fold: ${report(counts)}`);
}

const { values: options, positionals: files } = parseArgs({
  options: {
    folds: { type: 'string' },
    out: { type: 'string' },
    failures: { type: 'boolean' },
    help: { type: 'boolean' },
  },
  allowPositionals: true,
});
if (options.help || files.length === 0) {
  process.stdout.write(HELP);
  process.exit(0);
}
const conversations = (await Promise.all(files.map(conversationsIn))).flat();
if (options.folds) crossValidate(conversations, Number(options.folds));
else {
  const model = train(conversations);
  const counts = zero();
  measure(conversations, withModel(model), counts);
  console.log(`${conversations.length} conversations; on those seen: ${report(counts)}`);
  const out = options.out ?? new URL('../shared/extraction/languages/en-names.ts', import.meta.url);
  const source = `import type { NameModel } from '../language.ts';\n\n/** Made by bin/train-names.ts; see docs/extraction.md for its data. */\nexport const enNames: NameModel = {\n  scale: ${model.scale},\n  weights:\n    '${model.weights}',\n};\n`;
  writeFileSync(out, source);
}
