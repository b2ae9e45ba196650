import type { Language } from '../extraction/language.ts';
import { UNKNOWN } from './backpropagation.ts';
import { bagsOf } from './bags.ts';
import type { LabelledConversation } from './labelled.ts';
import type { Example } from './learner.ts';
import { WIDTH } from './network.ts';
import { sequenceOf } from './sequence.ts';
import { isRead } from './tagger.ts';
import { tagNumber } from './tags.ts';
import { train } from './train-network.ts';
import { packed } from './weights.ts';

/** So often all conversations are looked at, and few of them more often, until there are so many looks. */
const [EPOCHS, LEAST_LOOKS] = [5, 3_000];
/** A feature seen less often is noise. */
const SEEN = 2;
/** So many features of a language are kept, those that are seen most: a quarter of a megabyte with the parameters. */
const KEPT = 9_200;
/** What is longer is read as far as this. */
const LONGEST = 600;

/** What a language is learnt from. */
export type Material = { language: Language; conversations: readonly LabelledConversation[] };

/**
 * The weights of each language, as the bytes of its file: one network for all languages, and of each the features that its conversations show. The same
 * conversations give the same weights.
 * @param told hears how far it is
 */
export function learn(all: readonly Material[], told: (line: string) => void = () => {}): Map<string, Buffer> {
  const material = all.map(({ language, conversations }) => {
    const sequences = conversations.map((it) => taggedSequence(it, language));
    return { code: language.code, sequences, counts: countsOf(sequences) };
  });
  const counts = sumOf(material.map((it) => it.counts));
  const known = [...counts].filter(([, count]) => count >= SEEN).map(([feature]) => feature);
  const places = new Map(known.map((feature, place) => [feature, place]));
  const examples = material.flatMap(({ sequences }) =>
    sequences.map(({ features, tags }): Example => ({ ...bagsOf(features, (it) => places.get(it) ?? -1), tags })),
  );
  const epochs = Math.max(EPOCHS, Math.ceil(LEAST_LOOKS / Math.max(1, examples.length)));
  told(`${examples.length} conversations, ${places.size} features`);
  const { parameters, rows } = train(examples, {
    features: places.size,
    epochs,
    onEpoch: (epoch, loss) => told(`${epoch} of ${epochs}: ${loss.toFixed(3)} a conversation`),
  });
  return new Map(
    material.map(({ code, sequences, counts }) => {
      const features = [...counts]
        .filter(([feature]) => places.has(feature))
        .sort(([a, often], [b, seldom]) => seldom - often || a - b)
        .slice(0, KEPT)
        .map(([feature]) => feature);
      const own = new Float32Array(features.length * WIDTH);
      features.forEach((feature, at) => {
        const from = (places.get(feature) ?? 0) * WIDTH;
        own.set(rows.subarray(from, from + WIDTH), at * WIDTH);
      });
      const bytes = packed(features, own, parameters);
      told(`${code}: ${sequences.length} conversations, ${Math.round(bytes.length / 1000)} KB`);
      return [code, bytes];
    }),
  );
}

type TaggedSequence = { features: number[][]; tags: Uint8Array };

/** How often each feature is seen. */
function countsOf(sequences: readonly TaggedSequence[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { features } of sequences)
    for (const bag of features) for (const feature of bag) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return counts;
}

function sumOf(all: readonly ReadonlyMap<number, number>[]): Map<number, number> {
  const sum = new Map<number, number>();
  for (const [feature, count] of all.flatMap((it) => [...it])) sum.set(feature, (sum.get(feature) ?? 0) + count);
  return sum;
}

/** What nobody reads teaches nothing, and stands beside what is read. */
function taggedSequence({ turns, labels }: LabelledConversation, language: Language): TaggedSequence {
  const { turns: places, features } = sequenceOf(turns, language);
  const tags = new Uint8Array(features.length).fill(UNKNOWN);
  places.forEach(({ tokens, from }, turn) => {
    if (!isRead(turns, turn, language)) return;
    const own = labels.filter((it) => it.turn === turn);
    tokens.forEach(({ start, end }, at) => {
      const label = own.find((it) => start < it.end && end > it.start);
      tags[from + at] = label ? tagNumber(label.tag, start <= label.start) : 0;
    });
  });
  return { features: features.slice(0, LONGEST), tags: tags.slice(0, LONGEST) };
}
