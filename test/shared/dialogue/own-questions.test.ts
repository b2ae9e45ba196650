import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type DialogueLanguage, QUESTIONS, type Question } from '../../../shared/dialogue/language.ts';
import { dialogueLanguageOf } from '../../../shared/dialogue/languages.ts';
import { remembering, withOwnQuestions } from '../../../shared/dialogue/own-questions.ts';
import type { Turn } from '../../../shared/extraction/extract.ts';
import { en } from '../../../shared/extraction/languages/en.ts';

const { ask }: DialogueLanguage = dialogueLanguageOf(en);
const user = (text: string): Turn => ({ role: 'user', text });
const agent = (text: string): Turn => ({ role: 'assistant', text });

/** What was asked before each turn, once `memory` is known; a turn's text is its key. */
const askedBefore = (turns: readonly Turn[], memory: string | undefined) =>
  withOwnQuestions(
    turns,
    turns.map(({ text }) => text),
    memory,
    en,
  ).map(({ asked }) => asked);

describe('what the service asked', () => {
  const afterSink = remembering(undefined, ['sink'], 'nameAndPhone');

  test('is known again before the message that answers it', () => {
    expect(askedBefore([user('sink'), user('Ann')], afterSink)).toEqual([undefined, ask.nameAndPhone[0]]);
  });

  test('moves with the message that it followed', () => {
    expect(askedBefore([user('hello'), user('sink'), user('Ann')], afterSink)).toEqual([
      undefined,
      undefined,
      ask.nameAndPhone[0],
    ]);
  });

  test('is forgotten with it', () => {
    expect(askedBefore([user('tap'), user('Ann')], afterSink)).toEqual([undefined, undefined]);
  });

  test('stands where a client sends our answer back as an agent’s message', () => {
    const turns = [user('sink'), agent(`Thank you. ${ask.nameAndPhone[1]}`), user('Ann')];

    expect(askedBefore(turns, afterSink)[2]).toBe(ask.nameAndPhone[0]);
  });

  test('gives way to what an agent asked instead', () => {
    const turns = [user('sink'), agent('Which floor is it?'), user('third')];

    expect(askedBefore(turns, afterSink)[2]).toBe('Which floor is it?');
  });

  test('takes a few bytes for each answer, and nothing for answers that ask nothing', () => {
    const keys = Array.from({ length: 200 }, (_, n) => `message ${n}`);
    const memory = keys.reduce<string | undefined>(
      (known, _, n) => remembering(known, keys.slice(0, n + 1), n % 2 ? null : 'phone'),
      undefined,
    );

    expect(remembering(undefined, ['sink'], null)).toBeUndefined();
    expect(memory?.length).toBeLessThan(400);
  });

  test('is known again whatever was asked, in any conversation', () => {
    const questions = fc.array(fc.constantFrom<Question | null>(...QUESTIONS, null), { minLength: 1, maxLength: 30 });

    fc.assert(
      fc.property(questions, (asked) => {
        const keys = asked.map((_, n) => `message ${n}`);
        const memory = asked.reduce<string | undefined>(
          (known, question, n) => remembering(known, keys.slice(0, n + 1), question),
          undefined,
        );
        const turns = [...keys.map(user), user('now')];
        const last = asked.at(-1) ?? null;

        expect(askedBefore(turns, memory).at(-1) || undefined).toBe(last ? ask[last][0] : undefined);
      }),
    );
  });
});
