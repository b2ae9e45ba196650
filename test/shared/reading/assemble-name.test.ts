import { describe, expect, test } from '@jest/globals';
import { languageOf } from '../../../shared/extraction/languages.ts';
import { assemble } from '../../../shared/reading/assemble.ts';
import { labelledOf } from '../../../shared/reading/labelled.ts';

/** The name that is made of what is marked in these messages. */
function nameIn(code: string, lines: string[]): string | undefined {
  const record = { name: null, phone: null, address: null, type: null, role: null, priority: null };
  const { turns, labels } = labelledOf({ id: `${code}-test-1`, by: 'test', shape: 'chat', lines, record });
  const pieces = labels.filter(({ tag }) => tag === 'name').map((it) => ({ ...it, score: 1 }));
  return assemble('name', pieces, turns, languageOf(code))?.value;
}

describe('a name that is told in parts', () => {
  test.each<[string, string, string[], string]>([
    [
      'the surname when it is asked for',
      'en',
      ['[[name|Walter]]', '> And your last name?', '[[name|Oyarzo]]'],
      'Walter Oyarzo',
    ],
    ['the surname first', 'de', ['> Nachname?', '[[name|Brandt]]', '> Und der Vorname?', '[[name|Lea]]'], 'Lea Brandt'],
    [
      'the surname first, as the word beside it says',
      'de',
      ['Vorname [[name|Lea]], Nachname [[name|Brandt]]'],
      'Lea Brandt',
    ],
    ['as names are filed', 'de', ['[[name|Flückiger]], [[name|Hansueli]]'], 'Hansueli Flückiger'],
    ['as names are filed, in one piece', 'en', ['[[name|Cyr, Adele]]'], 'Adele Cyr'],
    [
      'the surname first, behind a title',
      'en',
      ['> Is that Mr [[name|Furlong]]?', 'It is. [[name|Padraig]]'],
      'Padraig Furlong',
    ],
    [
      'a surname with a particle',
      'nl',
      ['[[name|Joost]]', '> En verder?', '[[name|van der Meer]]'],
      'Joost van der Meer',
    ],
    [
      'a surname with a hyphen',
      'fr',
      ['[[name|Yuna]]', '> Votre nom de famille ?', '[[name|Le Bihan-Morvan]]'],
      'Yuna Le Bihan-Morvan',
    ],
    ['two surnames', 'es', ['[[name|Iván]]', '> ¿Apellidos?', '[[name|Crespo Salamanca]]'], 'Iván Crespo Salamanca'],
    ['three parts', 'ar', ['[[name|سيف]]', '[[name|كاظم]]', '[[name|الخفاجي]]'], 'سيف كاظم الخفاجي'],
  ])('%s (%s)', (_, code, lines, name) => expect(nameIn(code, lines)).toBe(name));
});

describe('a name that is told again', () => {
  test.each<[string, string, string[], string]>([
    [
      'in full, after a nickname',
      'en',
      ['[[name|Jaz]] here', '> Full name?', '[[name|Jaswinder Kaur Bains]]'],
      'Jaswinder Kaur Bains',
    ],
    ['as a nickname', 'de', ['[[name|Stefanie Achleitner]]', '> Gut!', '[[name|Steffi]]'], 'Stefanie Achleitner'],
    ['letter by letter', 'en', ['[[name|Jon Smyth]]', '[[name|S-M-I-T-H]]'], 'Jon Smith'],
    [
      'in words for letters',
      'de',
      ['[[name|Aleksandra Bogdanović]]', '[[name|B wie Berta, O, G, D, A]]'],
      'Aleksandra Bogdanović',
    ],
    ['with a title', 'pt', ['[[name|Dr. Hamilton Sá]]'], 'Hamilton Sá'],
    ['the same word twice', 'fr', ['[[name|Anselme]]', '[[name|Anselme Anselme]]'], 'Anselme Anselme'],
  ])('%s (%s)', (_, code, lines, name) => expect(nameIn(code, lines)).toBe(name));
});

describe('a name in characters', () => {
  test.each<[string, string, string[], string]>([
    ['the surname, then the whole', 'zh', ['我姓[[name|覃]]', '> 全名？', '[[name|覃国栋]]'], '覃国栋'],
    ['one of its characters again', 'zh', ['[[name|折可存]]', '[[name|折]]字是折断的折'], '折可存'],
    ['surname and first name', 'zh', ['[[name|慕容]]，[[name|雪]]'], '慕容雪'],
    ['with its reading', 'ja', ['[[name|轟]]です', '[[name|とどろき]]です'], '轟'],
    ['its reading first', 'ja', ['[[name|とどろき]]です', '車が三つの[[name|轟]]'], '轟'],
    ['a first name in kana', 'ja', ['[[name|宝田]] [[name|きらり]]です'], '宝田きらり'],
    [
      'a first name in kana that is asked for',
      'ja',
      ['[[name|梶原]]です', '> 下のお名前も', '[[name|ゆかり]]'],
      '梶原ゆかり',
    ],
    ['the surname last', 'ja', ['[[name|はるな]]', '> 苗字もお願いします。', '[[name|宇都宮]]です'], '宇都宮はるな'],
  ])('%s (%s)', (_, code, lines, name) => expect(nameIn(code, lines)).toBe(name));
});
