import { PARAMETERS, WIDTH } from './network.ts';

/** The network's parameters, and the numbers of the features that a language knows, which are found by their hashes. */
export type Weights = {
  parameters: Float32Array;
  rows: Float32Array;
  hashes: Uint32Array;
  /** Places of the features by their hashes (open addressing), as 1 + the place; 0: none. */
  slots: Uint32Array;
};

const HASH_BITS = 24;
const HASH_MASK = 2 ** HASH_BITS - 1;
const HASH_BYTES = HASH_BITS / 8;

/** So many numbers of the parameters, one behind another, have a scale of their own; of a feature all. */
const BLOCK = 64;
const BLOCKS = Math.ceil(PARAMETERS / BLOCK);
/** A number is half a byte, from -7 to 7, times its scale. */
const MOST = 7;
/** A scale is a byte: sixteen of them from one power of two to the next, and the last is 8. */
const [SCALES_A_POWER, LAST_SCALE] = [16, 3];
const BYTES_OF_PARAMETERS = Math.ceil(PARAMETERS / 2);

/**
 * Weights from a file: the number of features (4 bytes, little-endian), the scales of the parameters (1 each) and the parameters (half a byte each), then
 * the hashes of all features (3 each), their scales (1 each) and their numbers (half a byte each).
 */
export function unpacked(bytes: Buffer): Weights {
  const features = bytes.readUInt32LE(0);
  let from = 4;
  const take = (size: number) => {
    from += size;
    return bytes.subarray(from - size, from);
  };
  const parameters = numbersIn(take(BLOCKS), take(BYTES_OF_PARAMETERS), BLOCK).subarray(0, PARAMETERS);
  const hashes = hashesIn(take(features * HASH_BYTES));
  const rows = numbersIn(take(features), take((features * WIDTH) / 2), WIDTH);
  return { parameters, rows, hashes, slots: slotsOf(hashes) };
}

function numbersIn(scales: Uint8Array, halves: Uint8Array, block: number): Float32Array {
  const numbers = new Float32Array(halves.length * 2);
  for (let at = 0; at < numbers.length; at += block) {
    const scale = scaleOf(scales[at / block] as number);
    for (let it = at >> 1; it < (at + block) >> 1 && it < halves.length; it++) {
      const both = halves[it] as number;
      numbers[2 * it] = ((both & 15) - MOST) * scale;
      numbers[2 * it + 1] = ((both >> 4) - MOST) * scale;
    }
  }
  return numbers;
}

const scaleOf = (byte: number): number => 2 ** ((byte - 255) / SCALES_A_POWER + LAST_SCALE);

function hashesIn(bytes: Uint8Array): Uint32Array {
  const hashes = new Uint32Array(bytes.length / HASH_BYTES);
  for (let at = 0, from = 0; at < hashes.length; at++, from += HASH_BYTES) {
    hashes[at] = (bytes[from] as number) | ((bytes[from + 1] as number) << 8) | ((bytes[from + 2] as number) << 16);
  }
  return hashes;
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

/** The place of a feature among the rows; -1 of one that the language does not know. */
export function placeIn({ hashes, slots }: Weights): (feature: number) => number {
  const mask = slots.length - 1;
  return (feature) => {
    const hash = feature & HASH_MASK;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const place = (slots[slot] as number) - 1;
      if (place < 0 || hashes[place] === hash) return place;
    }
  };
}

/** A file's bytes of weights. @param rows those of the features, in their order */
export function packed(features: readonly number[], rows: Float32Array, parameters: Float32Array): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32LE(features.length);
  const [network, own] = [halved(parameters, BLOCK), halved(rows, WIDTH)];
  const hashes = features.flatMap((it) => [it & 255, (it >> 8) & 255, (it >> 16) & 255]);
  return Buffer.concat([count, network.scales, network.halves, Buffer.from(hashes), own.scales, own.halves]);
}

/** Numbers as halves of bytes, and the scale of each block. */
function halved(numbers: Float32Array, block: number): { scales: Uint8Array; halves: Uint8Array } {
  const scales = new Uint8Array(Math.ceil(numbers.length / block));
  const halves = new Uint8Array(Math.ceil(numbers.length / 2));
  for (let at = 0; at < numbers.length; at++) {
    if (at % block === 0) {
      const largest = numbers.subarray(at, at + block).reduce((top, it) => Math.max(top, Math.abs(it)), 2 ** -9);
      scales[at / block] = 255 + Math.ceil((Math.log2(largest / MOST) - LAST_SCALE) * SCALES_A_POWER);
    }
    const scale = scaleOf(scales[Math.floor(at / block)] as number);
    const half = Math.round((numbers[at] as number) / scale) + MOST;
    halves[at >> 1] = (halves[at >> 1] as number) | (at % 2 === 0 ? half : half << 4);
  }
  return { scales, halves };
}
