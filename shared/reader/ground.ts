import { endOfYes } from '../extraction/affirmation.ts';
import type { Language, Signal } from '../extraction/language.ts';
import type { Turn } from '../extraction/turn.ts';
import { PRIORITIES, TICKET_TYPES } from '../ticket/ticket.ts';
import { phoneGrounded } from './ground-phone.ts';
import { evidenceAt, type Ground, type OneOf, placesOf, textAt, textGrounded, wordGrounded } from './ground-quotes.ts';
import { shipmentsGrounded } from './ground-shipments.ts';
import { termsGrounded } from './ground-terms.ts';
import { locator } from './locate.ts';
import type { ModelReading, Stated } from './model-reading.ts';
import { ACTS_SAID, type Answer, type Quote, ROLES_SAID, SIGNALS_SAID, type Wanted } from './prompt.ts';
import { firstShown } from './question-for.ts';
import { readAnswer } from './read-answer.ts';

type About = { now: Date; wanted: Wanted };

/**
 * What of a model's answer was really said (contract 12): each value is taken from the message in which its words are found, and
 * what is found nowhere is dropped and counted. A pure function.
 * @returns undefined where the answer is not what was asked for
 */
export function groundAnswer(
  answered: unknown,
  turns: readonly Turn[],
  language: Language,
  { now, wanted }: About,
): ModelReading | undefined {
  const answer = readAnswer(answered, wanted);
  if (!answer) return undefined;
  const ground: Ground = {
    turns,
    language,
    now,
    ...heardIn(turns, language),
    ...locator(turns),
    dropped: 0,
  };
  const phone = phoneGrounded(answer.phone, ground);
  const issue = textGrounded(answer.issue, ground, ' ');
  const values = {
    ...stated('name', nameGrounded(answer.name, ground)),
    ...stated('phone', phone?.stated),
    ...stated('address', textGrounded(answer.address, ground, ', ')),
    ...stated('issue', issue),
    ...stated('role', wordGrounded(answer.role, ROLES_SAID, ground)),
    ...stated('priority', wordGrounded(answer.priority, PRIORITIES, ground)),
    ...stated('type', issue && typeOf(answer.type, issue)),
  };
  return {
    messages: turns.length,
    values,
    phoneE164: phone?.e164 ?? null,
    signals: signalsGrounded(answer, ground),
    acts: ACTS_SAID.filter((act) => answer.acts.includes(act)),
    ...(answer.shipments && { shipments: shipmentsGrounded(answer.shipments, ground) }),
    ...(answer.sales_condition && { terms: termsGrounded(answer.sales_condition, ground) }),
    dropped: ground.dropped,
  };
}

const stated = <F extends string>(field: F, it: Stated | undefined) =>
  (it ? { [field]: it } : {}) as { [K in F]?: Stated };

/** The messages that a model has seen; `own`: those of the customer, and of the agent where the customer says yes right after. */
function heardIn(turns: readonly Turn[], language: Language): Pick<Ground, 'own' | 'all'> {
  const [own, all]: [number[], number[]] = [[], []];
  let isYesNext = false;
  const from = firstShown(turns);
  for (let at = turns.length - 1; at >= from; at -= 1) {
    const { role, text } = turns[at] as Turn;
    if (role === 'system' || text.trim() === '') continue;
    all.push(at);
    if (role === 'user' || isYesNext) own.push(at);
    isYesNext = role === 'user' && endOfYes(text, language) !== null;
  }
  return { own: own.reverse(), all: all.reverse() };
}

const SPELLED = /^\p{L}(?:[\s.,-]{1,3}\p{L}){2,24}\.?$/u;

/** A name as it was typed; one that was told letter by letter is written together. */
function nameGrounded(quotes: readonly Quote[], ground: Ground): Stated | undefined {
  const places = placesOf(quotes, ground);
  const words = places.map((place) => textAt(place, ground)).map((it) => (SPELLED.test(it) ? writtenTogether(it) : it));
  const value = [...new Set(words)].join(' ').replace(/[\s,;:]+$/u, '');
  return value ? { value, evidence: evidenceAt(places) } : undefined;
}

function writtenTogether(spelled: string): string {
  const letters = spelled.replace(/[^\p{L}]/gu, '');
  return letters.charAt(0).toUpperCase() + letters.slice(1).toLowerCase();
}

/** What kind of matter the issue is: a judgement of the issue's own words. */
function typeOf({ value }: OneOf, { evidence }: Stated): Stated | undefined {
  const known = TICKET_TYPES.find((it) => it === value);
  return known && { value: known, evidence };
}

function signalsGrounded({ signals }: Answer, ground: Ground): ModelReading['signals'] {
  return signals.flatMap(({ signal, message, words }) => {
    const known: Signal | undefined = SIGNALS_SAID.find((it) => it === signal);
    const speaker = known === 'work_started' ? 'assistant' : 'user';
    const from = ground.all.filter((at) => ground.turns[at]?.role === speaker);
    const [place] = known ? placesOf([{ message, words }], ground, from) : [];
    return known && place ? [{ message: place.message, signal: known }] : [];
  });
}
