import type { ReadSubject, Subject } from '../conversation/subject.ts';
import { shipmentQuestion } from './question.ts';
import { readShipments } from './read-shipments.ts';
import { MAX_SHIPMENTS, type StatedShipment } from './shipment.ts';
import { listShipments, shipmentWrites } from './shipment-store.ts';
import { trackAll } from './track.ts';

/** What `POST /track-shipment` reads: the shipments that a conversation speaks of, and what is known of each. */
export const shipmentsSubject: Subject = {
  async open(conversation_id, isStored) {
    const stored = isStored ? await listShipments(conversation_id) : [];
    const subject = (shipments: StatedShipment[], question?: string): ReadSubject => ({
      writes: shipmentWrites(conversation_id, stored, shipments),
      question,
      answer: ({ now }) => trackAll(shipments, now),
    });
    return {
      stored: subject(stored),
      read({ turns, language, isWhole }) {
        const said = readShipments(turns, language);
        const shipments = (isWhole ? said : [...unsaid(stored, said), ...said]).slice(0, MAX_SHIPMENTS);
        return subject(shipments, shipmentQuestion(turns, shipments, language));
      },
    };
  },
};

/** Of a conversation too long to be read whole: what was known before, and is not said again. */
function unsaid(stored: readonly StatedShipment[], said: readonly StatedShipment[]): StatedShipment[] {
  const again = new Set(said.flatMap(({ tracking_number, order_id }) => [tracking_number, order_id]));
  return stored.filter(({ tracking_number, order_id }) => !again.has(tracking_number ?? order_id));
}
