import type { Language, Phrases, Signal } from '../extraction/language.ts';
import { DIGIT } from '../extraction/letters.ts';
import { anyOf, blank, findAll, isIn, patternOf, perLanguage } from '../extraction/pattern.ts';
import { contentWords } from '../extraction/problem.ts';
import { signalOf } from '../extraction/signal.ts';
import type { Turn } from '../extraction/turn.ts';
import type { Aside } from './language.ts';
import { asideSpansIn, asidesIn, courtesiesIn, isGoodbye, isNo, isThanks } from './phrases.ts';

/** What the customer's last messages say beside the values in them. */
export type Said = {
  asides: readonly Aside[];
  /** Nothing but a greeting, thanks or a goodbye. */
  isCourtesy: boolean;
  isGreeting: boolean;
  isThanks: boolean;
  isGoodbye: boolean;
  isQuestion: boolean;
  isYes: boolean;
  isNo: boolean;
  /** What announces that something was wrong. */
  isCorrection: boolean;
};

const QUESTION = /[?？؟]/u;
/** What is read of a message here; asides are short. */
const MAX_LENGTH = 400;

const patternsOf = perLanguage((language) => ({
  greetings: anyOf(language.greetings, language),
  corrections: anyOf(language.corrections, language),
  yes: startOf(language.yes),
}));

const startOf = (phrases: Phrases) => patternOf(`^\\s?(?:${phrases.join('|')})(?=[\\s,.!،。！、]|$)`);

/** What was said since the last question. @param turns the customer's last ones */
export function saidIn(turns: readonly Turn[], language: Language): Said {
  const text = turns.map((turn) => turn.text.slice(0, MAX_LENGTH)).join('\n');
  const { greetings, corrections } = patternsOf(language);
  return {
    asides: asidesIn(text, language),
    isCourtesy: turns.length > 0 && turns.every((turn) => isCourtesy(turn.text, language)),
    isGreeting: isIn(greetings, text),
    isThanks: isThanks(text, language),
    isGoodbye: isGoodbye(text, language),
    isQuestion: QUESTION.test(text),
    isYes: isYes(text, language),
    isNo: isNo(text, language),
    isCorrection: isIn(corrections, text) || isNo(text, language),
  };
}

/** "Alright, thank you, bye" */
export const isParting = ({ isGoodbye, isCourtesy, isThanks }: Said): boolean => isGoodbye || (isCourtesy && isThanks);

/** Whether a text begins with a yes. */
export const isYes = (text: string, language: Language): boolean => isIn(patternsOf(language).yes, text);

/** Whether a text is nothing but a greeting, thanks or a goodbye. */
export function isCourtesy(text: string, language: Language): boolean {
  if (text.length > MAX_LENGTH || isNo(text, language)) return false;
  const courtesies = courtesiesIn(text, language);
  const isGreeted = findAll(patternsOf(language).greetings, text).length > 0;
  const rest = blank(text, courtesies);
  return (isGreeted || courtesies.length > 0) && !NUMBERED.test(rest) && contentWords(rest, language) === 0;
}

const NUMBERED = new RegExp(`[${DIGIT}]`);

/** Whether a text that holds no value says nothing of the matter: a courtesy, an aside, a question in return. */
export const isBeside = (text: string, language: Language): boolean =>
  text.length <= MAX_LENGTH &&
  (isCourtesy(text, language) || asidesIn(text, language).length > 0 || QUESTION.test(text));

/** The turns without courtesies and asides: "hang on" is no name. Places stay as they are. */
export const withoutAsides = (turns: readonly Turn[], language: Language): Turn[] =>
  turns.map((turn) => (turn.role === 'user' ? { ...turn, text: withoutAside(turn.text, language) } : turn));

function withoutAside(text: string, language: Language): string {
  if (text.length > MAX_LENGTH) return text;
  return isCourtesy(text, language) ? '' : blank(text, asideSpansIn(text, language));
}

/** What a model has heard of the work, in the messages that it has seen. */
type Heard = { messages: number; signals: readonly { message: number; signal: Signal }[] };

/** Whether the customer called the matter off, or said that it is solved, and has said nothing but courtesies since. */
export function calledOffIn(turns: readonly Turn[], language: Language, model?: Heard): 'cancelled' | 'solved' | null {
  const at = turns.findLastIndex(({ role, text }) => role === 'user' && !isCourtesy(text, language));
  const last = turns[at];
  const isHeard = model && at < model.messages;
  const signal = isHeard
    ? model.signals.findLast(({ message }) => message === at)?.signal
    : last && signalOf(last, language);
  return signal === 'cancelled' || signal === 'solved' ? signal : null;
}
