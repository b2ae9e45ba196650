import { expect, test } from '@jest/globals';
import { labelWrite } from '../../../shared/summary/add-up.ts';

const head = { generation: 2 } as Parameters<typeof labelWrite>[0];

test('a label that nobody uses any more has no item', () => {
  const there = labelWrite(head, 'topics', 'leak', { Leak: 1 });
  const gone = labelWrite(head, 'topics', 'leak', {});

  expect(there.Put?.Item).toMatchObject({ spellings: '{"Leak":1}' });
  expect(there.Put?.Item).toMatchObject(gone.Delete?.Key ?? { PK: 'none' });
  expect(gone).not.toHaveProperty('Put');
});
