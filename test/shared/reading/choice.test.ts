import { describe, expect, test } from '@jest/globals';
import { type Extraction, extract } from '../../../shared/extraction/extract.ts';
import { en } from '../../../shared/extraction/languages/en.ts';
import type { Turn } from '../../../shared/extraction/turn.ts';
import type { Tagged } from '../../../shared/reading/assemble.ts';
import { type ChoiceWeights, choose, openFields } from '../../../shared/reading/choice.ts';
import { isPlausible } from '../../../shared/reading/plausible.ts';
import { proposalsOf, type Readings } from '../../../shared/reading/proposals.ts';
import { signsOf } from '../../../shared/reading/signs.ts';

const nothing: Extraction = extract([], en);
const ruled = (name: string, start: number, rule = 'cue'): Extraction => ({
  ...nothing,
  values: { ...nothing.values, name },
  evidence: { name: [{ message: 0, start, end: start + name.length, rule, score: 0.9 }] },
});

const TEXT = 'This is Ann Lee speaking, 555 0123 44';
const turns: Turn[] = [{ role: 'user', text: TEXT }];
const tagged = (field: Tagged['field'], words: string): Tagged => {
  const start = TEXT.indexOf(words);
  return { turn: 0, field, isOwn: true, start, end: start + words.length, score: 0.95 };
};
const readings = (byRules: Extraction, ...all: Tagged[]): Readings => ({
  ...{ turns, language: en, byRules },
  tagging: { beliefs: [undefined], tagged: all },
});

/** What the tagger proposes is worth so much, and all else nothing. */
const worth = (weight: number): ChoiceWeights => {
  const weights = { 'by tagger, language=en': weight };
  return { name: weights, phone: weights, address: weights };
};
const chosen = (it: Readings, weight: number, isRequest = false) =>
  choose('name', it, { weights: worth(weight), isRequest });

describe('of the name that the rules have and the one that the tagger has', () => {
  const both = readings(ruled('Ann', 8), tagged('name', 'Ann Lee'));

  test('the likelier is taken, and what spoke most for it is said', () => {
    expect(chosen(both, 2)).toMatchObject({ value: 'Ann Lee', why: 'by tagger, language=en' });
  });

  test('the rules’ stays when the other is hardly likelier', () => {
    expect(chosen(both, 0.1)).toBeUndefined();
  });

  test('the same in another order is one, as the rules have it', () => {
    const proposals = proposalsOf('name', readings(ruled('Lee Ann', 8), tagged('name', 'Ann Lee')));

    expect(proposals).toMatchObject([{ value: 'Lee Ann' }]);
    expect([...(proposals[0]?.by ?? [])]).toEqual(['rules', 'tagger']);
  });

  test('one that knows nothing of what a rule has read says so', () => {
    const it = readings(ruled('speaking', 16, 'spelled'), tagged('name', 'Ann Lee'));
    const [, signs] = signsOf('name', proposalsOf('name', it), it);

    expect(signs).toContain('without spelled');
  });
});

describe('where the rules have none', () => {
  test('a name alone must be surer than one beside a number', () => {
    expect(chosen(readings(nothing, tagged('name', 'Ann Lee')), 1)).toBeUndefined();
    expect(chosen(readings(nothing, tagged('name', 'Ann Lee'), tagged('phone', '555 0123 44')), 1)).toBeDefined();
  });

  test('so must one in a talk about parcels or prices', () => {
    const it = readings(nothing, tagged('name', 'Ann Lee'), tagged('phone', '555 0123 44'));

    expect(chosen(it, 1, true)).toBeUndefined();
    expect(chosen(it, 2, true)).toBeDefined();
  });
});

describe('nothing takes the place', () => {
  test('of what the customer has corrected', () => {
    expect(openFields(ruled('Ann', 8, 'correction'))).toEqual(['phone', 'address']);
  });

  test('of a number that cannot be called, which is asked for again', () => {
    const uncallable = { message: 0, start: 26, end: 32, value: '555 01', reason: 'too short' } as const;

    expect(openFields({ ...nothing, uncallable })).toEqual(['name', 'address']);
  });
});

test.each([
  ['name', 'Kayleigh Robson', true],
  ['name', 'thank you', false],
  ['name', 'Mobile', false],
  ['phone', '(415) 555-0132', true],
  ['phone', '555', false],
  ['address', '5 Elm Road', true],
  ['address', 'San Diego', false],
] as const)('as %s "%s" is possible: %s', (field, value, isPossible) => {
  expect(isPlausible(field, value, en)).toBe(isPossible);
});
