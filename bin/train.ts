import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Language } from '../shared/extraction/language.ts';
import { languages } from '../shared/extraction/languages.ts';
import { observe } from '../shared/reading/features.ts';
import { type LabelledConversation, type LabelledLine, labelledOf } from '../shared/reading/labelled.ts';
import { TAG_COUNT, tagNumber } from '../shared/reading/tags.ts';
import { type Example, train } from '../shared/reading/train-crf.ts';
import { packed } from '../shared/reading/weights.ts';

const HELP = `Trains the reader of names, numbers and addresses: npm run train [-- --share SHARE]

Reads shared/reading/conversations/*.jsonl, all languages together, and writes the weights of each language to
shared/reading/weights/<code>.bin: of what all have taught, what conversations of that language can show. The same conversations give the same
weights.

  --share SHARE   of the written conversations only so many, such as 0.5: what fewer would do (npm run -s eval:reading)
`;

const EPOCHS = 8;
const RATE = 0.1;
/** The share of a token's features that is hidden at each look, so that no single word decides. */
const HIDDEN = 0.1;
/** What a weight loses after each epoch, so that most are nothing. */
const SHRINK = 0.01;
/** A feature seen less often is noise. */
const SEEN = 2;
/** Of what is kept of a language the weights are adjusted, by its own conversations. */
const [TUNING_EPOCHS, TUNING_RATE] = [3, 0.05];
/** So many features of a language are kept, those that say most most often: a quarter of a megabyte. */
const KEPT = 17_500;

type Material = { code: string; turns: TaggedTurn[] };
type Trained = { places: Map<number, number>; emission: Float32Array; transition: Float32Array };

function trainAll(share: number): void {
  const material = languages.map((language) => ({
    code: language.code,
    turns: conversationsIn(language.code, share).flatMap((it) => taggedTurns(it, language)),
  }));
  const counts = countsOf(material.flatMap(({ turns }) => turns));
  const places = placesOf([...counts].filter(([, count]) => count >= SEEN).map(([hash]) => hash));
  const examples = material.flatMap(({ turns }) => examplesOf(turns, places));
  console.log(`${examples.length} turns, ${places.size} features`);
  const all = train(examples, {
    tags: TAG_COUNT,
    features: places.size,
    epochs: EPOCHS,
    rate: RATE,
    hidden: HIDDEN,
    shrink: SHRINK,
    onEpoch: (epoch, loss) => console.log(`${epoch} of ${EPOCHS}: ${loss.toFixed(3)} a turn`),
  });
  for (const one of material) {
    const bytes = weightsOf(one, { places, ...all });
    writeFileSync(fileURLToPath(new URL(`../shared/reading/weights/${one.code}.bin`, import.meta.url)), bytes);
    console.log(`${one.code}: ${one.turns.length} turns, ${Math.round(bytes.length / 1000)} KB`);
  }
}

/** The weights of a language, as many as fit, adjusted by its own conversations. */
function weightsOf({ turns }: Material, { places, emission, transition }: Trained): Buffer {
  const counts = countsOf(turns);
  const rowOf = (hash: number) => {
    const from = (places.get(hash) ?? 0) * TAG_COUNT;
    return emission.subarray(from, from + TAG_COUNT);
  };
  const worthOf = ([hash, count]: [number, number]) =>
    (Math.max(...rowOf(hash)) - Math.min(...rowOf(hash))) * Math.log(1 + count);
  const features = [...counts]
    .filter(([hash]) => places.has(hash))
    .map((it) => ({ hash: it[0], worth: worthOf(it) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, KEPT)
    .map(({ hash }) => hash)
    .sort((a, b) => a - b);
  const rows = new Float32Array(features.length * TAG_COUNT);
  for (const [at, hash] of features.entries()) rows.set(rowOf(hash), at * TAG_COUNT);
  const tuned = train(examplesOf(turns, placesOf(features)), {
    tags: TAG_COUNT,
    features: features.length,
    epochs: TUNING_EPOCHS,
    rate: TUNING_RATE,
    hidden: HIDDEN,
    shrink: 0,
    initial: { emission: rows, transition },
  });
  return packed({ features, ...tuned });
}

const placesOf = (hashes: readonly number[]) => new Map(hashes.map((hash, at) => [hash, at]));

/** How often each feature is seen. */
function countsOf(turns: readonly TaggedTurn[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const hash of turns.flatMap(({ features }) => features.flatMap((it) => [...it])))
    counts.set(hash, (counts.get(hash) ?? 0) + 1);
  return counts;
}

const examplesOf = (turns: readonly TaggedTurn[], places: ReadonlyMap<number, number>): Example[] =>
  turns.map(({ features, tags }) => ({
    features: features.map((hashes) => Int32Array.from([...hashes].flatMap((hash) => places.get(hash) ?? []))),
    tags,
  }));

/** Those written for the service, and those converted from what was there before. */
function conversationsIn(code: string, share: number): LabelledConversation[] {
  const files = [`${code}.jsonl`, `converted/${code}.jsonl`].map((name) =>
    fileURLToPath(new URL(`../shared/reading/conversations/${name}`, import.meta.url)),
  );
  const [written = [], converted = []] = files.map((file) =>
    existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [],
  );
  const isTaken = (_: string, index: number) => Math.floor((index + 1) * share) > Math.floor(index * share);
  const lines = [...written.filter(isTaken), ...converted];
  return lines.map((line) => labelledOf(JSON.parse(line) as LabelledLine));
}

type TaggedTurn = { features: Uint32Array[]; tags: Uint8Array };

function taggedTurns({ turns, labels }: LabelledConversation, language: Language): TaggedTurn[] {
  return observe(turns, language).flatMap(({ tokens, features }, turn) => {
    const own = labels.filter((it) => it.turn === turn);
    const tags = Uint8Array.from(tokens, ({ start, end }) => {
      const label = own.find((it) => start < it.end && end > it.start);
      return label ? tagNumber(label.tag, start <= label.start) : 0;
    });
    return tokens.length > 0 ? [{ features: features(), tags }] : [];
  });
}

const { values } = parseArgs({ options: { help: { type: 'boolean' }, share: { type: 'string', default: '1' } } });
const share = Number(values.share);
if (values.help) console.log(HELP);
else if (!(share > 0 && share <= 1)) {
  console.error(`--share ${values.share} is no share: it can be from 0 to 1`);
  process.exitCode = 1;
} else trainAll(share);
