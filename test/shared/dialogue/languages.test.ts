import { describe, expect, test } from '@jest/globals';
import { type DialogueLanguage, QUESTIONS, type Wordings } from '../../../shared/dialogue/language.ts';
import { en } from '../../../shared/dialogue/languages/en.ts';
import { dialogueLanguageOf, dialogueLanguages } from '../../../shared/dialogue/languages.ts';
import { asidesIn, isGoodbye, isThanks } from '../../../shared/dialogue/phrases.ts';
import { asksIn } from '../../../shared/extraction/asked.ts';
import type { Language } from '../../../shared/extraction/language.ts';
import { languages } from '../../../shared/extraction/languages.ts';
import { signalOf } from '../../../shared/extraction/signal.ts';
import { cuesIn } from '../../../shared/shipment/cue.ts';

test('every language that is read is answered in', () => {
  expect(dialogueLanguages.map(({ code }) => code).sort()).toEqual(languages.map(({ code }) => code).sort());
});

const FIELDS = ['issue', 'name', 'phone', 'address'] as const;

/** Of the four fields, those that a text asks for; a part of the address is the address. */
function fieldsAskedIn(text: string, language: Language): string[] {
  const asks = asksIn(text, language);
  const isPart = (['street', 'unit', 'city'] as const).some((part) => asks.has(part));
  return FIELDS.filter((field) => asks.has(field) || (field === 'address' && isPart));
}

const filled = (wording: string) =>
  wording.replace(/\{(\w+)\}/g, (_, name) => (name === 'value' || name === 'number' ? '12345' : 'X'));

const agent = (text: string) => ({ role: 'assistant', text }) as const;

const placeholdersOf = (wording: string) => [...wording.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe.each(languages.map((language) => [language.code, language] as const))('%s', (_, language) => {
  const words: DialogueLanguage = dialogueLanguageOf(language);
  const { ask, again, uncallable, say, reason } = words;

  test.each([
    ['issue', ['issue'], [...ask.issue, ...again.issue]],
    ['name and phone', ['name', 'phone'], ask.nameAndPhone],
    ['name', ['name'], [...ask.name, ...again.name]],
    ['phone', ['phone'], [...ask.phone, ...again.phone]],
    ['address', ['address'], [...ask.workplace, ...ask.address, ...again.workplace, ...again.address]],
    ['phone after an impossible one', ['phone'], Object.values(uncallable).flat()],
  ])('the question for %s is read as just that', (_what, fields, wordings) => {
    for (const wording of wordings) {
      expect([wording, fieldsAskedIn(filled(wording), language)]).toEqual([wording, fields]);
    }
  });

  test('the question for a tracking number is read as that', () => {
    for (const wording of [...ask.tracking, ...ask.trackingAgain, ...again.tracking]) {
      expect([wording, cuesIn(wording, language).some(({ kind }) => kind === 'tracking')]).toEqual([wording, true]);
    }
  });

  test('what is no question asks for no field', () => {
    const said = [...Object.values(say).flat(), ...Object.values(reason)];
    for (const wording of said.filter((it) => !say.wrong.includes(it))) {
      expect([wording, fieldsAskedIn(filled(wording), language)]).toEqual([wording, []]);
    }
  });

  test('nothing that is said moves a ticket when a client sends it back as the words of an agent', () => {
    const said = [words.ask, words.again, words.uncallable, words.say].flatMap((room) => Object.values(room).flat());
    for (const wording of [...said, ...Object.values(reason)]) {
      expect([wording, signalOf(agent(filled(wording)), language)]).toEqual([wording, null]);
    }
  });

  test('everything can be said in at least two wordings, with the same values in it as in English', () => {
    for (const room of ['ask', 'again', 'uncallable', 'say'] as const) {
      for (const [key, wordings] of Object.entries<Wordings>(words[room])) {
        const english = (en[room] as Record<string, Wordings>)[key] ?? [''];
        expect(new Set(wordings).size).toBeGreaterThanOrEqual(2);
        for (const wording of wordings) {
          expect([key, placeholdersOf(wording)]).toEqual([key, placeholdersOf(english[0])]);
        }
      }
    }
    expect(Object.keys(ask)).toEqual([...QUESTIONS]);
  });

  test('asides, thanks and goodbyes are recognised, and no question of ours is one', () => {
    for (const [aside, phrases] of Object.entries(words.asides)) {
      for (const phrase of phrases)
        expect([phrase, asidesIn(phrase.replace(/ ?… ?/, ' '), language)]).toEqual([
          phrase,
          expect.arrayContaining([aside]),
        ]);
    }
    for (const wording of Object.values(ask).flat())
      expect([wording, asidesIn(wording, language)]).toEqual([wording, []]);
    expect(words.thanks.every((it) => isThanks(it, language))).toBe(true);
    expect(words.goodbye.every((it) => isGoodbye(it, language))).toBe(true);
  });
});
