import { expect, test } from '@jest/globals';
import { carried } from '../../../shared/reader/combine.ts';
import type { ModelReading } from '../../../shared/reader/model-reading.ts';

const said = (value: string, ...messages: number[]) => ({
  value,
  evidence: messages.map((message) => ({ message, start: 0, end: 3, rule: 'model', score: 0.9 })),
});
const reading = (values: ModelReading['values'], phoneE164: string | null = null): ModelReading => ({
  ...{ messages: 9, values, phoneE164, signals: [], acts: [], dropped: 0 },
});

test('what was read of messages that are not shown any more stays, and so does what was told partly in them', () => {
  const earlier = reading(
    { name: said('Ann Lee', 0), address: said('12 Oak Street, Portland', 1, 5), phone: said('(415) 555-0132', 2) },
    '+14155550132',
  );

  expect(carried(reading({}), earlier, 4)).toEqual({ ...earlier, messages: 9 });
});

test('what is still shown counts as the model reads it now, and a new value replaces an old one', () => {
  const earlier = reading({ name: said('Ann Lee', 5), phone: said('(415) 555-0132', 2) }, '+14155550132');
  const now = reading({ phone: said('503 555 0199', 6) }, '+15035550199');

  expect(carried(now, earlier, 4)).toEqual(now);
});
