import { describe, expect, test } from '@jest/globals';
import { dialogueLanguageOf } from '../../../shared/dialogue/languages.ts';
import { languages } from '../../../shared/extraction/languages.ts';
import { salesQuestion } from '../../../shared/sales-condition/question.ts';
import { MISSING_TERMS } from '../../../shared/sales-condition/sales-condition.ts';
import { turnsOf } from '../../support/readings.ts';

describe.each(languages.map((language) => [language.code, language] as const))('in %s', (_, language) => {
  const { ask } = dialogueLanguageOf(language);

  test('the first missing term is asked for', () => {
    expect(salesQuestion([], ['price', 'currency'], language)).toEqual({ question: 'price', isAskedAgain: false });
  });

  test('nothing is asked when nothing is missing', () => {
    expect(salesQuestion([], [], language).question).toBeNull();
  });

  test.each(MISSING_TERMS)('%s is not asked for a third time', (term) => {
    const asked = ask[term].flatMap((question) => [`> ${question}`, '…']);

    expect(salesQuestion(turnsOf(asked.slice(0, 2)), [term], language)).toEqual({ question: term, isAskedAgain: true });
    expect(salesQuestion(turnsOf(asked), [term], language).question).toBeNull();
  });
});
