import { describe, expect, test } from '@jest/globals';
import { languages } from '../../../shared/extraction/languages.ts';
import { readTerms } from '../../../shared/sales-condition/read-terms.ts';
import { MONDAY } from './terms.ts';

const NOISE = [
  '',
  ' ',
  '\n\n',
  '\ud800',
  'a\udfffb',
  '👍🏽👍🏽',
  '\u200b\u200e\u202b',
  '<b>?</b>',
  '()[]{}*+?.^$|\\',
  '....,,,,////----',
  'https://shop.example/a?b=5&c=7',
  'ann@shop.example',
  '?!',
];

describe.each(languages.map((language) => [language.code, language] as const))('in %s', (_, language) => {
  test.each(NOISE)('%j holds no terms', (text) => {
    const { terms, evidence } = readTerms([{ role: 'user', text }], language, MONDAY);

    expect(Object.values(terms).filter((value) => value !== null)).toEqual([[]]);
    expect(evidence).toEqual({});
  });

  test('no turns hold no terms', () => {
    expect(readTerms([], language, MONDAY).evidence).toEqual({});
  });

  test.each([
    '9',
    '9 ',
    '1,',
    'a.b@c ',
    '$1 ',
    '5 % ',
    'net 30 ',
    'half a ',
    '三百個',
    'و',
    '(',
    'Acme Ltd ',
    'fünf',
    '50% ',
  ])('a long message of %j is read', (piece) => {
    const text = piece.repeat(16_384 / piece.length);

    expect(readTerms([{ role: 'user', text }], language, MONDAY).terms.scales.length).toBeLessThanOrEqual(20);
  });
});
