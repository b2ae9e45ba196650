import { expect, test } from '@jest/globals';
import { piecesOf, without } from '../../bin/ablate/pieces.ts';

const source = `import type { Language } from '../language.ts';

const KIN = ['son', 'daughter'];

export const qaa: Language = {
  code: 'qaa',
  name: { cues: ['my name is', \`call me\`, \`the \${KIN[0]} of\`], titles: 'mr mrs' },
  commonWords: \`yes
    no\`,
  openers: [...KIN, 'well', 3],
};
`;

const textsIn = (section: string, from = source) =>
  piecesOf(from)
    .filter((it) => it.section === section)
    .map(({ text }) => text);
const withoutOne = (section: string, text: string) =>
  without(
    source,
    piecesOf(source).filter((it) => it.section === section && it.text === text),
  );

test('a piece is a phrase of a list or a word of a list of words, by the member or the constant that holds it', () => {
  const bySection = Map.groupBy(piecesOf(source), ({ section }) => section);

  expect([...bySection.keys()]).toEqual(['KIN', 'name.cues', 'name.titles', 'commonWords', 'openers']);
  expect(textsIn('KIN')).toEqual(['son', 'daughter']);
  expect(textsIn('name.titles')).toEqual(['mr', 'mrs']);
  expect(textsIn('commonWords')).toEqual(['yes', 'no']);
  expect(bySection.get('name.titles')?.map(({ isWord }) => isWord)).toEqual([true, true]);
  expect(bySection.get('KIN')?.map(({ isWord }) => isWord)).toEqual([false, false]);
});

test('of a list only what is written there is a piece: no number, and no other list', () => {
  expect(textsIn('openers')).toEqual(['well']);
});

test('of a phrase made of others the text is what stands around them', () => {
  expect(textsIn('name.cues')).toEqual(['my name is', 'call me', expect.stringContaining('.*')]);
});

test('pieces come in the order of the source', () => {
  const starts = piecesOf(source).map(({ start }) => start);

  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
});

test('a phrase goes with its comma, a word alone, and nothing else', () => {
  expect(withoutOne('KIN', 'son')).toBe(source.replace("'son',", ''));
  expect(withoutOne('KIN', 'daughter')).toBe(source.replace(" 'daughter'", ' '));
  expect(withoutOne('name.titles', 'mr')).toBe(source.replace("'mr mrs'", "' mrs'"));
  expect(withoutOne('commonWords', 'no')).toBe(source.replace('    no', '    '));
});

test('without all of them, in whatever order they are given, the source has the same members, and nothing in them', () => {
  const pieces = piecesOf(source);
  const bare = without(source, pieces);

  expect(without(source, pieces.toReversed())).toBe(bare);
  expect(piecesOf(bare)).toEqual([]);
  expect(bare).toContain('openers: [...KIN,  3]');
});

test('without none it is as it was', () => {
  expect(without(source, [])).toBe(source);
});
