import type { Language } from '../extraction/language.ts';
import type { Turn } from '../extraction/turn.ts';
import { isAnswer } from './asked-before.ts';
import { CONTACT_FIELDS, type ContactField } from './labelled.ts';
import type { Belief, Tagging } from './tagger.ts';
import { TAG_COUNT, tagNumbers } from './tags.ts';

/**
 * In a talk about a parcel or a sale: what the tagger finds, without what is told, and was not asked for, of a field that the customer told before
 * when he was asked: it is where a parcel went, or its number. The conversations that it learnt from are about neither.
 */
export function settled(tagging: Tagging, turns: readonly Turn[], language: Language): Tagging {
  return CONTACT_FIELDS.reduce((now, field) => {
    const answered = now.tagged.find((it) => it.field === field && it.isOwn && isAnswer(field, it, turns, language));
    if (!answered) return now;
    const isLeftOut = (turn: number) => turn > answered.turn && !isAnswer(field, { turn }, turns, language);
    return {
      beliefs: now.beliefs.map((it, turn) => (it && isLeftOut(turn) ? without(field, it) : it)),
      tagged: now.tagged.filter((it) => it.field !== field || !isLeftOut(it.turn)),
    };
  }, tagging);
}

function without(field: ContactField, { tokens, sure }: Belief): Belief {
  const rest = sure.slice();
  tokens.forEach((_, at) => {
    for (const tag of tagNumbers(field, true)) rest[at * TAG_COUNT + tag] = 0;
  });
  return { tokens, sure: rest };
}
