import { describe, expect, test } from '@jest/globals';
import { extract } from '../../../shared/extraction/extract.ts';
import { en } from '../../../shared/extraction/languages/en.ts';
import { languageOf, languages } from '../../../shared/extraction/languages.ts';
import type { Turn } from '../../../shared/extraction/turn.ts';
import { assemble, type Tagged } from '../../../shared/reading/assemble.ts';
import { type ContactField, labelledOf } from '../../../shared/reading/labelled.ts';
import { TRAINED } from '../../../shared/reading/piece.ts';
import { read, readByTagger } from '../../../shared/reading/read.ts';
import { sequenceOf } from '../../../shared/reading/sequence.ts';
import { tagNumber, toldBy } from '../../../shared/reading/tags.ts';

/** What would be read, were the tagger always right. */
function assembled(lines: string[]) {
  const record = { name: null, phone: null, address: null, type: null, role: null, priority: null };
  const { turns, labels } = labelledOf({ id: 'en-test-1', by: 'test', shape: 'chat', lines, record });
  const tagged = labels.map(({ tag, ...place }): Tagged => {
    const { field, isOwn } = toldBy(tagNumber(tag, true)) ?? { field: 'name', isOwn: false };
    return { ...place, field, isOwn, score: 1 };
  });
  const told = (field: ContactField) => {
    const own = tagged.filter((it) => it.isOwn && it.field === field);
    return assemble(field, own, turns, en)?.value;
  };
  return { name: told('name'), phone: told('phone'), address: told('address') };
}

describe('what is told', () => {
  test.each<[string, string[], Record<string, string>]>([
    ['in one piece', ['[[name|Ann Lee]], [[phone|555 0123 44]]'], { name: 'Ann Lee', phone: '555 0123 44' }],
    ['first and last name apart', ['[[name|Ann]]', '> And?', '[[name|Lee]]'], { name: 'Ann Lee' }],
    ['again, in full', ['[[name|Ann]]', '[[name|Ann Lee]]'], { name: 'Ann Lee' }],
    ['again, in part', ['[[name|Ann Lee]]', 'Thanks, [[name|Ann]]'], { name: 'Ann Lee' }],
    ['letter by letter', ['[[name|Jon Smyth]]', '[[name|S-M-I-T-H]]'], { name: 'Jon Smith' }],
    ['and corrected', ['[[old-phone|555 0123 45]]', '[[phone|555 0123 44]]'], { phone: '555 0123 44' }],
    ['in digit words', ['[[phone|five five five oh one two three]]'], { phone: '5550123' }],
    ['in two pieces', ['[[phone|0407 55]]', '> Yes?', '[[phone|1 982]]'], { phone: '0407 55 1 982' }],
    [
      'in pieces of an address',
      ['[[address|Flat 2]]', '[[address|5 Elm Road, York]]'],
      { address: 'Flat 2, 5 Elm Road, York' },
    ],
    [
      'as an address, with the house number that stands behind a phone number',
      ['[[phone|503-555-0193]] 350 [[address|SE Mill Street, Portland, OR 97214]]'],
      { phone: '503-555-0193', address: '350 SE Mill Street, Portland, OR 97214' },
    ],
    [
      'as an address, without another number before it',
      ['Order 350 [[address|SE Mill Street, Portland, OR 97214]]'],
      { address: 'SE Mill Street, Portland, OR 97214' },
    ],
    ['of somebody else', ['Ask [[other-name|Bo Ek]], [[other-phone|555 0123]]'], {}],
  ])('%s is put together', (_, lines, values) => {
    expect(assembled(lines)).toEqual(values);
  });
});

describe('another address, told soon after', () => {
  const told = (code: string, first: string, then: string) => {
    const [ask, name, phone] = ['Address?', 'Ann Lee', '+49 171 5550182'];
    const said = [ask, first, 'Name?', name, 'Phone?', phone, 'Thank you.', then];
    const turns = said.map((text, at): Turn => ({ role: at % 2 === 0 ? 'assistant' : 'user', text }));
    return read(turns, languageOf(code)).values.address;
  };

  test.each([
    [
      'en',
      '12 Oak Street, Apt 4, Portland, OR 97201',
      'Sorry, my address is 99 Pine Road, Salem, OR 97301.',
      '99 Pine Road, Salem, OR 97301',
    ],
    [
      'de',
      'Lindenstraße 12, 10969 Berlin',
      'Entschuldigung, meine Adresse ist Gartenweg 5, 14482 Potsdam.',
      'Gartenweg 5, 14482 Potsdam',
    ],
    [
      'fr',
      '12 rue des Lilas, 69003 Lyon',
      'Pardon, mon adresse est 5 avenue Foch, 38000 Grenoble.',
      '5 avenue Foch, 38000 Grenoble',
    ],
    [
      'es',
      'Calle Mayor 12, 28013 Madrid',
      'Perdón, mi dirección es Avenida de la Paz 5, 41013 Sevilla.',
      'Avenida de la Paz 5, 41013 Sevilla',
    ],
    [
      'it',
      'Via Roma 12, 20121 Milano',
      'Scusi, il mio indirizzo è Via Verdi 5, 10124 Torino.',
      'Via Verdi 5, 10124 Torino',
    ],
    [
      'pl',
      'ul. Długa 12, 00-238 Warszawa',
      'Przepraszam, mój adres to ul. Krótka 5, 31-147 Kraków.',
      'ul. Krótka 5, 31-147 Kraków',
    ],
  ])('takes the place of the first: %s, %s, %s', (code, first, then, address) => {
    expect(told(code, first, then)).toBe(address);
  });

  test.each([
    [
      'en',
      '12 Oak Street, Apt 4, Portland, OR 97201',
      'No, 1634 Oak Street',
      '1634 Oak Street, Apt 4, Portland, OR 97201',
    ],
    [
      'en',
      '12 Oak Street, Apt 4, Portland, OR 97201',
      'No, 16 Oak Street, Apt 4',
      '16 Oak Street, Apt 4, Portland, OR 97201',
    ],
    ['en', '12 Oak Street, Apt 4, Portland, OR 97201', 'No, 16 Oak Street', '16 Oak Street, Apt 4, Portland, OR 97201'],
    ['de', 'Lindenstraße 12, 10969 Berlin', 'Nein, Lindenstraße 21', 'Lindenstraße 21, 10969 Berlin'],
    ['fr', '12 rue des Lilas, 69003 Lyon', 'Non, 21 rue des Lilas', '21 rue des Lilas, 69003 Lyon'],
    [
      'tr',
      'Atatürk Caddesi No: 12, Kadıköy, İstanbul',
      'Hayır, Atatürk Caddesi No: 21',
      'Atatürk Caddesi No: 21, Kadıköy, İstanbul',
    ],
    ['zh', '杭州市西湖区文三路59号', '不，文三路95号', '杭州市西湖区文三路95号'],
    ['ar', 'شارع النيل 12، الجيزة', 'لا، شارع النيل 21', 'شارع النيل 21، الجيزة'],
  ])('takes the place of the street when it has no more: %s, %s, %s', (code, first, then, address) => {
    expect(told(code, first, then)).toBe(address);
  });
});

describe('the trained reader', () => {
  const turns: Turn[] = [
    { role: 'assistant', text: 'Can I take your name?' },
    { role: 'user', text: 'yeah its kayleigh robson' },
    { role: 'assistant', text: 'And a number?' },
    { role: 'user', text: '07700 900482' },
  ];

  test('knows every language of the service', () => {
    for (const language of languages)
      expect(readByTagger([{ role: 'user', text: '0176 5550182' }], language)).toBeDefined();
  });

  test('reads who somebody is and where that was said', () => {
    const { name, phone } = readByTagger(turns, en);

    expect(name).toMatchObject({ value: 'kayleigh robson', pieces: [{ turn: 1, start: 9, end: 24 }] });
    expect(phone?.value).toBe('07700 900482');
  });

  test('has nothing from the agent', () => {
    const agents: Turn[] = turns.map((it) => ({ ...it, role: 'assistant' }));

    expect(readByTagger(agents, en)).toEqual({});
  });

  test('changes nothing that the rules are sure of', () => {
    const byRules = extract(turns, en);

    expect(read(turns, en).values).toEqual(byRules.values);
    expect(JSON.stringify(read(turns, en).evidence)).not.toContain(TRAINED);
  });

  test('looks at so many words of a message and of a conversation, however many there are', () => {
    const long: Turn = { role: 'user', text: 'is my name '.repeat(10_000) };
    const { turns: looked, features } = sequenceOf(
      Array.from({ length: 50 }, () => long),
      en,
    );

    expect(looked.at(-1)?.tokens).toHaveLength(600);
    expect(features.length).toBeLessThanOrEqual(6700);
  });

  test('counts what was asked among them', () => {
    const answers = Array.from({ length: 9000 }, (): Turn => ({ role: 'user', text: 'yes', asked: 'Is that you?' }));
    const { turns: looked, features } = sequenceOf(answers, en);

    expect(looked.at(-1)?.tokens).toHaveLength(1);
    expect(looked.at(0)?.tokens).toHaveLength(0);
    expect(features.length).toBeLessThanOrEqual(6100);
  });
});
