import { type Candidate, withoutOverlaps } from './candidate.ts';
import type { Language } from './language.ts';
import { execAll } from './matches.ts';
import { answeredName } from './name-answer.ts';
import { unaskedName } from './name-bare.ts';
import { namesAfterCues, namesBeforeCues } from './name-cue.ts';
import type { FoundName } from './name-shape.ts';
import { type Passage, spansIn } from './passage.ts';
import { blank, overlaps } from './pattern.ts';

/** Nobody has so many names; it bounds the work on a message made of nothing else. */
const MAX_NAMES = 40;

/** What is known already of a passage: its numbers and addresses. */
type Known = { numbers: readonly Candidate[]; places: readonly Candidate[] };

/** Names in the passage, except in what is already known to be an address or a number. */
export function namesIn(typed: Passage, { numbers, places }: Known, language: Language): Candidate[] {
  const passage = { ...typed, text: unshouted(typed) };
  const taken = [...numbers, ...places];
  const found = ruled(passage, { taken, places }, language).map((it) => asTyped(it, typed, passage));
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

/** By the rules; an address ends a name as a line does: "I'm Ann Lee of 12 Oak Street". */
function ruled(
  told: Passage,
  { taken, places }: { taken: readonly Candidate[]; places: readonly Candidate[] },
  language: Language,
): Candidate[] {
  const whole = withoutMails(told);
  const passage = language.spaceless ? whole : { ...whole, text: blank(whole.text, spansIn(whole, places), '\n') };
  const isAsked = passage.asked.has('name');
  const found = [
    ...namesAfterCues(passage, 'cues', language),
    ...namesAfterCues(passage, 'weakCues', language),
    ...(isAsked ? namesAfterCues(passage, 'answerCues', language) : []),
    ...namesBeforeCues(passage, language),
  ].slice(0, MAX_NAMES);
  if (found.length > 0) return found.map((it) => candidate(passage, it));
  const answer = isAsked ? answeredName(passage, taken, language) : null;
  if (answer) return [candidate(passage, answer)];
  const bare = unaskedName(whole, taken, language);
  return bare ? [candidate(whole, bare)] : [];
}

const MAIL = /[\w.+-]{1,64}@[\w.-]{1,90}/g;

/** "Ann Lee / ann@example.com" */
function withoutMails(passage: Passage): Passage {
  const mails = execAll(MAIL, passage.text).map(({ 0: it, index }) => ({ start: index, end: index + it.length }));
  return { ...passage, text: blank(passage.text, mails, ',') };
}

function candidate({ message, start, text }: Passage, { name, from, ...found }: FoundName): Candidate {
  const span = { start: start + name.start, end: start + name.end };
  const value = text.slice(name.start, name.end);
  return { message, ...span, whole: { start: start + from, end: span.end }, value, ...found };
}
