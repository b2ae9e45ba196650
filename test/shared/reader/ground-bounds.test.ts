import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { languageOf } from '../../../shared/extraction/languages.ts';
import type { Turn } from '../../../shared/extraction/turn.ts';
import { groundAnswer } from '../../../shared/reader/ground.ts';
import type { Wanted } from '../../../shared/reader/prompt.ts';
import { questionFor } from '../../../shared/reader/question-for.ts';
import { expectCpuBelow } from '../../support/cpu.ts';

const now = new Date('2026-03-01T09:00:00Z');
const user = (text: string): Turn => ({ role: 'user', text });
const wanted: Wanted = ['shipments', 'sales_condition'];
const ground = (answer: unknown, turns: readonly Turn[], code = 'en') =>
  groundAnswer(answer, turns, languageOf(code), { now, wanted });
const at = (message: number, words: string) => [{ message, words }];

describe('so much work and no more', () => {
  const many = (words: (n: number) => string) =>
    Array.from({ length: 500 }, (_, n) => ({ message: n, words: words(n) }));
  const everywhere = (words: (n: number) => string) => {
    const quotes = many(words);
    const figure = { value: 4, quotes };
    const scale = { from_quantity: figure, unit_price: figure, discount_percent: figure };
    const scales = Array.from({ length: 500 }, () => scale);
    const shipment = {
      tracking_number: quotes,
      carrier: quotes,
      order_id: quotes,
      status: { value: 'delivered', quotes },
    };
    return {
      ...{ name: quotes, phone: quotes, address: quotes, issue: quotes, role: { value: 'tenant', quotes } },
      shipments: Array.from({ length: 500 }, () => shipment),
      sales_condition: {
        product: quotes,
        quantity: figure,
        unit_price: figure,
        currency: { value: 'USD', quotes },
        scales,
      },
    };
  };
  const pairs = Array.from({ length: 6000 }, (_, n) => `a${String.fromCharCode(98 + (n % 20))} a`).join(' ');
  const conversations: [string, Turn[]][] = [
    ['one message of a mebibyte', [user('ab 12 '.repeat(175_000))]],
    ['words that come again and again', [user(pairs)]],
    ['thousands of messages', Array.from({ length: 20_000 }, (_, n) => user(`it is ${n}`))],
    ['thousands of messages without a text', [...Array.from({ length: 50_000 }, (): Turn => ({ role: 'assistant', text: '' })), user('a b')]],
    ['nothing but 11', [user('11 x '.repeat(2400))]],
    ['a script without spaces', [user('东路号'.repeat(4000))]],
  ]; // biome-ignore format: a table
  const answers: [string, (n: number) => string][] = [
    ['letters', (n) => String.fromCharCode(97 + (n % 26))],
    ['many words, of which the last is wrong', (n) => `${'ab a '.repeat(380)} ${n}`],
    ['the same word, apart', () => 'a '.repeat(199)],
    ['digits that nearly fit', () => `${'1'.repeat(20)}2`],
    ['a script without spaces, the end wrong', (n) => `${'东路号'.repeat(500)}${n}街`],
    ['signs', () => '$'],
  ];

  test.each(conversations.flatMap(([what, turns]) => answers.map(([of, words]) => [of, what, words, turns] as const)))(
    'an endless answer of %s, in %s',
    async (_, __, words, turns) => {
      ground({ name: at(0, 'warm') }, [user('warm')]);
      const answer = everywhere(words);

      await expectCpuBelow(2000, () => ground(answer, turns));
    },
  );

  test('a number of which every piece fits in a hundred ways', async () => {
    const turns = [user('11 x '.repeat(2400))];

    await expectCpuBelow(500, () => ground({ phone: at(0, `${'11'.repeat(10)}2`) }, turns));
  });
});

describe('what the model was not shown', () => {
  const turns = [user('I am Ann Lee'), user('x'.repeat(12_000)), user('bye')];

  test('is not looked at', () => {
    expect(questionFor(turns, { tag: 'en', wanted: [], known: {}, now }).from).toBe(1);
    expect(ground({ name: at(0, 'Ann Lee') }, turns)?.values).toEqual({});
  });

  test('of a longer message its end is shown, and found with its place', () => {
    const long = `${'é'.repeat(13_000)} Ann Lee`;

    expect(ground({ name: at(0, 'ann lee') }, [user(long)])?.values.name).toMatchObject({
      value: 'Ann Lee',
      evidence: [{ start: 13_001, end: 13_008 }],
    });
  });

  test('half a character is no part of a question', () => {
    const turn = user(`😀${'x'.repeat(11_999)}`);

    expect(questionFor([turn], { tag: 'en', wanted: [], known: {}, now }).question.conversation.isWellFormed()).toBe(
      true,
    );
    expect(questionFor([turn], { tag: 'en', wanted: [], known: {}, now }).question.conversation).not.toContain('\\ud');
  });
});

describe('where it stands', () => {
  test.each([
    ['behind signs of two units', '😀😀 Ann Lee 😀', 'Ann Lee', 'Ann Lee'],
    [
      'with its accents apart',
      'I am Jose\u0301 Nu\u0301n\u0303ez\u0301, ok',
      'José Nuñez',
      'Jose\u0301 Nu\u0301n\u0303ez\u0301',
    ],
    ['in letters of two units', 'ok 𠮷野家 here', '𠮷野家', '𠮷野家'],
    ['in wide letters', 'ok Ａｎｎ　Ｌｅｅ', 'Ann Lee', 'Ａｎｎ　Ｌｅｅ'],
    ['in quotation marks', 'it is "Ann Lee".', '“Ann Lee.”', 'Ann Lee'],
    ['beside half a character', '\ud83d Ann Lee \ude00', 'Ann Lee', 'Ann Lee'],
    ['with vowel signs', 'اسمي مُحَمَّد', 'محمد', 'مُحَمَّد'],
  ])('%s', (_, text, words, found) => {
    const [place] = ground({ name: at(-3, words) }, [user(text)])?.values.name?.evidence ?? [];

    expect(text.slice(place?.start, place?.end)).toBe(found);
  });

  test.each([
    ['part of a word in letters of two units', '𝐀𝐧𝐧𝐚', 'Ann'],
    ['a letter without its vowel', 'कील', 'ल'],
    ['half of a word behind a mark', 'की', 'क'],
  ])('%s does not count', (_, text, words) => {
    expect(ground({ name: at(0, words) }, [user(text)])?.values).toEqual({});
  });

  test('an evidence is always the letters of its quote', () => {
    const letters = fc.constantFrom(
      'a',
      'é',
      'e\u0301',
      'ß',
      'İ',
      'ı',
      '😀',
      '𠮷',
      'ﬁ',
      ' ',
      ' ',
      '-',
      'न',
      'ी',
      'ل',
      '\u064e',
      '7',
      '٣',
    );
    const texts = fc.array(letters, { maxLength: 25 }).map((it) => it.join(''));
    const cases = fc.tuple(texts, texts, texts);
    fc.assert(
      fc.property(cases, ([before, quoted, behind]) => {
        const text = `${before} ${quoted} ${behind}`;
        for (const { start, end } of ground({ name: at(0, quoted) }, [user(text)])?.values.name?.evidence ?? []) {
          const part = text.slice(start, end);
          expect(part.isWellFormed()).toBe(true);
          expect(lettersOf(quoted)).toContain(lettersOf(part));
        }
      }),
      { numRuns: 500 },
    );
  });
});

/** Without what accents, width and case change. */
const lettersOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/٣/g, '3')
    .replace(/ı/g, 'i')
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}]/gu, '');
