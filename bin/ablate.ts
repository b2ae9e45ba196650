import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { languages } from '../shared/extraction/languages.ts';
import { languageIn } from './ablate/language-in.ts';
import { type Origin, type Sample, samplesOf } from './ablate/material.ts';
import { type Piece, piecesOf, without } from './ablate/pieces.ts';
import { clearProgress, showProgress } from './progress.ts';

const HELP = `Says which rules of a language earn their place: npm run -s ablate [-- --pieces [--write]] [CODE …]

Takes out of shared/extraction/languages/<code>.ts one section at a time, and reads without it, as the service reads, the development sets and the
wordings of the tests (what changes there), the development tenth, and the other labelled conversations (how many values more or fewer are right: name,
phone, address, issue, type, role and priority). Where nothing changes and nothing falls, these conversations do not need the section. Dangers, signals,
topics and what the dialogue says are not told by the labels, and are left alone.

  --pieces   goes phrase by phrase, without the development tenth, and says how the tenth is read without all those that seem superfluous:
             some ten minutes a language
  --write    takes these out of the file
`;

/** What is looked at; danger, urgency and what the dialogue says are not told by the labels. */
const SECTIONS =
  /^(?:phone|name|asks|role|type|priority|notPriority|otherPeople|openers|functionWords|commonWords|labels|issue)(?:\.|$)|^[A-Z_]+(?:\.|$)/;

type Falls = Record<Origin, number>;

/** A language's file, what is read by it, and how much is right with all of it. */
type Material = { code: string; file: string; source: string; samples: Sample[]; before: number[] };

async function materialOf(code: string): Promise<Material> {
  const file = fileURLToPath(new URL(`../shared/extraction/languages/${code}.ts`, import.meta.url));
  const source = readFileSync(file, 'utf8');
  const language = await languageIn(source, { code, file });
  const samples = await samplesOf(language);
  return { code, file, source, samples, before: samples.map(({ rightIn }) => rightIn(language)) };
}

const candidatesIn = (source: string): Piece[] => piecesOf(source).filter(({ section }) => SECTIONS.test(section));

/** How much less is right without these, at most `atMost` of it; of these conversations, all unless given. */
async function fallsOf(material: Material, pieces: readonly Piece[], at?: readonly number[], atMost = Infinity) {
  const { source, samples, before } = material;
  const falls: Falls = { goal: 0, tenth: 0, trained: 0 };
  const language = await languageIn(without(source, pieces), material).catch(() => undefined);
  if (!language) return undefined;
  for (const index of at ?? samples.keys()) {
    const { origin, rightIn } = samples[index] as Sample;
    falls[origin] += (before[index] ?? 0) - rightIn(language);
    if (falls.goal > 0 && atMost < Infinity) break;
    if (falls.tenth + falls.trained > atMost) break;
  }
  return falls;
}

const isFall = ({ goal, tenth, trained }: Falls): boolean => goal > 0 || tenth > 0 || trained > 0;

/** Prints what falls without each section. */
async function bySection(material: Material): Promise<void> {
  const { code, source, samples } = material;
  console.log(
    `${code}: ${samples.length} conversations; without a section: sets changed, tenth fallen, trained fallen`,
  );
  for (const [section, some = []] of Object.entries(Object.groupBy(candidatesIn(source), (it) => it.section))) {
    const falls = await fallsOf(material, some);
    const cells = falls ? [falls.goal, falls.tenth, falls.trained].join(' ') : 'does not load';
    const end = falls && !isFall(falls) ? '  not needed' : '';
    console.log(`  ${section.padEnd(28)} ${`${some.length}`.padStart(5)} ${cells.padStart(14)}${end}`);
  }
}

const GROUP = 24;
/** Where so much has fallen, the rest will not make up for it. */
const LOST = 2;
/** What matters to so many of the conversations is not tried. */
const COMMON = 0.4;

/** Takes out what changes nothing but in the tenth, in groups that are halved, and reads the tenth without it. */
async function byPiece(material: Material, isWritten: boolean): Promise<void> {
  const { code, source, samples } = material;
  const isJudge = (index: number) => samples[index]?.origin !== 'tenth';
  const pieces = candidatesIn(source).filter(({ isWord }) => !isWord);
  const touched = new Map(pieces.map((piece) => [piece, touchedBy(piece, samples).filter(isJudge)]));
  const usesOf = (piece: Piece) => touched.get(piece)?.length ?? 0;
  const rare = pieces.filter((it) => usesOf(it) < COMMON * samples.length).toSorted((a, b) => usesOf(a) - usesOf(b));
  const superfluous: Piece[] = [];
  const takeOut = async (some: readonly Piece[]): Promise<void> => {
    const at = [...new Set(some.flatMap((it) => touched.get(it) ?? []))];
    const falls = await fallsOf(material, [...superfluous, ...some], at, LOST);
    if (falls && falls.goal <= 0 && falls.trained <= 0) superfluous.push(...some);
    else if (some.length > 1) {
      await takeOut(some.slice(0, some.length >> 1));
      await takeOut(some.slice(some.length >> 1));
    }
  };
  for (let from = 0; from < rare.length; from += GROUP) {
    showProgress(`${code}: ${from} of ${rare.length} pieces`);
    await takeOut(rare.slice(from, from + GROUP));
  }
  clearProgress();
  const falls = await fallsOf(material, superfluous);
  const tenth = [...samples.keys()].filter((index) => !isJudge(index));
  const right = tenth.reduce((sum, index) => sum + (material.before[index] ?? 0), 0);
  console.log(
    `${code}: ${superfluous.length} of ${pieces.length} phrases seem superfluous; without them ${falls?.tenth} of ${right} values of the development tenth are lost`,
  );
  if (isWritten) writeFileSync(material.file, without(source, superfluous));
}

/** The conversations that a piece could matter to: those in which it matches anywhere. */
function touchedBy({ text, isWord }: Piece, samples: readonly Sample[]): number[] {
  const everywhere = [...samples.keys()];
  if (text === '') return everywhere;
  try {
    const source = isWord ? text.replaceAll('-', '') : text.replaceAll(/[ '’]/gu, '[^\\p{L}\\p{N}]{0,6}');
    const pattern = new RegExp(source, 'iu');
    return everywhere.filter((index) => pattern.test(samples[index]?.text ?? ''));
  } catch {
    return everywhere;
  }
}

const OPTIONS = {
  pieces: { type: 'boolean', default: false },
  write: { type: 'boolean', default: false },
  help: { type: 'boolean' },
} as const;
const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
const codes = languages.map(({ code }) => code);
const unknown = positionals.filter((code) => !codes.includes(code));
if (values.help) console.log(HELP);
else if (unknown.length > 0) {
  console.error(`There is no language ${unknown.join(', ')}; there are ${codes.join(', ')}`);
  process.exitCode = 1;
} else {
  for (const code of positionals.length > 0 ? positionals : codes) {
    const material = await materialOf(code);
    await (values.pieces ? byPiece(material, values.write) : bySection(material));
  }
}
