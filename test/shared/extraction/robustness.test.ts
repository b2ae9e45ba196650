import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { MAX_TEXT_LENGTH } from '../../../shared/conversation/conversation.ts';
import { dialogueLanguageOf } from '../../../shared/dialogue/languages.ts';
import { areaOf } from '../../../shared/extraction/area.ts';
import { extract } from '../../../shared/extraction/extract.ts';
import type { Language } from '../../../shared/extraction/language.ts';
import { languageOf, languages } from '../../../shared/extraction/languages.ts';
import { nameAt } from '../../../shared/extraction/name-shape.ts';
import { signalOf } from '../../../shared/extraction/signal.ts';
import { topicOf } from '../../../shared/extraction/topic.ts';
import type { Turn } from '../../../shared/extraction/turn.ts';

const user = (text: string): Turn => ({ role: 'user', text });
const nothing = { name: null, phone: null, address: null, role: null, priority: null };

const empty: [what: string, texts: string[]][] = [
  ['no message', []],
  ['an empty message', ['']],
  ['only blanks', ['   \n\t  ']],
  ['only emoji', ['😀🔥🚰', '👍🏽👨‍👩‍👧']],
  ['only punctuation', ['?!…', '---', '"\'`´’']],
  ['an unknown script', ['ⵜⵉⴼⵉⵏⴰⵖ ⵉⴳⴰ', '𐎠𐎼𐎹', 'ꓡꓲꓢꓴ']],
  ['HTML without text', ['<div class="x"><br/></div><script></script>']],
  ['lone surrogates', ['\ud800', '\udc00\ud800', 'a\udfff']],
  ['direction marks and zero-width characters', ['\u202e\u200f\u200e', '\u200b\u200c\u200d\ufeff']],
  ['control characters', ['\u0000\u0001\u0007\u001b[31m']],
];

describe.each(languages.map((language) => [language.code, language] as const))('in %s', (_, language) => {
  test.each(empty)('%s gives no value and still a question', (_what, texts) => {
    const turns = texts.map(user);

    const { values } = extract(turns, language);

    expect(values).toMatchObject(nothing);
  });

  test('the last of a thousand messages counts as any other', () => {
    const turns = Array.from({ length: 999 }, (_item, index) => user(`${index} ${'ab '.repeat(index % 7)}`));

    expect(extract([...turns, user('+1 415 555 0132')], language).phoneE164).toBe('+14155550132');
  });

  test.each(empty)('%s moves no ticket and names no area', (_what, texts) => {
    for (const text of texts) {
      expect(signalOf(user(text), language)).toBeNull();
      expect(areaOf(text, language)).toBeNull();
      expect(typeof topicOf(text, language)).toBe('string');
    }
  });

  test('one word over and over, as long as a message may be, is read', () => {
    const { name, phone, answers } = language;
    const words = [name.particles, name.titles].flatMap((list) => list.split(' ').slice(0, 6));

    for (const word of [...words, ...answers.slice(0, 4), ...Object.keys(phone.digits).slice(0, 4)]) {
      const text = `${word} `.repeat(MAX_TEXT_LENGTH).slice(0, MAX_TEXT_LENGTH);

      expect(() =>
        extract([{ role: 'assistant', text: dialogueLanguageOf(language).ask.name[0] }, user(text)], language),
      ).not.toThrow();
    }
  });

  test('whatever is said, no value is one that nobody typed', () => {
    const anything = fc.array(turn(language.code), { maxLength: 6 });

    fc.assert(
      fc.property(anything, (turns) => expectOnlyTyped(turns, language)),
      { seed: 5, numRuns: 60 },
    );
  });
});

test('a name ends before any number of particles', () => {
  const name = nameAt(`Ann ${'o '.repeat(50_000)}`, 0, languageOf('en'));

  expect(name).toMatchObject({ start: 0, end: 3 });
});

/** A name may be spelled out, or told by its parts. */
const lettersOf = (text: string) => text.toLowerCase().replace(/[\s.-]/g, '');

function expectOnlyTyped(turns: readonly Turn[], language: Language): void {
  const { values, evidence } = extract(turns, language);
  const questions = Object.values(dialogueLanguageOf(language).ask).flat();
  const typed = turns.map((it) => (it.role === 'user' ? it.text : statedIn(it, questions)));

  for (const word of values.name?.split(' ') ?? []) expect(lettersOf(typed.join(' '))).toContain(lettersOf(word));
  expect(typed.join('\0')).toContain(values.issue ?? '');
  for (const { message, start, end } of Object.values(evidence).flat()) {
    expect(typed[message]?.slice(start, end)).toHaveLength(Math.max(1, end - start));
  }
}

/** What an agent says beside our own questions, which a customer may affirm. */
const statedIn = ({ role, text }: Turn, questions: readonly string[]): string =>
  role === 'assistant' ? questions.reduce((rest, it) => rest.replaceAll(it, ' '.repeat(it.length)), text) : '';

/** A turn made of the language's own phrases, digits, signs and anything else. */
function turn(code: string): fc.Arbitrary<Turn> {
  const language = languageOf(code);
  const { answers } = language;
  const said = Object.values(dialogueLanguageOf(language).ask).flat();
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.string({ unit: 'binary', maxLength: 6 }),
    fc.stringMatching(/^[0-9 ()+.-]{0,20}$/),
    fc.constantFrom(...said, ...answers, 'My name is', 'Ann', 'Lee', '12 Oak Street', ':', '\n', ', '),
  );
  return fc.record({
    role: fc.constantFrom('user' as const, 'assistant' as const, 'system' as const),
    text: fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(' ')),
  });
}
