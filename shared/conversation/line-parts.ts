import { readTerms } from '../sales-condition/read-terms.ts';
import { salesConditionSubject } from '../sales-condition/sales-condition-subject.ts';
import { withoutContact } from '../sales-condition/without-contact.ts';
import { readShipments } from '../shipment/read-shipments.ts';
import { withStored } from '../shipment/track.ts';
import type { Reading, SubjectName } from './subject.ts';

/** What `?include=` adds of a line: read from its own messages, since what is stored is read from others' as well. */
export const lineParts = {
  evidence: async (
    { extraction, turns, contact, language, conversation }: Reading,
    subjects: readonly SubjectName[],
  ) => {
    const terms = () => readTerms(withoutContact(turns, contact), language, new Date(conversation.created_at));
    return {
      evidence: {
        ...extraction.evidence,
        ...(subjects.includes('shipments') && { shipments: readShipments(turns, language).map((it) => it.evidence) }),
        ...(subjects.includes('sales_condition') && { sales_condition: terms().evidence }),
      },
    };
  },
  shipments: async ({ turns, language }: Reading, _: readonly SubjectName[], now: Date) => ({
    shipments: await withStored(readShipments(turns, language), now),
  }),
  sales_condition: async (reading: Reading, subjects: readonly SubjectName[], now: Date) => {
    const { read } = await salesConditionSubject.open(reading.conversation.conversation_id, false);
    const isRead = subjects.includes('sales_condition');
    return {
      sales_condition: isRead ? await read(reading).answer({ scope: undefined, now }) : null,
      sales_condition_history: [],
    };
  },
};
