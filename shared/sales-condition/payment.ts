import type { Span } from '../extraction/pattern.ts';
import { has, type Sentence } from './clause.ts';
import { beside, isFiller } from './neighbour.ts';
import type { Phrase } from './phrase.ts';
import { is } from './token.ts';

export type Payment = Span & { rule: string; score: number; isRefused: boolean; isPast: boolean };

type Atom = { from: number; to: number; isSure: boolean };

/**
 * Terms of payment: whole phrases ("letter of credit"), parts in per cent with their moment ("50 % in advance"), "net 30",
 * "2/10 net 30", and periods ("within 14 days") beside a word for paying, an anchor ("after invoice") or the question for them.
 */
export function paymentsIn(sentence: Sentence, isAsked: boolean): Payment[] {
  const { phrases } = sentence;
  if (!has(sentence, 'method', 'moment', 'net') && !phrases.some(({ kind }) => kind === 'duration')) return [];
  const isAbout = isAsked || has(sentence, 'pay', 'payable', 'method', 'net');
  const atoms = atomsIn(phrases);
  const hasSure = atoms.some(({ isSure }) => isSure);
  // "40 % in advance, balance on delivery"
  const isRest = ({ from }: Atom) => hasSure && is(phrases[from], 'moment');
  const sure = atoms.filter((atom) => atom.isSure || ((isAbout || isRest(atom)) && !isDelivery(phrases, atom)));
  return joined(sure, phrases).map(({ from, to }) => {
    const first = phrases[withNoun(phrases, from)] as Phrase;
    const clause = sentence.clauses.find((it) => it.phrases.includes(first));
    return {
      start: first.start,
      end: withVerb(phrases, to).end,
      rule: 'payment',
      score: 0.9,
      isRefused: clause?.isRefused ?? false,
      isPast: clause?.isPast ?? false,
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
  const word = words[at] as Phrase;
  if (is(word, 'net')) return netAt(words, at);
  if (is(word, 'moment') && words[at + 1]?.kind === 'percent') return momentAt(words, at);
  // "three monthly instalments"
  if (is(word, 'method'))
    return { from: words[at - 1]?.kind === 'number' ? at - 1 : at, to: tailOf(words, at), isSure: true };
  if (is(word, 'moment')) return momentAt(words, at);
  if (is(word, 'within')) return withinAt(words, at);
  return figureAt(words, at);
}

function figureAt(words: readonly Phrase[], at: number): Atom | null {
  const [{ kind, text }, next] = [words[at] as Phrase, words[at + 1]];
  if (kind === 'percent') return shareAt(words, at);
  if (kind === 'duration') return is(next, 'net') ? { from: at, to: at + 1, isSure: true } : periodAt(words, at, at);
  const net = is(next, 'net') && DISCOUNTED.test(text) ? netAt(words, at + 1) : null;
  return net && { ...net, from: at };
}

/** "within 14 days", "in the next 14 days" */
function withinAt(words: readonly Phrase[], at: number): Atom | null {
  const duration = isStop(words[at + 1]) ? at + 2 : at + 1;
  return words[duration]?.kind === 'duration' ? periodAt(words, at, duration) : null;
}

/** "2/10 net 30" */
const DISCOUNTED = /^\d{1,2}\/\d{1,3}$/;

/** "预付30%", "发货前付70%", "deposit of 30% on order", "納品後30日"; alone it is a term only beside a word for paying. */
function momentAt(words: readonly Phrase[], at: number): Atom {
  const share = is(words[at + 1], 'pay', 'of') ? at + 2 : at + 1;
  if (words[share]?.kind === 'percent') return { from: at, to: shareAt(words, share)?.to ?? share, isSure: true };
  const to = tailOf(words, at);
  return { from: at, to, isSure: words.slice(at, to + 1).some(({ kind }) => kind === 'duration') };
}

const isStop = isFiller;

/** "net 30"; a price may be net too. */
function netAt(words: readonly Phrase[], at: number): Atom | null {
  const next = words[at + 1];
  if (next?.kind === 'number' || next?.kind === 'duration') return { from: at, to: at + 1, isSure: true };
  return words[beside(words, at, -1)]?.kind === 'money' || !words.some((it) => is(it, 'pay', 'payable'))
    ? null
    : { from: at, to: at, isSure: false };
}

/** "50% in advance": a share with its moment; a discount is none. */
function shareAt(words: readonly Phrase[], at: number): Atom | null {
  if (is(words[beside(words, at, -1, { through: ['of'] })], 'discount', 'less')) return null;
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
  const anchored = anchorAfter(words, is(words[duration + 1], 'net') ? duration + 1 : duration);
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
  if (words[at]?.kind === 'duration' && is(next, 'net')) return at + 1;
  const skips = isStop(next) || is(next, 'within', 'paren') ? 2 : 1;
  const tail = words[at + skips];
  if (tail?.kind === 'duration' && is(words[at + skips + 1], 'within')) return tailOf(words, at + skips + 1);
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

/** 払い is written onto its term: "30日以内払い". */
function withVerb(words: readonly Phrase[], to: number): Phrase {
  const next = words[to + 1];
  return next?.isGlued && is(next, 'pay') && !is(next, 'payable') ? next : (words[to] as Phrase);
}

/** "Payment" right before a term is a part of it, "payable" is not. */
function withNoun(words: readonly Phrase[], from: number): number {
  return is(words[from - 1], 'pay') && !is(words[from - 1], 'payable') ? from - 1 : from;
}
