import { beforeAll, expect, test } from '@jest/globals';
import type { ChoiceWeights } from '../../../shared/reading/choice.ts';
import { type LabelledConversation, labelledOf } from '../../../shared/reading/labelled.ts';
import { learn } from '../../../shared/reading/learn.ts';
import { learnChoice } from '../../../shared/reading/learn-choice.ts';
import { TRAINED } from '../../../shared/reading/piece.ts';
import { read } from '../../../shared/reading/read.ts';
import { unpacked, type Weights } from '../../../shared/reading/weights.ts';
import { bareLanguage } from '../../support/bare-language.ts';
import { turnsOf } from '../../support/readings.ts';

/** Sixty conversations in a language that there is not, of which the service knows no word. */
const NAMES = [
  'Oru Velka',
  'Tami Sundo',
  'Pelu Arik',
  'Dasi Momra',
  'Niko Brul',
  'Ewa Tolim',
  'Jor Kestu',
  'Lina Ovrad',
  'Sef Garun',
  'Mira Dolet',
];
const STREETS = ['Kalor tul 12', 'Vendi tul 7', 'Sarpa tul 103', 'Omel tul 44', 'Riban tul 9', 'Dulor tul 81'];
const TROUBLES = ['ka fosta drema', 'le lumin na vek', 'ka porta so brak', 'nu hota ke mer', 'ka tubo plisa sol'];
const numberAt = (at: number) => `415 555 01${String(10 + at).padStart(2, '0')}`;

const told = (at: number) => {
  const name = `[[name|${NAMES[at % NAMES.length]}]]`;
  const phone = `[[phone|${numberAt(at)}]]`;
  const address = `[[address|${STREETS[at % STREETS.length]}]]`;
  const trouble = `[[issue|${TROUBLES[at % TROUBLES.length]}]]`;
  const other = NAMES[(at + 3) % NAMES.length];
  const dialogues = [
    [trouble, '> Kem nomi?', name, '> Teli?', phone, '> Adresi?', address],
    [`Mi nomi so ${name}, ${trouble}`, '> Adresi, teli?', `${address}, teli ${phone}`],
    [`${trouble}. Mi lova ${address}. Mi nomi so ${name}, teli ${phone}`],
    [
      '> Kem nomi?',
      `Mi so ${name}`,
      '> Ke trema?',
      trouble,
      '> Adresi?',
      `mi lova ${address}`,
      '> Teli?',
      `teli so ${phone}`,
    ],
    [
      `Salu, mi vesin [[other-name|${other}]] disa: ${trouble}`,
      '> Kem nomi tu?',
      `${name}`,
      '> Teli tu, adresi tu?',
      `${phone}, ${address}`,
    ],
    [`${trouble}`, '> Teli?', `${phone}`, '> Nomi?', `nomi ${name}`, '> Adresi?', `${address}`],
  ];
  return dialogues[at % dialogues.length] as string[];
};

const conversations: LabelledConversation[] = Array.from({ length: 60 }, (_, at) =>
  labelledOf({
    ...{ id: `qaa-${at}`, by: 'test', shape: 'chat', lines: told(at) },
    record: {
      ...{ name: NAMES[at % NAMES.length] ?? null, phone: numberAt(at), address: STREETS[at % STREETS.length] ?? null },
      ...{ type: null, role: null, priority: null },
    },
  }),
);

let weights: Weights;
let choice: ChoiceWeights;
beforeAll(() => {
  weights = unpacked(learn([{ language: bareLanguage, conversations }]).get(bareLanguage.code) as Buffer);
  choice = learnChoice([{ language: bareLanguage, conversations, further: [] }]);
});

test.each([
  [['ka fosta drema', '> Kem nomi?', 'Belo Ystrad', '> Teli?', '(212) 555-0187', '> Adresi?', 'Merun tul 61']],
  [['Salu, mi nomi so Belo Ystrad, nu hota ke mer', '> Adresi, teli?', 'Merun tul 61, teli (212) 555-0187']],
  [
    [
      'Salu, mi vesin Tami Sundo disa: ka porta so brak',
      '> Kem nomi tu?',
      'Belo Ystrad',
      '> Teli tu, adresi tu?',
      '(212) 555-0187, Merun tul 61',
    ],
  ],
])('sixty labelled conversations of a language teach to read all that a ticket needs of %j', (lines) => {
  const { values, phoneE164 } = read(turnsOf(lines), bareLanguage, { weights });

  expect(values).toMatchObject({ name: 'Belo Ystrad', phone: '(212) 555-0187', address: 'Merun tul 61' });
  expect(phoneE164).toBe('+12125550187');
  expect(values.issue).not.toBeNull();
  expect(read(turnsOf(lines), bareLanguage).values.name).toBeNull();
});

test('they also teach what a value is worth that the tagger finds and the rules do not', () => {
  const lines = [
    'ka fosta drema',
    '> Kem nomi?',
    'Belo Ystrad',
    '> Teli?',
    '(212) 555-0187',
    '> Adresi?',
    'Merun tul 61',
  ];
  const { values, evidence } = read(turnsOf(lines), bareLanguage, { weights, choice });

  expect(values).toMatchObject({ name: 'Belo Ystrad', address: 'Merun tul 61' });
  expect(evidence.name).toMatchObject([{ rule: TRAINED, why: expect.any(String) }]);
  expect(evidence.name?.[0]?.score).toBeGreaterThan(0.6);
});

test('of a conversation in which nobody says who he is nothing is made up', () => {
  const { values } = read(turnsOf(['ka fosta drema', '> Kem nomi?', 'nu disa']), bareLanguage, { weights });

  expect(values).toMatchObject({ name: null, phone: null, address: null });
});
