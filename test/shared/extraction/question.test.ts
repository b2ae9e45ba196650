import { describe, expect, test } from '@jest/globals';
import { extract, type Turn } from '../../../shared/extraction/extract.ts';
import { en } from '../../../shared/extraction/languages/en.ts';
import { confirmation, nextQuestion } from '../../../shared/extraction/question.ts';

const turnsOf = (lines: readonly string[]): Turn[] =>
  lines.map((line) =>
    line.startsWith('>') ? { role: 'assistant', text: line.slice(1).trim() } : { role: 'user', text: line },
  );

const rows: [what: string, lines: string[], question: string][] = [
  ['nothing was said: the issue', [], en.prompts.issue],
  ['a greeting: the issue', ['Hello'], en.prompts.issue],
  ['an issue: name and phone, in one question', ['My tap drips.'], en.prompts.nameAndPhone],
  ['a name too: the phone', ['My tap drips. My name is Ann Lee.'], en.prompts.phone],
  ['a phone too: the name', ['My tap drips. Call 415-555-0132.'], en.prompts.name],
  ['both: the address', ['My tap drips. My name is Ann Lee, 415-555-0132.'], en.prompts.address],
  [
    'a number that cannot be: says so',
    ['My tap drips. My name is Ann Lee.', '> What is your phone number?', '12345'],
    en.prompts.unreadablePhone,
  ],
  [
    'a refused phone: not asked for again',
    ['My tap drips. My name is Ann Lee.', '> Your phone number?', "I'd rather not give it."],
    en.prompts.address,
  ],
  [
    'a refused name: asks for the phone',
    ['My tap drips.', '> May I have your name?', "I'd prefer to stay anonymous."],
    en.prompts.phone,
  ],
  [
    'a phone that was not given twice: not asked for a third time',
    [
      'My tap drips. My name is Ann Lee.',
      '> Your phone number?',
      'It drips all night.',
      '> What number can we call you on?',
      'And it is getting worse.',
    ],
    en.prompts.address,
  ],
  [
    'all that is missing was refused: closes politely',
    [
      'My tap drips. I live at 12 Oak Street, Portland. My name is Ann Lee.',
      '> Your phone number?',
      "I won't give my number.",
    ],
    en.prompts.closing,
  ],
];

describe('the next question after', () => {
  test.each(rows)('%s', (_, lines, question) => {
    const turns = turnsOf(lines);

    expect(nextQuestion(turns, extract(turns, en).values, en)).toBe(question);
  });
});

test('the confirmation names the ticket', () => {
  expect(confirmation('TKT-7', en)).toContain('TKT-7');
});
