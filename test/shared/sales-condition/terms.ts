import { expect, test } from '@jest/globals';
import type { Language } from '../../../shared/extraction/language.ts';
import { readTerms } from '../../../shared/sales-condition/read-terms.ts';
import type { SalesTerms } from '../../../shared/sales-condition/sales-condition.ts';
import { turnsOf } from '../../support/readings.ts';

export const MONDAY = new Date('2025-02-10T10:00:00Z');

/** Lines that begin with ">" are the agent's. */
export type TermsReading = [lines: string[], terms: Partial<SalesTerms>];

export const termsIn = (lines: readonly string[], language: Language): SalesTerms =>
  readTerms(turnsOf(lines), language, MONDAY).terms;

/** One test a reading. */
export function testTerms(readings: readonly TermsReading[], language: Language): void {
  test.each(readings)('%j is read as %j', (lines, terms) => {
    expect(termsIn(lines, language)).toMatchObject(terms);
  });
}
