import { expect, test } from '@jest/globals';
import { CODES } from './customer.ts';
import { meet } from './meet.ts';
import { oracleFor } from './oracle.ts';
import { dialogueOf } from './report.ts';
import { customersOf } from './run.ts';

test.each(CODES)('everyone who speaks %s can be served', async (code) => {
  const meetings = await Promise.all(customersOf[code].map((it) => meet(it, code, oracleFor(it, code))));

  expect(meetings.filter(({ failures }) => failures.length > 0).map(dialogueOf)).toEqual([]);
});
