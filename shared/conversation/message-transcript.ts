import { languages } from '../extraction/languages.ts';
import type { Role } from './role.ts';

/** How speakers are named in transcripts of every supported language; where two disagree, the first language wins. */
const SPEAKERS = new Map<string, Role>(
  languages
    .toReversed()
    .flatMap(({ transcript }) => [
      ...transcript.system.map((label) => [fold(label), 'system'] as const),
      ...transcript.assistant.map((label) => [fold(label), 'assistant'] as const),
      ...transcript.user.map((label) => [fold(label), 'user'] as const),
    ]),
);

/** What stands before the speaker in exports: "[10:02:11] ", "2026-05-01 10:02 - ". */
const TIME = /[[(]?\d(?:[\d .,:/-]|T(?=\d)){2,24}(?:[ap]\.?m\.?(?![a-z]))?[\])]? ?-? ?/;
/** The beginning of a line, up to its colon; `**Agent:**` is Markdown. */
const LABEL = new RegExp(
  `^[^\\S\\r\\n]{0,8}(?:${TIME.source})?[*_]{0,2}([^:：*_\\r\\n]{1,40})[*_]{0,2}[:：][*_]{0,2}`,
  'gim',
);

/** One speaker's words in a transcript, and where they begin in it. `isNamed`: false for what stands before the first speaker. */
export type Line = { role: Role; text: string; start: number; isNamed: boolean };

/** Who a label such as `Agent`, `Kunde` or `MÜŞTERİ` stands for. */
export const speakerOf = (label: string): Role | undefined => SPEAKERS.get(fold(label));

/**
 * A text read as a transcript: each line that names its speaker, with the lines up to the next such line. What precedes the
 * first is the customer's. [] when no line names a speaker. `Maria (Agent)` is one where both sides are named: a form has "Name (client)".
 */
export function linesOf(text: string): Line[] {
  const found = [...text.matchAll(LABEL)].flatMap((label) => speakersIn(label));
  const labels = hasBothSides(found) ? found : found.filter(({ isAside }) => !isAside);
  if (labels.length === 0) return [];
  const head = { role: 'user' as const, start: 0, isNamed: false };
  return [head, ...labels].flatMap(({ role, start, isNamed }, index) => {
    const said = text.slice(start, labels[index]?.at); // `labels` is one behind: where the next speaker begins
    const trimmed = said.trimStart();
    const line = { role, text: trimmed.trimEnd(), start: start + said.length - trimmed.length, isNamed };
    return isNamed || line.text !== '' ? [line] : [];
  });
}

/** The speaker whom a label names: `Agent`, `Agent (Maria)`, or aside: `Maria (Agent)`. */
function speakersIn({ 0: label, 1: name = '', index: at = 0 }: RegExpMatchArray) {
  const [before = '', within = ''] = name.split(/[()（）]/, 2);
  const named = speakerOf(before);
  const role = named ?? speakerOf(within);
  return role ? [{ role, at, start: at + label.length, isNamed: true, isAside: !named }] : [];
}

/** Whether both sides are named in it: then it is a conversation, wherever it stands. */
export const hasBothSides = (lines: readonly Pick<Line, 'role' | 'isNamed'>[]): boolean =>
  (['user', 'assistant'] as const).every((side) => lines.some(({ role, isNamed }) => isNamed && role === side));

/** NFKC for full-width letters; the dot goes that lower-casing a Turkish İ leaves behind. */
function fold(label: string): string {
  return label.normalize('NFKC').toLowerCase().replaceAll('\u0307', '').trim();
}
