import { expect, test } from '@jest/globals';
import { shortfall } from './report.ts';

const score = { code: 'de', passed: 19, right: 20, all: 20, turns: 4, needed: 3 } as const;

test('a language falls short when too few are served: 95 % in four, 90 % in the others', () => {
  expect(shortfall(score)).toBeUndefined();
  expect(shortfall({ ...score, passed: 18 })).toBe('de: 18 of 20 were served, and 19 must be');
  expect(shortfall({ ...score, code: 'ja', passed: 18 })).toBeUndefined();
  expect(shortfall({ ...score, code: 'ja', passed: 17 })).toBe('ja: 17 of 20 were served, and 18 must be');
});

test('a language falls short when half of its customers need more than one turn more', () => {
  expect(shortfall({ ...score, turns: 5 })).toBe('de: 5 turns, where 3 are needed');
});
