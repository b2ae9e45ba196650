import { foldedOf } from '../extraction/fold.ts';
import type { Language } from '../extraction/language.ts';
import { hasCapital, hasLetter } from '../extraction/letters.ts';
import { execAll } from '../extraction/matches.ts';
import { skipOpeners } from '../extraction/opener.ts';
import { anyOf, findAll, hasWord, perLanguage, type Span, setOf } from '../extraction/pattern.ts';
import { hasProblem } from '../extraction/problem.ts';
import type { Turn } from '../extraction/turn.ts';
import {
  type Exchange,
  knownIn,
  NUMBER,
  NUMBERED,
  type Part,
  streetIn,
  WORD,
  withoutAnnouncement,
} from './address-part.ts';
import { askedBefore } from './asked-before.ts';
import { type Assembled, wordsOf } from './piece.ts';
import { partToldAnew } from './told-anew.ts';

/** Who exchanges a part of an address says little else. */
const MAX_EXCHANGE = 80;
const MAX_WORDS = 5;

const patternsOf = perLanguage((language) => ({
  functionWords: setOf(language.functionWords),
  particles: setOf(language.name.particles),
}));

type Phrase = Part & { isKnown: boolean };

/**
 * An address with what the customer exchanges in it later: "not Oak Street, Elm Street", "it's Lyon, not Paris", "number 16, not 12" is a
 * message that names, beside words without content, one part of the address and one other thing of its kind, which takes its place.
 * In code for all languages: which is which is told by the address, so that no word for "not" is needed.
 */
export function withExchanges(told: Assembled, turns: readonly Turn[], language: Language): Assembled {
  const begin = Math.max(turns.length - LATEST, 1 + Math.min(...told.pieces.map(({ turn }) => turn)));
  return turns.slice(begin).reduce((now, { role }, at) => {
    const turn = begin + at;
    const it = role === 'user' ? exchangeIn(turn, turns, now.value, language) : undefined;
    if (!it) return now;
    const { start, end, text: own } = it.to;
    const others = now.pieces.filter((piece) => piece.turn !== turn);
    return {
      value: now.value.replace(it.from, () => own),
      pieces: [...others, { turn, start, end, score: 1 }],
      replaced: now.replaced ?? [],
    };
  }, told);
}
/** So many turns may go by; it bounds the work on a conversation of thousands. */
const LATEST = 40;

/** What of an address a message exchanges, and for what. */
export function exchangeIn(
  turn: number,
  turns: readonly Turn[],
  address: string,
  language: Language,
): Exchange | undefined {
  const text = turns[turn]?.text ?? '';
  if (text.length > MAX_EXCHANGE || QUESTION.test(text)) return undefined;
  if (!isToldAnew(text, address, language) && isAbout(text, address, language)) {
    const exchange = numbersExchanged(text, address) ?? wordsExchanged(text, address, language);
    if (exchange) return exchange;
  }
  return isOfOther({ turn }, turns, language) ? undefined : partToldAnew(text, address, language);
}

/** Whether it answers a question for another thing than the address, or for a part that is not told yet. */
function isOfOther(it: { turn: number }, turns: readonly Turn[], language: Language): boolean {
  const asks = askedBefore(it, turns, language);
  return asks.size > 0 && !ADDRESS.some((ask) => asks.has(ask));
}
const ADDRESS = ['address', 'street', 'unclear'] as const;

/** "16 Oak Street, Apt 4": a whole street, without the number that it had. */
function isToldAnew(text: string, address: string, language: Language): boolean {
  const [told, known] = [text, address].map((it) => streetIn(it, language));
  const number = known && new RegExp(NUMBER).exec(address.slice(known.start, known.end))?.[0];
  return told !== undefined && number !== undefined && knownIn(text, number) === undefined;
}

/** Whether a message has a word of the address, which is asked first, being quick. */
function isAbout(text: string, address: string, { spaceless }: Language): boolean {
  const own = wordsOf(address);
  return spaceless === true || wordsOf(text).some((it) => own.includes(it));
}

/** Of two numbers one is the address's. */
function numbersExchanged(text: string, address: string): Exchange | undefined {
  const numbers = execAll(NUMBER, text).map(({ 0: number, index }) => {
    return { start: index, end: index + number.length, text: number, isKnown: knownIn(address, number) !== undefined };
  });
  const [old, own] = [numbers.find((it) => it.isKnown), numbers.find((it) => !it.isKnown)];
  return numbers.length === 2 && old && own ? exchangeOf(address, old, own) : undefined;
}

function wordsExchanged(text: string, address: string, language: Language): Exchange | undefined {
  if (hasProblem(text, language)) return undefined;
  const phrases = withoutCall(phrasesIn(text, address, language));
  const [old, other] = [phrases.filter((it) => it.isKnown), phrases.filter((it) => !it.isKnown)];
  const [from, to] = [old[0], other[0]];
  if (!from || !to || old.length + other.length !== 2 || !isAlike(from, to)) return undefined;
  return exchangeOf(address, from, to);
}

/** The old part as it stands in the address, which may be written otherwise ("١٢", "12"). */
function exchangeOf(address: string, old: Phrase, to: Phrase): Exchange | undefined {
  const from = knownIn(address, old.text);
  return from === undefined ? undefined : { from, to };
}

/** "Look, it's 16, not 12": one word before two numbers is of neither. */
function withoutCall([call, ...numbers]: readonly Phrase[]): readonly Phrase[] {
  const isCall = call && numbers.length === 2 && numbers.every((it) => NUMBERED.test(it.text));
  return isCall && !/\s/u.test(call.text) && !NUMBERED.test(call.text) ? numbers : call ? [call, ...numbers] : [];
}

const QUESTION = /[?？؟]\s*$/u;

/** Both numbers, or both names, in capitals when the old one is; "street" is no part that "Elm Street" could replace. */
const isAlike = ({ text: from }: Phrase, { text: to }: Phrase) =>
  NUMBERED.test(from) === NUMBERED.test(to) &&
  knownIn(to, from) === undefined &&
  (!hasCapital(from) || hasCapital(to)) &&
  to.length > 1 - Number(!hasLetter(to));

const CLAUSE = /[^,;:.!…—،؛、。，！\n]+(?:\.(?=\s?[^\s.])[^,;:.!…—،؛、。，！\n]+)*/gu;

function phrasesIn(text: string, address: string, language: Language): Phrase[] {
  const free = withoutAnnouncement(text, language);
  const key = keyOf(address);
  return execAll(CLAUSE, free).flatMap(({ 0: clause, index }) => {
    const parts = language.spaceless ? [bareClause(clause, language)] : wordsIn(clause, key, language);
    return parts.flatMap(({ start, end }) => phraseAt(text, { start: index + start, end: index + end }, address));
  });
}

const keyOf = (text: string) => ` ${foldedOf(text).match(WORD)?.join(' ') ?? ''} `;

/** What of a clause stands between words without content, unless they are of the address or of a name ("rue des Roses"). */
function wordsIn(clause: string, address: string, language: Language): Span[] {
  const { functionWords, particles } = patternsOf(language);
  const runs: Span[] = [];
  let isOpen = false;
  for (const { 0: word, index } of execAll(WORD, clause)) {
    const isInside: boolean = isOpen && (hasWord(particles, word) || address.includes(keyOf(word)));
    const isLink: boolean = !NUMBERED.test(word) && hasWord(functionWords, word) && !isInside;
    const last = runs.at(-1);
    const span = { start: index, end: index + word.length };
    if (!isLink && isOpen && last) last.end = span.end;
    else if (!isLink) runs.push(span);
    isOpen = !isLink;
  }
  return runs;
}

/** Without "it is" and "not", which are written onto what follows. */
function bareClause(clause: string, language: Language): Span {
  const { functionWords } = patternsOf(language);
  let start = skipOpeners(clause, 0, language);
  const wordAt = () => [...functionWords].find((word) => word !== '' && clause.startsWith(word, start));
  for (let word = wordAt(); word; word = wordAt()) start += word.length;
  const [copula] = findAll(anyOf(language.copulas ?? [], language), clause);
  return { start, end: Math.max(start, copula?.start ?? clause.trimEnd().length) };
}

/** "Number 16" is its number; of "Ankara değil" the capital word is a part of the address. */
function phraseAt(text: string, { start, end }: Span, address: string): Phrase[] {
  const whole = {
    start,
    end,
    text: text.slice(start, end),
    isKnown: knownIn(address, text.slice(start, end)) !== undefined,
  };
  const words = execAll(WORD, whole.text).map(({ 0: word, index }) => ({
    start: start + index,
    end: start + index + word.length,
    text: word,
    isKnown: knownIn(address, word) !== undefined,
  }));
  if (whole.isKnown || words.length === 0 || words.length > MAX_WORDS) return words.length === 0 ? [] : [whole];
  const [number, ...numbers] = words.filter((it) => NUMBERED.test(it.text));
  if (number && numbers.length === 0 && words.length === 2) return [number];
  const capitals = words.filter((it) => hasCapital(it.text));
  const [only] = capitals.length === 1 && words.length === 2 ? capitals : [];
  return [only?.isKnown ? only : whole];
}
