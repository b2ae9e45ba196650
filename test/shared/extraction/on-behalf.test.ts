import { describe, expect, test } from '@jest/globals';
import { dialogueLanguageOf } from '../../../shared/dialogue/languages.ts';
import { extract } from '../../../shared/extraction/extract.ts';
import { languageOf } from '../../../shared/extraction/languages.ts';
import { turnsOf } from '../../support/readings.ts';

/** What is read of the answer to the question for name and phone. */
function valuesOf(code: string, answer: string) {
  const language = languageOf(code);
  const turns = turnsOf(['…', `?${dialogueLanguageOf(language).ask.nameAndPhone[0]}`, answer]);
  return extract(turns, language).values;
}

describe('who answers with the name and number of another person writes for that person', () => {
  test.each([
    ['en', 'her name is Edith Sorrell, and her phone is 860-555-0107', 'Edith Sorrell', '860-555-0107'],
    ['de', 'Meine Mutter heißt Waltraud Öztürk, ihre Nummer ist 0621 7738204', 'Waltraud Öztürk', '0621 7738204'],
    ['es', 'Mi padre se llama Anselmo Cordero y su teléfono es 923 265 118', 'Anselmo Cordero', '923 265 118'],
    [
      'fr',
      "Ma mère s'appelle Odette Chevalier, son numéro est le 02 47 05 33 91",
      'Odette Chevalier',
      '02 47 05 33 91',
    ],
    ['it', 'Mia madre si chiama Ines Fontana, il suo numero è 041 5238810', 'Ines Fontana', '041 5238810'],
    ['nl', 'mijn moeder heet Roos Bloem, haar nummer is 06 12345678', 'Roos Bloem', '06 12345678'],
    ['ja', '母の名前は中村ハル、電話は022-263-5517です', '中村ハル', '022-263-5517'],
    ['zh', '我妈妈叫王秀英，电话13812345678', '王秀英', '13812345678'],
    ['ar', 'اسمها فاطمة حسن ورقمها 0501234567', 'فاطمة حسن', '0501234567'],
  ])('%s: %s', (code, answer, name, phone) => {
    expect(valuesOf(code, answer)).toMatchObject({ name, phone });
  });
});

test('what is his own stands before what is another person’s', () => {
  const answer = "My landlord is Bill Marsh, his number is 919-555-0199. I'm Kelsey Dunmore, 919-555-0144";

  expect(valuesOf('en', answer)).toMatchObject({ name: 'Kelsey Dunmore', phone: '919-555-0144' });
});
