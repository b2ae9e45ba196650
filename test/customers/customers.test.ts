import { expect, test } from '@jest/globals';
import { CODES } from './customer.ts';
import { dialogueOf, scoreOf, shortfall, tableOf } from './report.ts';
import { customersOf, meetAll } from './run.ts';

test.each(CODES)('customers who speak %s end with the right ticket, in few turns', async (code) => {
  const meetings = await meetAll(code, customersOf[code]);

  const score = scoreOf(code, meetings);
  const failed = meetings.filter(({ failures }) => failures.length > 0).map(dialogueOf);
  expect(shortfall(score) && [...failed, tableOf([score]), shortfall(score)].join('\n\n')).toBeUndefined();
});
