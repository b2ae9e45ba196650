import type { Language } from '../extraction/language.ts';
import type { Evidence } from '../extraction/turn.ts';
import { readShipments } from '../shipment/read-shipments.ts';
import type { StatedShipment } from '../shipment/shipment.ts';
import type { ModelShipment, Stated } from './model-reading.ts';

/**
 * The shipments that both readers find. A number keeps what its format says of its carrier and its check digit; what the
 * built-in reader alone has found stays where a check digit proves it, or where the model has not seen the message yet.
 */
export function withModels(
  builtIn: readonly StatedShipment[],
  models: readonly ModelShipment[],
  language: Language,
  seen: number,
): StatedShipment[] {
  const named = models.map((it) => asStated(it, builtIn, language));
  const isNamed = new Set(named.map(keyOf));
  const others = builtIn.filter(
    (it) => !isNamed.has(keyOf(it)) && (it.check_digit_valid === true || isUnseen(it, seen)),
  );
  return [...named, ...others];
}

const keyOf = ({ tracking_number, order_id }: Pick<StatedShipment, 'tracking_number' | 'order_id'>) =>
  tracking_number ?? `order ${order_id}`;

const isUnseen = ({ evidence }: StatedShipment, seen: number) =>
  Object.values(evidence).some((sources) => sources?.some(({ message }) => message >= seen));

function asStated(model: ModelShipment, builtIn: readonly StatedShipment[], language: Language): StatedShipment {
  const { tracking_number: number, order_id, carrier, status } = model;
  const found = builtIn.find((it) => (number ? it.tracking_number === number.value : it.order_id === order_id?.value));
  const base = found ?? (number ? numberAlone(number, carrier, language) : orderAlone(order_id));
  return {
    ...base,
    order_id: order_id?.value ?? base.order_id,
    ...(status && { status: status.value, status_detail: null }),
    evidence: {
      ...base.evidence,
      ...(order_id && { order_id: order_id.evidence }),
      ...(status && { status: status.evidence }),
    },
  };
}

/** A number that only the model has found, as its format and the carrier that is named with it tell it. */
function numberAlone(number: Stated, carrier: Stated | null, language: Language): StatedShipment {
  const text = carrier ? `${carrier.value}: ${number.value}` : number.value;
  const [read] = readShipments([{ role: 'user', text }], language);
  const isIt = read?.tracking_number === number.value;
  return {
    ...NOTHING,
    ...(isIt && read),
    tracking_number: number.value,
    order_id: null,
    status: null,
    status_detail: null,
    evidence: {
      tracking_number: number.evidence,
      ...(isIt && read.carrier && { carrier: (carrier ?? number).evidence }),
    },
  };
}

const orderAlone = (order: Stated | null): StatedShipment => ({
  ...NOTHING,
  order_id: order?.value ?? null,
  evidence: { order_id: order?.evidence ?? ([] as Evidence[]) },
});

const NOTHING: StatedShipment = {
  tracking_number: null,
  carrier: null,
  carrier_candidates: [],
  check_digit_valid: null,
  order_id: null,
  status: null,
  status_detail: null,
  evidence: {},
};
