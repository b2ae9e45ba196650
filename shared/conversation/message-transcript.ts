import { languages } from '../extraction/languages.ts';
import type { Message, Role } from './message.ts';

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
const LABEL = /^\s{0,8}([^:：\r\n]{1,40})[:：]/;

/** Who a label such as `Agent`, `Kunde` or `MÜŞTERİ` stands for. */
export const speakerOf = (label: string): Role | undefined => SPEAKERS.get(fold(label));

/** A bare string: the customer's, unless it begins like a line of a transcript. */
export function lineOf(text: string): Message {
  const [prefix = '', label = ''] = LABEL.exec(text) ?? [];
  const role = speakerOf(label);
  return role ? { role, text: text.slice(prefix.length).trimStart() } : { role: 'user', text };
}

/** NFKC for full-width letters; the dot goes that lower-casing a Turkish İ leaves behind. */
function fold(label: string): string {
  return label.normalize('NFKC').toLowerCase().replaceAll('\u0307', '').trim();
}
