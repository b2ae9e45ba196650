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

  test('the rules’ stays when the other is no likelier', () => {
    expect(chosen(both, 0)).toBeUndefined();
  });

  test('neither is, where the rules’ is hardly ever right', () => {
    const weights = { ...worth(-9), name: { 'by rules, language=en': -3, 'by tagger, language=en': -9 } };

    expect(choose('name', both, { weights, isRequest: false })).toBeNull();
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
    const asked: Turn[] = [...turns, { role: 'assistant', text: 'Sure.' }];
    const chosenOf = (...all: Tagged[]) => chosen({ ...readings(nothing, ...all), turns: asked }, 1);

    expect(chosenOf(tagged('name', 'Ann Lee'))).toBeUndefined();
    expect(chosenOf(tagged('name', 'Ann Lee'), tagged('phone', '555 0123 44'))).toBeDefined();
  });

  test('so must one in a talk about parcels or prices', () => {
    const it = readings(nothing, tagged('name', 'Ann Lee'), tagged('phone', '555 0123 44'));

    expect(chosen(it, 1, true)).toBeUndefined();
    expect(chosen(it, 3, true)).toBeDefined();
  });
});

describe('nothing takes the place', () => {
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
  ['phone', '503-555-0193 350', false],
  ['phone', '212 555 0142 ext. 5', true],
  ['address', '5 Elm Road', true],
] as const)('as %s "%s" is possible: %s', (field, value, isPossible) => {
  expect(isPlausible(field, value, en)).toBe(isPossible);
});

describe('what the agent says', () => {
  test.each([
    ['yes', 'yes, that is me'],
    ['other', 'so they say'],
  ])('counts by the answer to it: %s', (answer, text) => {
    const told: Turn[] = [
      { role: 'assistant', text: 'Is it Ann Lee?' },
      { role: 'user', text },
    ];
    const name: Tagged = { turn: 0, field: 'name', isOwn: true, start: 6, end: 13, score: 0.9 };
    const it: Readings = { turns: told, language: en, byRules: nothing, tagging: { beliefs: [], tagged: [name] } };
    const [signs] = signsOf('name', proposalsOf('name', it), it);

    expect(signs).toContain(`agent's=${answer}`);
  });

  test('is nobody’s where the customer tells nothing of himself', () => {
    const told: Turn[] = [
      { role: 'user', text: 'a dentist near me, Ann Lee' },
      { role: 'assistant', text: 'There is one on 212-555-0187' },
      { role: 'user', text: 'yes, great' },
    ];
    const phone: Tagged = { turn: 1, field: 'phone', isOwn: true, start: 16, end: 28, score: 0.9 };
    const name: Tagged = { turn: 0, field: 'name', isOwn: true, start: 19, end: 26, score: 0.9 };
    const chosenOf = (tagged: Tagged[]) => {
      const it: Readings = { turns: told, language: en, byRules: nothing, tagging: { beliefs: [], tagged } };
      return choose('phone', it, { weights: worth(4), isRequest: false })?.value;
    };

    expect(chosenOf([phone])).toBeUndefined();
    expect(chosenOf([phone, name])).toBe('212-555-0187');
  });
});

test('a number in one of several messages of which none was asked for must be surer', () => {
  const phone: Tagged = { turn: 1, field: 'phone', isOwn: true, start: 0, end: 12, score: 0.9 };
  const said = (...texts: string[]): Turn[] => texts.map((text) => ({ role: 'user', text }));
  const chosenIn = (told: Turn[], tagged: Tagged) => {
    const it: Readings = { turns: told, language: en, byRules: nothing, tagging: { beliefs: [], tagged: [tagged] } };
    return choose('phone', it, { weights: worth(1), isRequest: false })?.value;
  };

  expect(chosenIn(said('hi', '212-555-0187', 'thanks'), phone)).toBeUndefined();
  expect(chosenIn(said('212-555-0187'), { ...phone, turn: 0 })).toBe('212-555-0187');
});

test('a number that another followed does not come back, however surely it was told', () => {
  const told: Turn[] = ['212-555-0187', 'My number is 415-555-0190 now.'].map((text) => ({ role: 'user', text }));
  const byRules: Extraction = {
    ...nothing,
    values: { ...nothing.values, phone: '415-555-0190' },
    evidence: { phone: [{ message: 1, start: 13, end: 25, rule: 'cue', score: 0.9 }] },
  };
  const phone: Tagged = { turn: 0, field: 'phone', isOwn: true, start: 0, end: 12, score: 0.99 };
  const it: Readings = { turns: told, language: en, byRules, tagging: { beliefs: [], tagged: [phone] } };

  expect(choose('phone', it, { weights: worth(9), isRequest: false })).toBeUndefined();
});
