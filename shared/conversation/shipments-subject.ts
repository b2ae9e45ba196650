import { offerAnswered } from '../dialogue/offer.ts';
import type { Business } from '../dialogue/situation.ts';
import type { Turn } from '../extraction/turn.ts';
import { readingOf } from '../reader/combine.ts';
import { withModels } from '../reader/model-shipments.ts';
import { numberQuestion } from '../shipment/question.ts';
import { readShipments } from '../shipment/read-shipments.ts';
import { MAX_SHIPMENTS, type Shipment, type StatedShipment } from '../shipment/shipment.ts';
import { listShipments, shipmentWrites } from '../shipment/shipment-store.ts';
import { trackAll } from '../shipment/track.ts';
import type { Subject } from './subject.ts';

/** What `POST /track-shipment` reads: the shipments that a conversation speaks of, and what is known of each. */
export const shipmentsSubject: Subject = {
  async open(conversation_id, isStored) {
    const stored = isStored ? await listShipments(conversation_id) : [];
    const subject = (shipments: StatedShipment[]) => {
      let tracked: Promise<Shipment[]> | undefined;
      const track = (now: Date) => {
        tracked ??= trackAll(shipments, now); // for what is said, and for what is answered
        return tracked;
      };
      const writes = shipmentWrites(conversation_id, stored, shipments);
      return { writes, track, answer: ({ now }: { now: Date }) => track(now) };
    };
    return {
      stored: subject(stored),
      read({ turns, language, isWhole, own, model }) {
        const stated = (some: readonly Turn[]) => {
          const builtIn = readShipments(some, language);
          const { shipments: models, messages: seen = 0 } = model ? readingOf(model, some.length) : {};
          return models ? withModels(builtIn, models, language, seen) : builtIn;
        };
        const all = stated(turns);
        const said = own ? over(all, stated(turns.slice(0, own.messages))) : all;
        const shipments = (isWhole ? said : [...unsaid(stored, said), ...said]).slice(0, MAX_SHIPMENTS);
        const { track, ...read } = subject(shipments);
        const business = async (now: Date): Promise<Business> => ({
          kind: 'parcel',
          shipments: await track(now),
          isNews: read.writes.length > 0,
          ...numberQuestion(turns, shipments, language),
          isWanted: offerAnswered(turns, language),
        });
        return { ...read, business };
      },
    };
  },
};

/** Where a conversation may only be added to: its own shipments stand, and of one without a status the status is added. */
function over(all: readonly StatedShipment[], own: readonly StatedShipment[]): StatedShipment[] {
  const named = new Map(all.map((it) => [it.tracking_number ?? it.order_id, it]));
  const kept = own.map((it) => {
    const { status, status_detail, evidence } = named.get(it.tracking_number ?? it.order_id) ?? it;
    if (it.status !== null || status === null) return it;
    return { ...it, status, status_detail, evidence: { ...evidence, ...it.evidence } };
  });
  return [...kept, ...unsaid(all, own)];
}

/** Of a conversation too long to be read whole: what was known before, and is not said again. */
function unsaid(stored: readonly StatedShipment[], said: readonly StatedShipment[]): StatedShipment[] {
  const again = new Set(said.flatMap(({ tracking_number, order_id }) => [tracking_number, order_id]));
  return stored.filter(({ tracking_number, order_id }) => !again.has(tracking_number ?? order_id));
}
