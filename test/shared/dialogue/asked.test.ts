import { describe, expect, test } from '@jest/globals';
import { askedSoFar } from '../../../shared/dialogue/asked.ts';
import { dialogueLanguageOf } from '../../../shared/dialogue/languages.ts';
import { isBeside } from '../../../shared/dialogue/said.ts';
import { languageOf } from '../../../shared/extraction/languages.ts';
import { turnsOf } from '../../support/readings.ts';

/** What became of the question for the phone, which is put before each of these answers. */
function phoneTally(code: string, answers: readonly string[]) {
  const language = languageOf(code);
  const [question] = dialogueLanguageOf(language).ask.phone;
  const turns = turnsOf(['…', ...answers.flatMap((answer) => [`?${question}`, answer])]);
  return askedSoFar(turns, language, (at) => ({
    isAside: isBeside(turns[at]?.text ?? '', language),
    isTold: false,
  })).phone;
}

test.each([
  ['en', "I'd rather not"],
  ['en', 'No.'],
  ['de', 'Nein danke'],
  ['es', 'Prefiero no darlo.'],
  ['fr', 'Je préfère ne pas le donner.'],
  ['it', 'Preferisco non darlo.'],
  ['pt', 'Prefiro não informar.'],
  ['nl', 'Liever niet'],
  ['tr', 'Hayır'],
  ['pl', 'Nie, dziękuję'],
  ['ja', 'いいえ'],
  ['zh', '不用了'],
  ['ar', 'لا'],
  ['hi', 'नहीं'],
  ['en', "I don't put my phone number in a chat box, sorry"],
  ['en', "I don't have that"],
  ['it', 'Fabbri, Ugo Fabbri. Il telefono no, poi mi chiamano i call center.'],
  ['de', 'Meine Telefonnummer steht nicht im Netz und das bleibt so'],
  ['es', 'Mi teléfono no lo doy por aquí'],
  ['tr', 'Telefonumu yazmak istemiyorum'],
  ['ja', '電話番号は教えたくないです'],
  ['zh', '我的电话不想留'],
])('%s: "%s" refuses what was asked', (code, answer) => {
  expect(phoneTally(code, [answer])).toMatchObject({ answered: 1, refused: 1 });
});

describe('a question is answered', () => {
  test.each(['hang on', 'are you a bot?', 'thanks', 'how much is it?'])('not by "%s"', (aside) => {
    expect(phoneTally('en', [aside])).toEqual({ answered: 0, refused: 0, evaded: 0 });
  });

  test('by anything else, once for each time it was put', () => {
    expect(phoneTally('en', ['well', 'hm'])).toEqual({ answered: 2, refused: 0, evaded: 2 });
  });

  test('by whatever comes after a refusal, which is then meant too', () => {
    expect(phoneTally('en', ["I'd rather not", 'what part of it is unclear'])).toMatchObject({ refused: 2 });
  });

  test('and not refused by a no to something else', () => {
    expect(phoneTally('en', ["No, it's Nora"])).toMatchObject({ answered: 1, refused: 0 });
  });
});
