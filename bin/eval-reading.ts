import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { extract } from '../shared/extraction/extract.ts';
import type { Language } from '../shared/extraction/language.ts';
import { languageOf } from '../shared/extraction/languages.ts';
import type { Turn } from '../shared/extraction/turn.ts';
import { CONTACT_FIELDS, type ContactField, type LabelledConversation } from '../shared/reading/labelled.ts';
import { read, readByTagger } from '../shared/reading/read.ts';
import { isRight } from '../shared/reading/same-value.ts';
import { conversationsIn } from './labelled-files.ts';

const HELP = `Scores how names, numbers and addresses are read: npm run -s eval:reading [-- CODE …]

Reads shared/reading/conversations/development/<code>.jsonl, which nothing was trained on, with the rules alone, the trained reader alone, and both as
the service has them. F1 of name, phone and address, how many conversations have all three right, and how many are thought to tell all three and do not, in
percent.
`;

type Values = Record<ContactField, string | null>;
type Count = { right: number; wrong: number; missed: number };
type Score = Record<ContactField, Count> & { whole: number; tooSoon: number; all: number };

const readers: Record<string, (turns: readonly Turn[], language: Language) => Values> = {
  rules: (turns, language) => extract(turns, language).values,
  trained: (turns, language) => {
    const { name, phone, address } = readByTagger(turns, language);
    return { name: name?.value ?? null, phone: phone?.value ?? null, address: address?.value ?? null };
  },
  both: (turns, language) => read(turns, language).values,
};

const folder = fileURLToPath(new URL('../shared/reading/conversations/development', import.meta.url));

const nothing = (): Score => {
  const count = () => ({ right: 0, wrong: 0, missed: 0 });
  return { name: count(), phone: count(), address: count(), whole: 0, tooSoon: 0, all: 0 };
};

function add(score: Score, { record }: LabelledConversation, values: Values): void {
  const isEachRight = CONTACT_FIELDS.map((field) => isCounted(score[field], field, record[field], values[field]));
  score.all += 1;
  if (isEachRight.every(Boolean)) score.whole += 1;
  const [isTold, isFound] = [record, values].map((it) => CONTACT_FIELDS.every((field) => it[field] !== null));
  if (isFound && !isTold) score.tooSoon += 1;
}

/** Counts a value, and says whether it is right. */
function isCounted(count: Count, field: ContactField, wanted: string | null, found: string | null): boolean {
  const isMatch = isRight(field, found, wanted);
  if (isMatch && wanted !== null) count.right += 1;
  if (!isMatch && found !== null) count.wrong += 1;
  if (!isMatch && wanted !== null) count.missed += 1;
  return isMatch;
}

function lineOf(name: string, scores: readonly Score[]): string {
  const f1 = ({ right, wrong, missed }: Count) => ((200 * right) / (2 * right + wrong + missed)).toFixed(1);
  const cells = scores.flatMap((it) => [
    ...CONTACT_FIELDS.map((field) => f1(it[field])),
    ((100 * it.whole) / it.all).toFixed(1),
    ((100 * it.tooSoon) / it.all).toFixed(1),
  ]);
  return `| ${[name, scores[0]?.all, ...cells].join(' | ')} |`;
}

function main(codes: readonly string[]): void {
  const titles = Object.keys(readers).flatMap((reader) => [`${reader}: name`, 'phone', 'address', 'whole', 'too soon']);
  console.log(`| language | conversations | ${titles.join(' | ')} |`);
  console.log(`|${' --- |'.repeat(2 + titles.length)}`);
  const sum = Object.keys(readers).map(nothing);
  for (const code of codes) {
    const own = Object.keys(readers).map(nothing);
    for (const conversation of conversationsIn(join(folder, `${code}.jsonl`))) {
      for (const [at, values] of Object.values(readers).entries()) {
        const found = values(conversation.turns, languageOf(code));
        for (const scores of [own, sum]) add(scores[at] as Score, conversation, found);
      }
    }
    console.log(lineOf(code, own));
  }
  console.log(lineOf('all', sum));
}

const { values, positionals } = parseArgs({ options: { help: { type: 'boolean' } }, allowPositionals: true });
const known = readdirSync(folder).map((file) => basename(file, '.jsonl'));
const unknown = positionals.filter((code) => !known.includes(code));
if (values.help) console.log(HELP);
else if (unknown.length > 0) {
  console.error(`There are no development conversations for ${unknown.join(', ')}; there are for ${known.join(', ')}`);
  process.exitCode = 1;
} else main(positionals.length > 0 ? positionals : known);
