import type { Language, Signal } from './language.ts';
import { anyOf, blank, findAll, isIn } from './pattern.ts';
import { sentencesOf } from './sentence.ts';
import type { Turn } from './turn.ts';

const SIGNALS: Record<Turn['role'], readonly Signal[]> = {
  assistant: ['work_started'],
  user: ['cancelled', 'reported_again', 'solved'],
  system: [],
};
const MAX_LENGTH = 2000;

/** What a turn says about the work: it has started (the agent); it is unwanted, needed again or done (the customer). */
export const signalOf = (turn: Turn, language: Language): Signal | null => signalsOf(turn, language)[0] ?? null;

/**
 * All that a turn may say about the work, likeliest first: "it's cooling again, problem solved" is both; which counts depends
 * on how the work stands.
 */
export function signalsOf({ role, text }: Turn, language: Language): Signal[] {
  const said = text.slice(0, MAX_LENGTH);
  const sentences = sentencesOf(said, language).map(({ start, end }) => said.slice(start, end));
  const given = SIGNALS[role].filter((signal) => sentences.some((sentence) => gives(sentence, signal, language)));
  return isSolved(given) ? ['solved'] : given;
}

/** "Never mind, it works again" calls nothing off. */
const isSolved = (given: readonly Signal[]) => given.includes('solved') && given[0] === 'cancelled';

/** A question states nothing but a wish to cancel. */
function gives(sentence: string, signal: Signal, language: Language): boolean {
  if (QUESTION.test(sentence) && signal !== 'cancelled' && signal !== 'reported_again') return false;
  const { phrases, not } = language.signals[signal];
  const stated = anyOf(phrases, language);
  return isIn(stated, sentence) && isIn(stated, blank(sentence, findAll(anyOf(not, language), sentence)));
}

const QUESTION = /[?？؟]\s*$/u;
