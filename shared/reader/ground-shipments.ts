import { MAX_SHIPMENTS, SHIPMENT_STATUSES } from '../shipment/shipment.ts';
import { evidenceAt, type Ground, placesOf, textAt, textGrounded, wordGrounded } from './ground-quotes.ts';
import type { ModelShipment, Stated } from './model-reading.ts';
import type { Answer, Quote } from './prompt.ts';

/** The shipments whose number or order was said; either side may name them. */
export function shipmentsGrounded(named: NonNullable<Answer['shipments']>, ground: Ground): ModelShipment[] {
  const grounded = named.map((it): ModelShipment => {
    const status = wordGrounded(it.status, SHIPMENT_STATUSES, ground, ground.all);
    return {
      tracking_number: numberGrounded(it.tracking_number, ground),
      carrier: textGrounded(it.carrier, ground, ' ', ground.all) ?? null,
      order_id: textGrounded(it.order_id, ground, ' ', ground.all) ?? null,
      status: status && status.value !== 'unknown' ? status : null,
    };
  });
  return grounded.filter((it) => it.tracking_number ?? it.order_id).slice(0, MAX_SHIPMENTS);
}

const [SHORTEST, LONGEST] = [6, 40];

/** Without what groups it, in upper case. */
function numberGrounded(quotes: readonly Quote[], ground: Ground): Stated | null {
  const places = placesOf(quotes, ground, ground.all);
  const value = places
    .map((place) => textAt(place, ground).normalize('NFKC'))
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
  const isNumber = /^[0-9A-Z]+$/.test(value) && /\d/.test(value) && value.length >= SHORTEST && value.length <= LONGEST;
  return isNumber ? { value, evidence: evidenceAt(places) } : null;
}
