import { describe, expect, test } from '@jest/globals';
import { asksIn } from '../../../shared/extraction/asked.ts';
import { extract, type Turn } from '../../../shared/extraction/extract.ts';
import { languages } from '../../../shared/extraction/languages.ts';
import { confirmation, nextQuestion } from '../../../shared/extraction/question.ts';

const user = (text: string): Turn => ({ role: 'user', text });
const agent = (text: string): Turn => ({ role: 'assistant', text });

describe.each(languages.map((language) => [language.code, language] as const))('in %s', (_, language) => {
  const { prompts } = language;

  test('every question is understood as what it asks for, when the agent puts it', () => {
    const asked = (text: string) => [...asksIn(text, language)];

    expect(asked(prompts.issue)).toContain('issue');
    expect(asked(prompts.name)).toContain('name');
    expect(asked(prompts.phone)).toContain('phone');
    expect(asked(prompts.address)).toContain('address');
    expect(asked(prompts.nameAndPhone)).toEqual(expect.arrayContaining(['name', 'phone']));
    expect(asked(prompts.unreadablePhone)).toContain('phone');
    expect(asked(prompts.name)).not.toContain('phone');
    expect(asked(prompts.address)).not.toContain('name');
  });

  test('a number that nobody can call is asked for again, with the reason', () => {
    const turns = [agent(prompts.phone), user('12 34')];
    const values = { ...extract(turns, language).values, issue: 'x', name: 'x', address: 'x' };

    expect(nextQuestion(turns, values, language)).toBe(prompts.unreadablePhone);
  });

  test('a refused number is not asked for again', () => {
    const turns = [agent(prompts.phone), user('…'), agent(prompts.phone), user('…')];
    const values = { ...extract(turns, language).values, issue: 'x', name: 'x', phone: null, address: 'x' };

    expect(nextQuestion(turns, values, language)).toBe(prompts.closing);
  });

  test('a question is one question, and the confirmation names the ticket', () => {
    const questions = Object.values(prompts).filter((it) => typeof it === 'string');

    for (const question of questions) expect(question.match(/[?？؟]/gu)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(new Set(questions).size).toBe(questions.length);
    expect(confirmation('TKT-7', language)).toContain('TKT-7');
  });
});
