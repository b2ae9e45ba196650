import { isDeepStrictEqual } from 'node:util';
import type { Business } from '../dialogue/situation.ts';
import type { Turn } from '../extraction/turn.ts';
import { readingOf } from '../reader/combine.ts';
import { withModelTerms } from '../reader/model-terms.ts';
import { judge } from '../sales-condition/judge.ts';
import { withOverlaps } from '../sales-condition/overlap.ts';
import { salesQuestion } from '../sales-condition/question.ts';
import { readTerms } from '../sales-condition/read-terms.ts';
import type { SalesCondition, SalesTerms, StatedTerms } from '../sales-condition/sales-condition.ts';
import {
  findSalesCondition,
  type StoredCondition,
  salesConditionWrites,
} from '../sales-condition/sales-condition-store.ts';
import { termsLine } from '../sales-condition/terms-line.ts';
import { withoutContact } from '../sales-condition/without-contact.ts';
import type { Reading, ReadSubject, Subject } from './subject.ts';

/** What `POST /create-sales-condition` reads: the terms that a conversation agrees on. */
export const salesConditionSubject: Subject = {
  async open(conversation_id, isStored) {
    const stored = isStored ? await findSalesCondition(conversation_id) : undefined;
    const subject = (next: StoredCondition | undefined): ReadSubject => ({
      writes: next ? salesConditionWrites(conversation_id, next, stored) : [],
      answer: async ({ scope }) => next && withOverlaps(next.condition, scope),
    });
    return {
      stored: subject(stored),
      read(reading) {
        const { condition, evidence } = conditionIn(reading, stored);
        const { user_id, updated_at: at } = reading.conversation;
        const isSame = stored && isDeepStrictEqual(condition, stored.condition);
        const mark = isSame ? { version: stored.version, at: stored.at } : { version: (stored?.version ?? 0) + 1, at };
        const next = { condition, evidence, user_id, ...mark };
        const terms = termsLine(condition);
        const business = async (): Promise<Business> => ({
          kind: 'sale',
          terms,
          isNews: !stored || terms !== termsLine(stored.condition),
          isComplete: condition.status === 'complete',
          ...salesQuestion(reading.turns, condition.missing_fields, reading.language),
        });
        return { ...subject(next), business };
      },
    };
  },
};

function conditionIn(
  { conversation, turns, contact, language, isWhole, own, model }: Reading,
  stored: StoredCondition | undefined,
): { condition: SalesCondition; evidence: StatedTerms['evidence'] } {
  const [heard, at] = [withoutContact(turns, contact), new Date(conversation.created_at)];
  const stated = (some: readonly Turn[]) => {
    const builtIn = readTerms(some, language, at);
    return model ? withModelTerms(builtIn, readingOf(model, some.length)) : builtIn;
  };
  const all = stated(heard);
  const { terms: said, evidence } = own ? over(all, stated(heard.slice(0, own.messages))) : all;
  const known = isWhole ? said : withKnown(said, stored?.condition);
  const terms = { ...known, customer: known.customer ?? (conversation.customer_info.name || null) };
  const { status, missing_fields, warnings } = judge(terms);
  const condition_id = `SC-${conversation.conversation_id}`;
  return { condition: { condition_id, status, ...terms, missing_fields, warnings }, evidence };
}

/** What may only be added to stands. */
const over = (all: StatedTerms, own: StatedTerms): StatedTerms => ({
  terms: withKnown(own.terms, all.terms),
  evidence: { ...all.evidence, ...own.evidence },
});

/** Of a conversation too long to be read whole: what was known before counts until it is said anew. */
function withKnown(said: SalesTerms, known: SalesTerms | undefined): SalesTerms {
  const before = Object.entries(said).map(([term, value]) => {
    const isSaid = Array.isArray(value) ? value.length > 0 : value !== null;
    return [term, isSaid ? value : (known?.[term as keyof SalesTerms] ?? value)];
  });
  return Object.fromEntries(before);
}
