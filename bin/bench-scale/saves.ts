import { measured } from './measure.ts';
import { saved } from './requests.ts';
import type { Row } from './row.ts';

const turns = (count: number, length: number) =>
  Array.from({ length: count }, (_, n) => `turn ${n} ${'of a long conversation '.repeat(length)}`);

const TOLD = [
  'Hello, my name is Ann Lee.',
  'My phone number is (415) 555-0132.',
  'I live at 12 Oak Street, Portland, OR 97201.',
];
const TROUBLE = 'My kitchen sink is leaking.';
const SOLVED = 'It works now, the problem is solved.';

/** What a save costs: with and without a ticket that changes, after a short and a long history. */
export async function measureSaves(): Promise<Row[]> {
  await saved(1, turns(10, 1));
  await saved(3, TOLD);
  const rows = [
    await measured('a save that changes no ticket', () => saved(1, turns(11, 1).slice(-1)), { units: 10 }),
    await measured('a save that makes a ticket', () => saved(3, [TROUBLE])),
    await measured('a save that completes a ticket', () => saved(3, [SOLVED])),
  ];
  const long = turns(1800, 51);
  await saved(2, long.slice(0, 800));
  await saved(2, long.slice(800, 1600));
  await saved(2, long.slice(1600));
  const last = await measured('a save after 2 MB of history, sent alone', () => saved(2, ['And one more thing.']));
  return [...rows, last];
}
