import { describe, expect, test } from '@jest/globals';
import { DIGIT, LETTER, MARK, SPACED_LETTER, UNSPACED_LETTER } from '../../../shared/extraction/letters.ts';

const points = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => from + at)
    .filter((point) => point < 0xd800 || point > 0xdfff)
    .map((point) => String.fromCodePoint(point))
    .filter((character) => !/\p{Cn}/u.test(character));
const classOf = (characters: string) => new RegExp(`[${characters}]`, 'u');
const namesOf = (characters: readonly string[]) => characters.map((it) => `U+${it.codePointAt(0)?.toString(16)}`);

describe('the characters of a class are those that Unicode says', () => {
  test.each([
    ['letters', LETTER, /\p{L}/u],
    ['marks', MARK, /\p{M}/u],
  ])('%s, from Latin to Arabic and in Devanagari', (_, characters, unicode) => {
    const ours = classOf(characters);

    expect(
      namesOf([...points(0, 0x0700), ...points(0x0900, 0x0980)].filter((it) => ours.test(it) !== unicode.test(it))),
    ).toEqual([]);
  });

  test('letters, of every other script that has no capitals', () => {
    const ours = classOf(LETTER);

    expect(
      namesOf(
        [...points(0x0980, 0x2000), ...points(0x3041, 0x10000), ...points(0x20000, 0x33480)].filter(
          (it) => /\p{Lo}/u.test(it) && !ours.test(it),
        ),
      ),
    ).toEqual([]);
  });

  test.each([
    ['general punctuation, currencies and signs', 0x2000, 0x2c00],
    ['punctuation of Chinese and Japanese', 0x3000, 0x3005],
    ['full-width signs', 0xff00, 0xff21],
    ['emoji', 0x1f000, 0x20000],
  ])('no letter among %s', (_, from, to) => {
    const ours = classOf(LETTER);

    expect(namesOf(points(from, to).filter((it) => ours.test(it)))).toEqual([]);
  });
});

test('a letter of Chinese or Japanese is none of a script with spaces', () => {
  const spaced = classOf(SPACED_LETTER);

  expect(points(0, 0x33480).filter((it) => spaced.test(it) && classOf(UNSPACED_LETTER).test(it))).toEqual([]);
});

test.each(['7', '٧', '۷', '७', '７', '½', '²'])('%s is a digit', (digit) => {
  expect(digit).toMatch(classOf(DIGIT));
});
