import type { Language } from '../extraction/language.ts';
import type { Act } from './act.ts';
import type { DialogueLanguage } from './language.ts';
import { dialogueLanguageOf } from './languages.ts';

/**
 * The words for an answer, in the conversation's language.
 * @param turn how many answers there were before: wordings take turns
 * @param last what was said last: none of its sentences is said again right after
 */
export function wordsFor(acts: readonly Act[], language: Language, turn: number, last = ''): string {
  const words = dialogueLanguageOf(language);
  const said = acts.map((act) => {
    const values = valuesOf(act, words);
    const wordings = wordingsOf(act, words).map((it) => filled(it, values, words));
    const inTurn = wordings.map((_, at) => wordings[(turn + at) % wordings.length] ?? '');
    return inTurn.find((it) => !last.includes(it)) ?? inTurn[0];
  });
  return said.join(language.spaceless ? '' : ' ');
}

function wordingsOf(act: Act, words: DialogueLanguage): readonly string[] {
  if ('ask' in act) return words.ask[act.ask];
  if ('again' in act) return words.again[act.again];
  if ('reason' in act) return [words.reason[act.reason]];
  if ('uncallable' in act) return words.uncallable[act.uncallable];
  return words.say[act.say];
}

/** Unicode's isolates (UAX 9): what stands between them has a direction of its own. */
const [ISOLATE, END_OF_ISOLATE] = ['\u2068', '\u2069'];

function filled(wording: string, values: Readonly<Record<string, string>>, { rightToLeft }: DialogueLanguage): string {
  const put = (value = '') => (rightToLeft ? ISOLATE + value + END_OF_ISOLATE : value);
  return wording.replace(/\{(\w+)\}/g, (_, name: string) => put(values[name]));
}

/** What is put into the wordings: states and fields in the language's words, the rest as it is. */
function valuesOf(act: Act, words: DialogueLanguage): Readonly<Record<string, string>> {
  if ('uncallable' in act) return { value: act.value };
  if (!('say' in act)) return {};
  const { separator, fields, ticketStatus, parcelStatus, quotes } = words;
  switch (act.say) {
    case 'noted':
      return { value: act.values.map(ended).join(separator) };
    case 'confirmed':
      return {
        ticket: act.ticket,
        values: [...act.values.map(ended), quotes.join(shortened(act.issue))].join(separator),
      };
    case 'missing':
      return { fields: act.fields.map((field) => fields[field]).join(separator) };
    case 'whenOpen':
      return { ticket: act.ticket, status: ticketStatus[act.status] };
    case 'parcel':
      return { number: act.number, status: parcelStatus[act.status] };
    default: {
      const { say: _, ...values } = act;
      return values;
    }
  }
}

const MAX_ISSUE = 100;
const END = /[\s.,;:!?。！？؟।…]+$/u;
const ended = (value: string) => value.replace(END, '');

/** The problem as it was told, cut at a word where it is long. */
function shortened(issue: string): string {
  const points = [...ended(issue.replace(/\s+/gu, ' '))];
  return points.length > MAX_ISSUE
    ? `${points
        .slice(0, MAX_ISSUE)
        .join('')
        .replace(/\s\S*$/u, '')}…`
    : points.join('');
}
