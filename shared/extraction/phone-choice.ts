import type { CountryCode } from 'libphonenumber-js/min';
import { asksIn } from './asked.ts';
import { lastValid, VALID } from './candidate.ts';
import { isYes } from './choice.ts';
import type { Language } from './language.ts';
import { DIGIT } from './letters.ts';
import { isUnasked, type Passage } from './passage.ts';
import { anyOf, isIn, perLanguage } from './pattern.ts';
import { digitsOf, e164Of, isNumberOf } from './phone-plan.ts';
import { MAX_DIGITS, MIN_DIGITS, type PhoneCandidate } from './phone-shape.ts';
import type { Turn } from './turn.ts';

/** A number that was given and cannot be called: where it stands, as it was typed, and why not. */
export type Uncallable = {
  message: number;
  start: number;
  end: number;
  value: string;
  reason: 'too short' | 'too long' | 'no such number';
};

/** What was said around the numbers; `country`: where the customer's address is, as far as it says so; looked up for a number of no other country. */
type Conversation = {
  turns: readonly Turn[];
  passages: readonly Passage[];
  language: Language;
  country: () => CountryCode | undefined;
};

/**
 * The customer's number (contract 3): the last one that can be called by libphonenumber in the address's or the language's countries.
 * One that cannot is taken as it was typed when somebody else's agent, whose turn follows, does not ask for it again; and when the
 * customer insists: gives the same digits again, or says so when he is asked again. Else it is `uncallable`, unless a later one is not.
 *
 * Where only the customer's side is there and nothing of ours was asked, nobody knows who answered: a number counts as taken as soon as
 * the customer writes on, and not while it stands in the last message, where we are the next to speak. On the development set of such
 * conversations (MultiDoGO) that costs nothing; leaving out all numbers that cannot be called costs 3.7 points of F1, and only those of
 * nine digits 2.6.
 */
export function phoneIn(
  all: readonly PhoneCandidate[],
  conversation: Conversation,
): { phone: PhoneCandidate | undefined; uncallable: Uncallable | null } {
  const { language, country } = conversation;
  const numbers = all
    .filter(({ score }) => score >= VALID)
    .map((it) => (it.e164 || it.isShort ? it : { ...it, e164: e164Of(it.dialled, language, country()) }));
  const isTaken = takenIn(numbers, conversation);
  const phone = lastValid(numbers.filter(isTaken));
  const uncallable = ({ message, start, end, value, dialled }: PhoneCandidate) => {
    const reason = faultOf(dialled, country() ?? language.countries[0], language);
    return { message, start, end, value, reason };
  };
  const last = numbers.findLast((it) => !isTaken(it) && it.message > (phone?.message ?? -1));
  return { phone, uncallable: last ? uncallable(last) : null };
}

function takenIn(numbers: readonly PhoneCandidate[], { turns, passages, language }: Conversation) {
  const messagesOf = Map.groupBy(numbers, ({ dialled }) => digitsOf(dialled));
  const silentUntil = passages.some(isUnasked) ? (passages.at(-1)?.message ?? 0) : 0;
  const takesIn = agentTakes(turns, language);
  const answers = passages.filter(({ asked, setting }) => setting === 'dialogue' && asked.has('phone'));
  const isInsisted = ({ dialled, message }: PhoneCandidate) => {
    const next = answers[firstAfter(answers, message)];
    return isSaidTwice(messagesOf.get(digitsOf(dialled))) || (next !== undefined && saysSo(next, language));
  };
  return (it: PhoneCandidate): boolean =>
    it.e164 !== null || (!it.isShort && (it.message < silentUntil || takesIn(it.message))) || isInsisted(it);
}

const isSaidTwice = (numbers: readonly PhoneCandidate[] = []) => numbers.at(0)?.message !== numbers.at(-1)?.message;

/** The index of the first passage of a later message. */
function firstAfter(passages: readonly Passage[], message: number): number {
  let [from, to] = [0, passages.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((passages[middle]?.message ?? 0) > message) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** Whether an agent speaks after a message, and does not ask for the number before the customer goes on. */
function agentTakes(turns: readonly Turn[], language: Language): (message: number) => boolean {
  const takesAfter = turns.map(() => false);
  let [takes, goesOn] = [false, false];
  for (const [at, { role, text }] of [...turns.entries()].reverse()) {
    if (role === 'assistant') takes = (takes || !goesOn) && !asksIn(text, language).has('phone');
    else takesAfter[at] = takes;
    if (role !== 'system') goesOn = role === 'assistant';
  }
  return (message) => takesAfter[message] ?? false;
}

/** "Yes, that's right", "that is my number", when the number is asked for again. */
function saysSo({ text }: Passage, language: Language): boolean {
  const { mine, refusals } = patternsOf(language);
  return (
    !SOME_DIGITS.test(text) &&
    !QUESTION.test(text) &&
    (isYes(text, language) || (isIn(mine, text) && !isIn(refusals, text)))
  );
}

const patternsOf = perLanguage((language) => ({
  mine: anyOf(language.phone.cues, language),
  refusals: anyOf(language.refusals, language),
}));
const SOME_DIGITS = new RegExp(`[${DIGIT}](?:\\D{0,3}[${DIGIT}])`, 'u');
const QUESTION = /[?？؟]\s*$/u;

/** By the plan of the address's country or the language's likeliest, else by all that the language has: whether it takes fewer digits to make a number of it or more. */
function faultOf(dialled: string, country: CountryCode | undefined, language: Language): Uncallable['reason'] {
  const digits = digitsOf(dialled).length;
  if (digits < MIN_DIGITS) return 'too short';
  if (digits > MAX_DIGITS) return 'too long';
  const plans = [
    (it: string) => country !== undefined && isNumberOf(it, country),
    (it: string) => e164Of(it, language) !== null,
  ];
  return plans.map((isNumber) => lengthFaultOf(dialled, isNumber)).find((it) => it !== undefined) ?? 'no such number';
}

function lengthFaultOf(dialled: string, isNumber: (dialled: string) => boolean) {
  for (let count = 1; count <= MAX_MISSING; count++) {
    if (LIKELY_DIGITS.some((digit) => isNumber(dialled + digit.repeat(count)))) return 'too short';
    if (isNumber(dialled.slice(0, -count))) return 'too long';
  }
  return undefined;
}

const MAX_MISSING = 4;
const LIKELY_DIGITS = ['2', '7'];
