import { type Places, WIDTH } from './network.ts';

/** The features of a sequence, one token's behind another's as places among rows of numbers, and where each token's begin. */
export type Bags = { places: Int32Array; starts: Int32Array };

/** @param placeOf below nothing of a feature that is not known */
export function bagsOf(features: readonly (readonly number[])[], placeOf: (feature: number) => number): Bags {
  const starts = new Int32Array(features.length + 1);
  const places: number[] = [];
  features.forEach((bag, at) => {
    for (const feature of bag) {
      const place = placeOf(feature);
      if (place >= 0) places.push(place);
    }
    starts[at + 1] = places.length;
  });
  return { places: Int32Array.from(places), starts };
}

/** Takes in the numbers of each token: the sum of those of its features. A place below nothing has none. */
export function takeIn(
  floats: Float32Array,
  rows: Float32Array,
  { places, starts }: Bags,
  { tokens, inputs }: Places,
): void {
  const first = inputs[0]!;
  floats.fill(0, first, first + tokens * WIDTH);
  for (let token = 0; token < tokens; token++) {
    const to = first + token * WIDTH;
    for (let it = starts[token]!; it < starts[token + 1]!; it++) {
      const row = places[it]! * WIDTH;
      if (row >= 0) for (let at = 0; at < WIDTH; at++) floats[to + at]! += rows[row + at]!;
    }
  }
}
