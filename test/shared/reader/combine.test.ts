import { expect, test } from '@jest/globals';
import { extract } from '../../../shared/extraction/extract.ts';
import { languageOf } from '../../../shared/extraction/languages.ts';
import type { Turn } from '../../../shared/extraction/turn.ts';
import { combine, readingOf } from '../../../shared/reader/combine.ts';
import type { ModelReading } from '../../../shared/reader/model-reading.ts';

const en = languageOf('en');
const turns: Turn[] = [
  { role: 'user', text: 'My sink leaks. My name is Ann Lee, my number is 415-555-0132.' },
  { role: 'user', text: 'Actually my number is 415-555-0177.' },
];
const builtIn = extract(turns, en);

const stated = (value: string, message: number) => ({
  value,
  evidence: [{ message, start: 0, end: 1, rule: 'model', score: 0.9 }],
});
const reading = (values: ModelReading['values'], messages = turns.length): ModelReading => ({
  messages,
  values,
  phoneE164: values.phone ? '+14155550132' : null,
  signals: [],
  acts: [],
  dropped: 0,
});

test('what both readers found is surer than what one of them did', () => {
  const { values, evidence } = combine(builtIn, reading({ name: stated('ann lee', 0) }));

  expect(values.name).toBe('ann lee');
  expect(evidence.name?.[0]).toMatchObject({ score: 0.98, rule: expect.stringMatching(/^model and /) });
});

test('where they differ the model is believed', () => {
  const { values, evidence } = combine(builtIn, reading({ name: stated('Anne Leigh', 0) }));

  expect(values.name).toBe('Anne Leigh');
  expect(evidence.name?.[0]).toMatchObject({ rule: 'model', score: 0.9 });
});

test('where the model sees no number, one that can be called stays', () => {
  expect(builtIn.phoneE164).toBe('+14155550177');
  expect(combine(builtIn, reading({}))).toMatchObject({
    values: { phone: '415-555-0177' },
    phoneE164: '+14155550177',
  });
});

test('what is said behind all that the model has seen counts', () => {
  const { values, phoneE164 } = combine(builtIn, reading({ phone: stated('415-555-0132', 0) }, 1));

  expect([values.phone, phoneE164]).toEqual(['415-555-0177', '+14155550177']);
});

test('what the model has seen it has judged: its number stands against a later one that it left', () => {
  const { values, phoneE164 } = combine(builtIn, reading({ phone: stated('415-555-0132', 0) }));

  expect([values.phone, phoneE164]).toEqual(['415-555-0132', '+14155550132']);
});

test('of a part of a conversation counts only what stands in it', () => {
  const all = reading({ name: stated('Ann Lee', 0), phone: stated('415-555-0132', 1) });
  const part = readingOf({ ...all, signals: [{ message: 1, signal: 'solved' }], acts: ['thanks'] }, 1);

  expect(part).toMatchObject({
    messages: 1,
    values: { name: { value: 'Ann Lee' } },
    phoneE164: null,
    signals: [],
    acts: [],
  });
  expect(part.values.phone).toBeUndefined();
});
