import type { Language } from '../extraction/language.ts';
import type { Turn } from '../extraction/turn.ts';
import { customerOf } from './customer.ts';
import { dealOf, evidenceOf, type Found } from './deal.ts';
import { type Reading, readDialogue } from './dialogue.ts';
import { lastStanding, type Move } from './negotiation.ts';
import { NO_TERMS, type StatedTerms, type Term } from './sales-condition.ts';

/**
 * The sales terms that a conversation states, with where each was said.
 * @param turns both sides' messages; the last value that was agreed on stands
 * @param at when the conversation took place, UTC, for relative dates
 */
export function readTerms(turns: readonly Turn[], language: Language, at: Date): StatedTerms {
  const readings = readDialogue(turns, language, at);
  const { found, moves } = dealOf(readings, turns, language);
  const all: Found = {
    ...found,
    ...boundsOf(readings, moves),
    ...paymentOf(readings, moves, turns),
    ...incotermOf(readings, moves),
    ...buyerOf(turns, readings),
  };
  const entries = Object.entries(all) as [Term, NonNullable<Found[Term]>][];
  return {
    terms: { ...NO_TERMS, ...Object.fromEntries(entries.map(([term, { value }]) => [term, value])) },
    evidence: Object.fromEntries(entries.map(([term, { evidence }]) => [term, evidence])),
  };
}

function boundsOf(readings: readonly Reading[], moves: readonly Move[]): Found {
  const all = readings.flatMap((it, message) => it.bounds.map((bound) => ({ ...bound, message })));
  return Object.fromEntries(
    (['valid_from', 'valid_until'] as const).flatMap((term) => {
      const bound = lastStanding(
        all.filter((it) => it.term === term),
        moves,
      );
      return bound ? [[term, { value: bound.date, evidence: [evidenceOf(bound)] }]] : [];
    }),
  );
}

/** Longer than any terms of payment that somebody states. */
const LONGEST_TERMS = 300;

function paymentOf(readings: readonly Reading[], moves: readonly Move[], turns: readonly Turn[]): Found {
  const all = readings.flatMap((it, message) => it.payments.map((payment) => ({ ...payment, message })));
  const open = all.filter(({ isPast, isRefused }) => !isPast && !isRefused);
  const last = lastStanding(open, moves);
  const payment = last && open.find(({ message }) => message === last.message);
  if (!payment) return {};
  const end = Math.min(payment.end, payment.start + LONGEST_TERMS);
  const value = (turns[payment.message] as Turn).text.slice(payment.start, end).replace(/\s+/gu, ' ');
  return { payment_terms: { value, evidence: [evidenceOf({ ...payment, end })] } };
}

function incotermOf(readings: readonly Reading[], moves: readonly Move[]): Found {
  const all = readings.flatMap((it, message) => it.incoterms.map((incoterm) => ({ ...incoterm, message })));
  const term = lastStanding(
    all.filter(({ isReplaced }) => !isReplaced),
    moves,
  );
  return term ? { incoterm: { value: term.value, evidence: [evidenceOf(term)] } } : {};
}

function buyerOf(turns: readonly Turn[], readings: readonly Reading[]): Found {
  const company = customerOf(
    turns,
    readings.map(({ companies }) => companies),
  );
  return company ? { customer: { value: company.name, evidence: [evidenceOf(company)] } } : {};
}
