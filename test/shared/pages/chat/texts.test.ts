import { expect, test } from '@jest/globals';
import { dialogueLanguages } from '../../../../shared/dialogue/languages.ts';
import { languageOf, type Texts, texts } from '../../../../shared/pages/client/chat/texts.ts';

const english = Object.keys(texts.en);

test('the chat speaks the languages that the service answers in', () => {
  expect(Object.keys(texts).sort()).toEqual(dialogueLanguages.map(({ code }) => code).sort());
});

test.each(Object.entries<Texts>(texts))('%s has every text, in its own words and direction', (code, language) => {
  const { rightToLeft = false, ...words } = language;

  expect(Object.keys(words)).toEqual(english);
  expect(Object.values(words).filter((text) => text.trim() === '')).toEqual([]);
  expect(words.ticket).toMatch(/^[^#]*#[^#]*$/);
  expect(rightToLeft).toBe(dialogueLanguages.find((it) => it.code === code)?.rightToLeft ?? false);
  if (code !== 'en') expect(words.over).not.toBe(texts.en.over);
});

test.each([
  [['de-CH', 'fr'], { tag: 'de-CH', code: 'de' }],
  [[undefined, '', 'sv', 'pt_BR'], { tag: 'pt_BR', code: 'pt' }],
  [['constructor', 'xx'], { tag: 'en', code: 'en' }],
])('of %j the chat speaks %j', (tags, spoken) => {
  expect(languageOf(...tags)).toEqual(spoken);
});
