import type { Shipment, StatedShipment, Tracked } from './shipment.ts';
import { trackingPage } from './tracking-page.ts';

/** What a provider told. `isFresh`: just now. */
export type Answer = { tracked: Tracked; answered_ms: number; isFresh?: boolean };

/** A shipment as it is shown: what the provider told goes before what is said, unless it knows no more than that. */
export function shipmentOf(stated: StatedShipment, answer: Answer | undefined, now: Date): Shipment {
  const { tracking_number, carrier, carrier_candidates, check_digit_valid, order_id } = stated;
  const { status, status_detail, source, age_seconds } = statusOf(stated, answer, now);
  return {
    tracking_number,
    carrier,
    carrier_candidates,
    check_digit_valid,
    order_id,
    status,
    status_detail,
    tracking_url: answer?.tracked.tracking_url ?? trackingPage(carrier, tracking_number),
    estimated_delivery: answer?.tracked.estimated_delivery ?? null,
    last_update: answer?.tracked.last_update ?? null,
    events: answer?.tracked.events ?? [],
    source,
    age_seconds,
  };
}

type Status = Pick<Shipment, 'status' | 'status_detail' | 'source' | 'age_seconds'>;

function statusOf(stated: StatedShipment, answer: Answer | undefined, now: Date): Status {
  if (stated.status && (!answer || answer.tracked.status === 'unknown')) {
    const { status, status_detail } = stated;
    return { status, status_detail, source: 'conversation', age_seconds: null };
  }
  if (!answer) return { status: 'unknown', status_detail: null, source: 'none', age_seconds: null };
  const { status, status_detail } = answer.tracked;
  if (answer.isFresh) return { status, status_detail, source: 'provider', age_seconds: null };
  const age = Math.max(0, Math.floor((now.getTime() - answer.answered_ms) / 1000));
  return { status, status_detail, source: 'stored', age_seconds: age };
}
