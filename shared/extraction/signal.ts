import type { Turn } from './extract.ts';
import type { Language } from './language.ts';
import { findAll, has } from './words.ts';

export type Signal = 'work_started' | 'solved' | 'cancelled' | 'reported_again';

/** What a turn says about the work: that it has started (the agent), that it is done, unwanted, or needed again (the customer). */
export function signalOf({ role, text }: Turn, { signals }: Language): Signal | null {
  const says = (phrases: readonly string[]) => states(text, phrases, signals.negations);
  if (role === 'assistant') return says(signals.workStarted) ? 'work_started' : null;
  if (role !== 'user') return null;
  if (says(signals.cancelled)) return 'cancelled';
  if (has(signals.reportedAgain, text)) return 'reported_again';
  return says(signals.solved) ? 'solved' : null;
}

/** A phrase that is neither denied nor asked in its sentence. */
const states = (text: string, phrases: readonly string[], negations: readonly string[]): boolean =>
  findAll(phrases, text).some(({ 0: phrase, index }) => {
    const before =
      text
        .slice(Math.max(0, index - 60), index)
        .split(/[.!?\n]/)
        .at(-1) ?? '';
    const after = text.slice(index + phrase.length, index + phrase.length + 80);
    return !has(negations, before) && !/^[^.!\n]*\?/.test(after);
  });
