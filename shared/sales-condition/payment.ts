import type { Span } from '../extraction/pattern.ts';
import type { Sentence } from './clause.ts';
import { isFiller } from './neighbour.ts';
import type { Phrase } from './phrase.ts';
import { is } from './token.ts';

export type Payment = Span & { rule: string; score: number; isRefused: boolean; isPast: boolean };

type Atom = { from: number; to: number; isSure: boolean };

/**
 * Terms of payment: whole phrases ("letter of credit"), parts in per cent with their moment ("50 % in advance"), "net 30",
 * "2/10 net 30", and periods ("within 14 days") beside a word for paying, an anchor ("after invoice") or the question for them.
 */
export function paymentsIn(sentence: Sentence, isAsked: boolean): Payment[] {
  const phrases = sentence.clauses.flatMap((clause) => clause.phrases.map((phrase) => ({ phrase, clause })));
  const words = phrases.map(({ phrase }) => phrase);
  const atoms = atomsIn(words);
  const isAbout = sentence.has('pay', 'payable', 'method', 'net') || isAsked;
  const sure = atoms.filter((atom) => atom.isSure || (isAbout && !isDelivery(words, atom)));
  return joined(sure, words).map(({ from, to }) => {
    const first = withNoun(words, from);
    const clause = (phrases[first] as (typeof phrases)[number]).clause;
    return {
      start: (words[first] as Phrase).start,
      end: (words[to] as Phrase).end,
      rule: 'payment',
      score: 0.9,
      isRefused: clause.isRefused,
      isPast: clause.isPast,
    };
  });
}

/** "delivery within 14 days" */
const isDelivery = (words: readonly Phrase[], { from }: Atom) => {
  for (let i = from - 1; i >= Math.max(0, from - 6); i--) {
    if (is(words[i], 'pay', 'payable', 'net', 'method')) return false;
    if (is(words[i], 'deliver', 'valid')) return true;
  }
  return false;
};

function atomsIn(words: readonly Phrase[]): Atom[] {
  const atoms: Atom[] = [];
  for (let at = 0; at < words.length; at++) {
    const atom = atomAt(words, at);
    if (!atom) continue;
    atoms.push(atom);
    at = atom.to;
  }
  return atoms;
}

function atomAt(words: readonly Phrase[], at: number): Atom | null {
  const [word, next, third] = words.slice(at, at + 3);
  if (is(word, 'net')) return netAt(words, at);
  if (word?.kind === 'range' && /^\d{1,2}\/\d{1,3}$/.test(word.text) && is(next, 'net'))
    return { ...netAt(words, at + 1), from: at };
  if (word?.kind === 'duration' && is(next, 'net')) return { from: at, to: at + 1, isSure: true };
  if (word?.kind === 'percent') return shareAt(words, at);
  if (is(word, 'method')) return { from: at, to: tailOf(words, at), isSure: true };
  if (is(word, 'moment'))
    return {
      from: at,
      to: is(next, 'percent') || next?.kind === 'percent' ? at + 1 : tailOf(words, at),
      isSure: next?.kind === 'percent',
    };
  if (is(word, 'within') && next?.kind === 'duration') return periodAt(words, at, at + 1);
  if (is(word, 'within') && isStop(next) && third?.kind === 'duration') return periodAt(words, at, at + 2);
  if (word?.kind === 'duration') return periodAt(words, at, at);
  return null;
}

const isStop = isFiller;

function netAt(words: readonly Phrase[], at: number): Atom {
  const next = words[at + 1];
  const isNumber = next?.kind === 'number' || next?.kind === 'duration';
  return { from: at, to: isNumber ? at + 1 : at, isSure: isNumber };
}

/** "50% in advance", "预付30%": a share with its moment. */
function shareAt(words: readonly Phrase[], at: number): Atom | null {
  for (let i = at + 1; i < Math.min(words.length, at + 5); i++) {
    if (is(words[i], 'moment', 'method')) return { from: at, to: tailOf(words, i), isSure: true };
    // "2% 10 days, net 30"
    if (words[i]?.kind === 'duration' && words.slice(i, i + 4).some((it) => is(it, 'net')))
      return { from: at, to: i, isSure: true };
    if (!isStop(words[i]) && !is(words[i], 'pay', 'of', 'for', 'method')) break;
  }
  return null;
}

/** A period with what it is counted from: "30 days after bill of lading". */
function periodAt(words: readonly Phrase[], from: number, duration: number): Atom {
  const anchored = anchorAfter(words, duration);
  const to = is(words[duration + 1], 'within') && anchored === duration ? duration + 1 : anchored;
  return { from, to, isSure: anchored > duration };
}

function anchorAfter(words: readonly Phrase[], at: number): number {
  for (let i = at + 1; i < Math.min(words.length, at + 5); i++) {
    if (is(words[i], 'moment')) return i;
    if (!isStop(words[i]) && !is(words[i], 'of', 'from', 'within', 'for')) break;
  }
  return at;
}

/** What belongs to a term after its first word: "letter of credit at sight", "open account 60 days". */
function tailOf(words: readonly Phrase[], at: number): number {
  const next = words[at + 1];
  const skips = isStop(next) || is(next, 'within', 'paren') ? 2 : 1;
  const tail = words[at + skips];
  return is(tail, 'moment', 'method') || tail?.kind === 'duration' ? tailOf(words, at + skips) : at;
}

/** Neighbouring parts are one term: "50% in advance and 50% on delivery". */
function joined(atoms: readonly Atom[], words: readonly Phrase[]): Atom[] {
  const result: Atom[] = [];
  for (const atom of atoms) {
    const last = result.at(-1);
    const between = last ? words.slice(last.to + 1, atom.from) : [];
    const isNear =
      last !== undefined &&
      between.length <= 4 &&
      between.every((it) => isStop(it) || is(it, 'and', 'pay', 'of', 'for', 'within', 'paren', 'break'));
    if (last && isNear) result[result.length - 1] = { ...last, to: atom.to };
    else result.push({ ...atom });
  }
  return result;
}

/** "Payment" right before a term is a part of it, "payable" is not. */
function withNoun(words: readonly Phrase[], from: number): number {
  return is(words[from - 1], 'pay') && !is(words[from - 1], 'payable') ? from - 1 : from;
}
