import { globSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { extract } from '../../../shared/extraction/extract.ts';
import { en } from '../../../shared/extraction/languages/en.ts';
import { languageOf, languages } from '../../../shared/extraction/languages.ts';
import type { Turn } from '../../../shared/extraction/turn.ts';
import { chooseIssue } from '../../../shared/reading/issue.ts';
import { SLOTS, slotOf } from '../../../shared/reading/issue-features.ts';
import { labelledOf } from '../../../shared/reading/labelled.ts';
import { learnIssue } from '../../../shared/reading/learn-issue.ts';
import { weightsOf } from '../../../shared/reading/models.ts';
import { TRAINED } from '../../../shared/reading/piece.ts';
import { read } from '../../../shared/reading/read.ts';
import type { Weights } from '../../../shared/reading/weights.ts';

const turnsOf = (lines: readonly string[]): Turn[] =>
  lines.map((line) =>
    line.startsWith('> ') ? { role: 'assistant', text: line.slice(2) } : { role: 'user', text: line },
  );

describe('the issue, where the rules take something else for it', () => {
  const rows: [code: string, lines: string[], issue: string][] = [
    [
      'en',
      [
        'Dear Mr Osgood,\n\nThank you for your quote of £900. We would like to go ahead with repainting the hall.\n\nMy mobile is 07700 900118.\n\nYours sincerely,\nJed Crump\n4 Mill Lane, Totnes',
      ],
      'We would like to go ahead with repainting the hall.',
    ],
    [
      'en',
      [
        'hello\n\ni would like to hire the church hall on saturday 6th june, about 25 kids\n\nmy details\n- Abdul Rahimi\n- 07700 900190 (after 6pm)\n\nwhat is the deposit??\nthx',
      ],
      'i would like to hire the church hall',
    ],
    [
      'fr',
      [
        '> Club de tennis, bonjour.',
        "Bonsoir, les projecteurs du court 3 viennent de s'éteindre",
        '> Votre nom ?',
        'Luc Desmet',
        '> Essayez le disjoncteur 3.',
        'il saute aussitôt',
      ],
      'les projecteurs du court 3',
    ],
  ];
  test.each(rows)('%s %j: "%s"', (code, lines, issue) => {
    const turns = turnsOf(lines);
    const { values, evidence } = read(turns, languageOf(code));

    expect(extract(turns, languageOf(code)).values.issue).not.toContain(issue);
    expect(values.issue).toContain(issue);
    expect(evidence.issue).toMatchObject([{ rule: TRAINED, why: expect.any(String) }]);
  });
});

const turns = turnsOf(['The boiler is broken.', 'The ceiling came down.']);
const issueBy = (weights: Int8Array) =>
  extract(turns, en, chooseIssue({ turns, language: en, tagged: [] }, weights)).values.issue;

test('a clause takes the place of what the rules have where its words are worth more by far', () => {
  const weights = new Int8Array(SLOTS).fill(-64, slotOf('any'), slotOf('any') + 1);
  expect(issueBy(weights)).toContain('boiler');

  weights[slotOf('ceiling')] = 127;
  weights[slotOf('the ceiling')] = 127;
  expect(issueBy(weights)).toBe('The ceiling came down.');
});

test('where the rules find no issue, none is made', () => {
  const thanks = turnsOf(['Hello!', '> Good morning!', 'Thank you, bye']);
  const weights = new Int8Array(SLOTS).fill(127);

  expect(
    extract(thanks, en, chooseIssue({ turns: thanks, language: en, tagged: [] }, weights)).values.issue,
  ).toBeNull();
});

test('it is learnt from labelled conversations, always the same', () => {
  const record = { name: null, phone: null, address: null, type: null, role: null, priority: null };
  const things = ['gate', 'window', 'fence', 'lamp', 'roof', 'stove'];
  const conversations = things.map((it, at) =>
    labelledOf({
      id: `${at}`,
      by: 'test',
      shape: 'sms',
      lines: [`I was here last week with the ${it}.`, `[[issue|Somebody ought to see about the ${it}.]]`],
      record,
    }),
  );
  const learn = () => learnIssue(conversations, en, weightsOf('en') as Weights);
  const learnt = learn();

  expect(learnt).toEqual(learn());
  expect(learnt[slotOf('somebody ought')]).toBeGreaterThan(0);
  expect(learnt[slotOf('last week')]).toBeLessThan(0);
});

test('a language has all its weights in 250 KB', () => {
  const folder = fileURLToPath(new URL('../../../shared/reading/weights', import.meta.url));
  const sizeOf = (file: string) => statSync(`${folder}/${file}`).size;

  expect(globSync(`${folder}/issue/*.bin`)).toHaveLength(languages.length);
  for (const { code } of languages)
    expect(sizeOf(`${code}.bin`) + sizeOf(`issue/${code}.bin`)).toBeLessThanOrEqual(250_000);
});
