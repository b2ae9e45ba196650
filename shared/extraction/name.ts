import { type Candidate, withoutOverlaps } from './candidate.ts';
import type { Language } from './language.ts';
import { execAll } from './matches.ts';
import { answeredName } from './name-answer.ts';
import { unaskedName } from './name-bare.ts';
import { namesAfterCues, namesBeforeCues } from './name-cue.ts';
import { wordsOfAnswer } from './name-fallback.ts';
import { namePatternsOf } from './name-pattern.ts';
import type { FoundName } from './name-shape.ts';
import { withSpelling } from './name-spelling.ts';
import { type Passage, spansIn } from './passage.ts';
import { blank, findAll, overlaps, wordKey } from './pattern.ts';

/** Nobody has so many names; it bounds the work on a message made of nothing else. */
const MAX_NAMES = 40;

/** Names in the passage, except in what is already known to be an address or a number. */
export function namesIn(typed: Passage, taken: readonly Candidate[], language: Language): Candidate[] {
  const passage = { ...typed, text: unshouted(typed) };
  const found = ruled(passage, taken, language).map((it) => asTyped(it, typed, passage));
  return withoutOverlaps(found.filter((it) => !taken.some((other) => overlaps(it, other))));
}

/** "THIRD TIME I AM WRITING TO YOU": a capital says nothing in a sentence that has no other letters. */
function unshouted({ text, sentences }: Passage): string {
  let at = 0;
  const pieces = sentences.map(({ start, end }) => {
    const [between, sentence] = [text.slice(at, start), text.slice(start, end)];
    at = end;
    const lower = sentence.toLowerCase();
    const isShouted = sentence === sentence.toUpperCase() && lower.length === sentence.length;
    return between + (isShouted ? lower : sentence);
  });
  return pieces.join('') + text.slice(at);
}

function asTyped(it: Candidate, { text: typed }: Passage, { text, start }: Passage): Candidate {
  const span = [it.start - start, it.end - start] as const;
  return typed !== text && text.slice(...span) === it.value ? { ...it, value: typed.slice(...span) } : it;
}

function ruled(told: Passage, taken: readonly Candidate[], language: Language): Candidate[] {
  const whole = withoutAsides(told, language);
  const passage = language.spaceless ? whole : { ...whole, text: withoutAddresses(whole, taken) };
  const isAsked = passage.asked.has('name');
  const found = [
    ...namesAfterCues(passage, 'cues', language),
    ...namesAfterCues(passage, 'weakCues', language),
    ...(isAsked ? namesAfterCues(passage, 'answerCues', language) : []),
    ...namesBeforeCues(passage, language),
  ].slice(0, MAX_NAMES);
  if (found.length > 0) return found.map((it) => candidate(passage, it, language));
  const answer = isAsked ? answeredName(passage, taken, language) : null;
  if (answer) return [candidate(passage, answer, language)];
  const bare = unaskedName(whole, taken, language) ?? (isAsked ? wordsOfAnswer(whole, taken, language) : null);
  return bare ? [candidate(whole, bare, language)] : [];
}

const MAIL = /[\w.+-]{1,64}@[\w.-]{1,90}/g;

/** "Lee, with two e, Ann", "Ann Lee / ann@example.com" */
function withoutAsides(passage: Passage, language: Language): Passage {
  const mails = execAll(MAIL, passage.text).map(({ 0: it, index }) => ({ start: index, end: index + it.length }));
  const asides = [...mails, ...findAll(namePatternsOf(language).asides, passage.text)];
  const sorted = asides.sort((a, b) => a.start - b.start);
  return { ...passage, text: blank(passage.text, sorted, ',') };
}

/** "I'm Ann Lee of 12 Oak Street": an address ends a name as a line does. */
function withoutAddresses(passage: Passage, taken: readonly Candidate[]): string {
  const addresses = taken.filter((it) => 'parts' in it);
  return blank(passage.text, spansIn(passage, addresses), '\n');
}

/** "Hofer Maria", and what answers the question for the surname and the first name. */
function inOrder(told: string, isInverted: boolean, language: Language): string {
  const { given, particles } = namePatternsOf(language);
  const isGiven = (word: string) => given.has(wordKey(word));
  const isParticle = (word = '') => particles.has(wordKey(word));
  const words = told.split(/\s+/u);
  const last = words.pop() ?? '';
  const first = words.findIndex((word, at) => isGiven(word) && !isParticle(words[at - 1])); // but "De Luca Marco"
  if (first > 0 && isGiven(last) && isParticle(words[0]))
    return [...words.slice(first), last, ...words.slice(0, first)].join(' ');
  if (words.length === 0 || first >= 0 || isParticle(words.at(-1))) return told; // "Kevin De Stefano"
  const isOne = words.slice(0, -1).every(isParticle);
  return isGiven(last) || (isInverted && isOne) ? [last, ...words].join(' ') : told;
}

function candidate(
  { message, start, text }: Passage,
  { name, from, isInverted, ...found }: FoundName,
  language: Language,
): Candidate {
  const { value: told, end } = withSpelling(text, name, language);
  const value = inOrder(told, isInverted === true && !text.slice(name.start, name.end).includes(','), language);
  const span = { start: start + name.start, end: start + end };
  return { message, ...span, whole: { start: start + from, end: span.end }, value, ...found };
}
