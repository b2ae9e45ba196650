import { TAG_COUNT } from './tags.ts';

/** `slots`: places of the features, found by their hashes (open addressing), as 1 + the place; 0: none. */
export type Weights = {
  hashes: Uint32Array;
  slots: Uint32Array;
  /** Where the weights of each feature begin. */
  starts: Uint32Array;
  /** Of each weight its tag, in the upper half of the byte, and the number of its size. */
  weights: Uint8Array;
  /** From tag to tag, row by row, and the same as factors of probability. */
  transition: Float64Array;
  factor: Float64Array;
};

/** Sizes of weights: eight of them and their negatives, half a byte together. */
const MAGNITUDES = [0.18, 0.26, 0.36, 0.5, 0.68, 0.92, 1.25, 1.7];
const SIZES = Float64Array.from([...MAGNITUDES, ...MAGNITUDES.map((it) => -it)]);
const SMALLEST = 0.14;
/** What follows what is written in sixteenths. */
const STEPS = 16;
const HASH_BITS = 24;
const HASH_MASK = 2 ** HASH_BITS - 1;

/**
 * Weights from a file: the number of features (4 bytes), the hash of each (3), how many weights each has (1), all weights (1), and what
 * each tag is worth behind each other (1); little-endian.
 */
export function unpacked(bytes: Buffer): Weights {
  const features = bytes.readUInt32LE(0);
  const lengths = bytes.subarray(4 + 3 * features, 4 + 4 * features);
  const hashes = hashesIn(bytes.subarray(4, 4 + 3 * features));
  const starts = startsOf(lengths);
  const from = 4 + 4 * features;
  const to = from + (starts[features] ?? 0);
  const transition = Float64Array.from(bytes.subarray(to), (it) => ((it << 24) >> 24) / STEPS);
  const weights = new Uint8Array(bytes.subarray(from, to));
  const factor = transition.map(Math.exp);
  return { hashes, slots: slotsOf(hashes), starts, weights, transition, factor };
}

function hashesIn(bytes: Uint8Array): Uint32Array {
  const hashes = new Uint32Array(bytes.length / 3);
  for (let at = 0, from = 0; at < hashes.length; at++, from += 3) {
    hashes[at] = (bytes[from] as number) | ((bytes[from + 1] as number) << 8) | ((bytes[from + 2] as number) << 16);
  }
  return hashes;
}

function startsOf(lengths: Uint8Array): Uint32Array {
  const starts = new Uint32Array(lengths.length + 1);
  for (let at = 0; at < lengths.length; at++) starts[at + 1] = (starts[at] as number) + (lengths[at] as number);
  return starts;
}

function slotsOf(hashes: Uint32Array): Uint32Array {
  const slots = new Uint32Array(2 ** Math.ceil(Math.log2(hashes.length * 2 + 1)));
  const mask = slots.length - 1;
  for (let place = 0; place < hashes.length; place++) {
    let slot = (hashes[place] as number) & mask;
    while (slots[slot] !== 0) slot = (slot + 1) & mask;
    slots[slot] = place + 1;
  }
  return slots;
}

/** Adds what a feature speaks for each tag to the scores that begin at `from`. */
export function addTo(scores: Float64Array, from: number, feature: number, model: Weights): void {
  const { hashes, slots, starts, weights } = model;
  const hash = feature & HASH_MASK;
  const mask = slots.length - 1;
  for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
    const place = (slots[slot] as number) - 1;
    if (place < 0) return;
    if (hashes[place] !== hash) continue;
    const end = starts[place + 1] as number;
    for (let at = starts[place] as number; at < end; at++) {
      const weight = weights[at] as number;
      const to = from + (weight >> 4);
      scores[to] = (scores[to] as number) + (SIZES[weight & 15] as number);
    }
    return;
  }
}

type Trained = { features: readonly number[]; emission: Float32Array; transition: Float32Array };

/** A file's bytes of weights, without those that are next to nothing. */
export function packed({ features, emission, transition }: Trained): Buffer {
  const rows = features
    .map((feature, at) => ({
      hash: feature & HASH_MASK,
      weights: [...emission.subarray(at * TAG_COUNT, (at + 1) * TAG_COUNT)].flatMap((weight, tag) =>
        Math.abs(weight) < SMALLEST ? [] : [(tag << 4) | sizeOf(weight)],
      ),
    }))
    .filter(({ weights }) => weights.length > 0);
  const follows = [...transition].map((it) => Math.max(-127, Math.min(127, Math.round(it * STEPS))));
  const count = Buffer.alloc(4);
  count.writeUInt32LE(rows.length);
  return Buffer.concat([
    count,
    Buffer.from(rows.flatMap(({ hash }) => [hash & 255, (hash >> 8) & 255, hash >> 16])),
    Buffer.from(rows.map(({ weights }) => weights.length)),
    Buffer.from(rows.flatMap(({ weights }) => weights)),
    Buffer.from(Int8Array.from(follows).buffer),
  ]);
}

/** The number of the size that is nearest, in proportion. */
function sizeOf(weight: number): number {
  const distances = MAGNITUDES.map((it) => Math.abs(Math.log(Math.abs(weight) / it)));
  return distances.indexOf(Math.min(...distances)) + (weight < 0 ? MAGNITUDES.length : 0);
}
