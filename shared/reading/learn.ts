import type { Language } from '../extraction/language.ts';
import { type Features, observe } from './features.ts';
import type { LabelledConversation } from './labelled.ts';
import { isRead } from './tagger.ts';
import { TAG_COUNT, tagNumber } from './tags.ts';
import { type Example, train } from './train-crf.ts';
import { packed } from './weights.ts';

const EPOCHS = 8;
const RATE = 0.1;
/** The share of a token's features that is hidden at each look, so that no single word decides. */
const HIDDEN = 0.3;
/** What a weight loses after each epoch, so that most are nothing. */
const SHRINK = 0.01;
/** A feature seen less often is noise. */
const SEEN = 2;
/** Of what is kept of a language the weights are adjusted, by its own conversations. */
const [TUNING_EPOCHS, TUNING_RATE] = [3, 0.05];
/** So many features of a language are kept, those that say most most often: a quarter of a megabyte. */
const KEPT = 18_900;

/** What a language is learnt from. */
export type Material = { language: Language; conversations: readonly LabelledConversation[] };
type TaggedMaterial = { code: string; turns: TaggedTurn[] };
type Trained = { places: Map<number, number>; emission: Float32Array; transition: Float32Array };

/**
 * The weights of each language, as the bytes of its file: of what all languages have taught, what conversations of that language can
 * show. The same conversations give the same weights.
 * @param told hears how far it is
 */
export function learn(all: readonly Material[], told: (line: string) => void = () => {}): Map<string, Buffer> {
  const material = all.map(({ language, conversations }) => ({
    code: language.code,
    turns: conversations.flatMap((it) => taggedTurns(it, language)),
  }));
  const counts = countsOf(material.flatMap(({ turns }) => turns));
  const places = placesOf([...counts].filter(([, count]) => count >= SEEN).map(([hash]) => hash));
  const examples = material.flatMap(({ turns }) => examplesOf(turns, places));
  told(`${examples.length} turns, ${places.size} features`);
  const together = train(examples, {
    tags: TAG_COUNT,
    features: places.size,
    epochs: EPOCHS,
    rate: RATE,
    hidden: HIDDEN,
    shrink: SHRINK,
    onEpoch: (epoch, loss) => told(`${epoch} of ${EPOCHS}: ${loss.toFixed(3)} a turn`),
  });
  return new Map(
    material.map((one) => {
      const bytes = weightsFor(one, { places, ...together });
      told(`${one.code}: ${one.turns.length} turns, ${Math.round(bytes.length / 1000)} KB`);
      return [one.code, bytes];
    }),
  );
}

/** The weights of a language, as many as fit, adjusted by its own conversations. */
function weightsFor({ turns }: TaggedMaterial, { places, emission, transition }: Trained): Buffer {
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

type TaggedTurn = { features: Uint32Array[]; tags: Uint8Array };

function taggedTurns({ turns, labels }: LabelledConversation, language: Language): TaggedTurn[] {
  return observe(turns, language).flatMap(({ tokens, features }, turn) => {
    const own = labels.filter((it) => it.turn === turn);
    const tags = Uint8Array.from(tokens, ({ start, end }) => {
      const label = own.find((it) => start < it.end && end > it.start);
      return label ? tagNumber(label.tag, start <= label.start) : 0;
    });
    return tokens.length > 0 && isRead(turns, turn, language) ? [{ features: together(features()), tags }] : [];
  });
}

const together = ({ ofToken, shapes, ofShape, ofTurn }: Features): Uint32Array[] =>
  ofToken.map((own, at) => Uint32Array.from([...own, ...ofTurn, ...ofShape(shapes[at] as number)]));
