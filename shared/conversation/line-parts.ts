import { readTerms } from '../sales-condition/read-terms.ts';
import { withoutContact } from '../sales-condition/without-contact.ts';
import { readShipments } from '../shipment/read-shipments.ts';
import { withStored } from '../shipment/track.ts';
import type { Entry } from './history.ts';
import { salesConditionSubject } from './sales-condition-subject.ts';
import { sourcesIn } from './sources-in.ts';
import type { Reading } from './subject.ts';
import type { SubjectName } from './subject-name.ts';

type Line = { entries: readonly Entry[]; reading: Reading };

/** What `?include=` adds of a line: read from its own messages, since what is stored is read from others' as well. */
export const lineParts = {
  evidence: async (
    { entries, reading: { extraction, turns, contact, language, conversation } }: Line,
    subjects: readonly SubjectName[],
  ) => {
    const inItems = sourcesIn(entries);
    const terms = () => readTerms(withoutContact(turns, contact), language, new Date(conversation.created_at));
    return {
      evidence: {
        ...inItems(extraction.evidence),
        ...(subjects.includes('shipments') && {
          shipments: readShipments(turns, language).map((it) => inItems(it.evidence)),
        }),
        ...(subjects.includes('sales_condition') && { sales_condition: inItems(terms().evidence) }),
      },
    };
  },
  shipments: async ({ reading: { turns, language } }: Line, _: readonly SubjectName[], now: Date) => ({
    shipments: await withStored(readShipments(turns, language), now),
  }),
  sales_condition: async ({ reading }: Line, subjects: readonly SubjectName[], now: Date) => {
    const { read } = await salesConditionSubject.open(reading.conversation.conversation_id, false);
    const isRead = subjects.includes('sales_condition');
    return {
      sales_condition: isRead ? await read(reading).answer({ scope: undefined, now }) : null,
      sales_condition_history: [],
    };
  },
};
