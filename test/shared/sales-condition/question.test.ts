import { describe, expect, test } from '@jest/globals';
import { languages } from '../../../shared/extraction/languages.ts';
import { salesLanguageOf } from '../../../shared/sales-condition/languages.ts';
import { salesQuestion } from '../../../shared/sales-condition/question.ts';
import { MISSING_TERMS } from '../../../shared/sales-condition/sales-condition.ts';
import { turnsOf } from '../../support/readings.ts';

describe.each(languages.map((language) => [language.code, language] as const))('in %s', (_, language) => {
  const { prompts } = salesLanguageOf(language);

  test('the first missing term is asked for', () => {
    expect(salesQuestion([], ['price', 'currency'], language)).toBe(prompts.price);
  });

  test('nothing is asked when nothing is missing', () => {
    expect(salesQuestion([], [], language)).toBeUndefined();
  });

  test.each(MISSING_TERMS)('%s is not asked for a third time', (term) => {
    const asked = [`> ${prompts[term]}`, '…', `> ${prompts[term]}`, '…'];

    expect(salesQuestion(turnsOf(asked.slice(0, 2)), [term], language)).toBe(prompts[term]);
    expect(salesQuestion(turnsOf(asked), [term], language)).toBeUndefined();
  });
});
