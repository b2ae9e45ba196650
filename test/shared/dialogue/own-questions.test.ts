import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type DialogueLanguage, QUESTIONS, type Question } from '../../../shared/dialogue/language.ts';
import { dialogueLanguageOf } from '../../../shared/dialogue/languages.ts';
import { remembering, withOwnQuestions } from '../../../shared/dialogue/own-questions.ts';
import { en } from '../../../shared/extraction/languages/en.ts';
import type { Turn } from '../../../shared/extraction/turn.ts';

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
  const response = `Thank you. ${ask.nameAndPhone[1]}`;
  const afterSink = remembering(undefined, ['sink'], { response, question: 'nameAndPhone' });

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

  test('stands where a client sends our answer back as an agent’s message, which tells nothing else', () => {
    const turns = [user('sink'), agent(response), user('Ann')];

    const read = withOwnQuestions(turns, ['sink', response, 'Ann'], afterSink, en);

    expect(read[1]?.text).toBe(ask.nameAndPhone[0]);
    expect(read[2]?.asked).toBe(ask.nameAndPhone[0]);
  });

  test('gives way to what an agent asked instead', () => {
    const turns = [user('sink'), agent('Which floor is it?'), user('third')];

    expect(askedBefore(turns, afterSink)).toEqual([undefined, undefined, undefined]);
    expect(withOwnQuestions(turns, ['sink', '?', 'third'], afterSink, en)[1]).toEqual(turns[1]);
  });

  test('takes a few bytes for each answer, and no more than so many', () => {
    const keys = Array.from({ length: 200 }, (_, n) => `message ${n}`);
    const memory = keys.reduce<string | undefined>(
      (known, _, n) => remembering(known, keys.slice(0, n + 1), { response: `${n}`, question: 'phone' }),
      undefined,
    );

    expect(afterSink).toHaveLength(8);
    expect(memory?.length).toBeLessThan(500);
  });

  test('is known again whatever was asked, in any conversation', () => {
    const questions = fc.array(fc.constantFrom<Question | null>(...QUESTIONS, null), { minLength: 1, maxLength: 30 });

    fc.assert(
      fc.property(questions, (asked) => {
        const keys = asked.map((_, n) => `message ${n}`);
        const memory = asked.reduce<string | undefined>(
          (known, question, n) => remembering(known, keys.slice(0, n + 1), { response: '', question }),
          undefined,
        );
        const turns = [...keys.map(user), user('now')];
        const last = asked.at(-1) ?? null;

        expect(askedBefore(turns, memory).at(-1)).toBe(last ? ask[last][0] : '');
      }),
    );
  });
});
