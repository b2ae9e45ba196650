import type { Language } from '../extraction/language.ts';
import type { Turn } from '../extraction/turn.ts';
import type { Known } from './figure.ts';
import { salesLanguageOf } from './languages.ts';
import { type Asks, after, type MessageReading, readMessage } from './message.ts';
import { habitOf } from './number.ts';

export type Reading = MessageReading & { role: Turn['role'] };

const NOTHING: Known = {
  role: 'user',
  price: null,
  quantity: null,
  discount: null,
  isBargaining: false,
  asked: new Set(),
  topic: null,
};
const NO_QUESTION: Asks = new Set();

/** Each message, read with what the conversation had told before it. */
export function readDialogue(turns: readonly Turn[], language: Language, at: Date): Reading[] {
  const texts = turns.map(({ role, text }) => (role === 'system' ? '' : text));
  const habit = habitOf(texts, salesLanguageOf(language));
  let known = NOTHING;
  let asks = NO_QUESTION;
  const read = (turn: Turn): MessageReading => {
    const role = turn.role === 'user' ? 'user' : 'assistant';
    const asked = role === known.role ? NO_QUESTION : asks;
    known = { ...known, role, asked };
    const reading = readMessage(turn, { known, asked, habit, at, language });
    known = withQuestion(after(known, reading.figures), reading.asks);
    asks = reading.asks;
    return reading;
  };
  return turns.map((turn, message): Reading => {
    if (turn.asked && turns[message - 1]?.role !== 'assistant') read({ role: 'assistant', text: turn.asked });
    return { ...read({ ...turn, text: texts[message] ?? '' }), role: turn.role };
  });
}

/** A question sets what a number after it is about. */
function withQuestion(known: Known, asks: Asks): Known {
  if (asks.has('discount')) return { ...known, topic: 'discount', isBargaining: true };
  return asks.has('price') ? { ...known, topic: 'price' } : known;
}
