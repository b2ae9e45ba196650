import type { Language } from '../extraction/language.ts';
import { anyOf, isIn, perLanguage } from '../extraction/pattern.ts';
import type { Turn } from '../extraction/turn.ts';
import { isAnswer } from './asked-before.ts';
import type { ContactField } from './labelled.ts';
import type { Belief, Tagging } from './tagger.ts';
import { TAG_COUNT, tagNumbers } from './tags.ts';

/** What a parcel and a sale have of their own: where one goes, and numbers. */
const FIELDS = ['phone', 'address'] as const;

const namesOf = perLanguage((language) => ({
  phone: anyOf(language.asks.about.phone, language),
  address: anyOf(language.asks.about.address, language),
}));

/**
 * In a talk about a parcel or a sale: what the tagger finds, without what is told of a number or an address when the customer has told his as an
 * answer, was not asked for it again, and does not call it by its name. The conversations that it learnt from are about other things.
 */
export function settled(tagging: Tagging, turns: readonly Turn[], language: Language): Tagging {
  return FIELDS.reduce((now, field) => {
    const isTold = (turn: number) => isAnswer(field, { turn }, turns, language);
    const answered = now.tagged.find((it) => it.field === field && it.isOwn && isTold(it.turn));
    if (!answered) return now;
    const isLeftOut = (turn: number) =>
      turn > answered.turn && !isTold(turn) && !isIn(namesOf(language)[field], turns[turn]?.text ?? '');
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
