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
    const wordings = wordingsOf(act, words).map((it) =>
      it.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
    );
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

/** What is put into the wordings: states and fields in the language's words, the rest as it is. */
function valuesOf(
  act: Act,
  { separator, fields, ticketStatus, parcelStatus }: DialogueLanguage,
): Record<string, string> {
  if (!('say' in act)) return 'uncallable' in act ? { value: act.value } : {};
  if (act.say === 'missing') return { fields: act.fields.map((field) => fields[field]).join(separator) };
  if (act.say === 'whenOpen') return { ...act, status: ticketStatus[act.status] };
  if (act.say === 'parcel') return { ...act, status: parcelStatus[act.status] };
  return act;
}
