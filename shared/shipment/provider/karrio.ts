import type { ShipmentStatus, Tracked } from '../shipment.ts';
import type { Adapter } from './adapter.ts';
import { lastUpdateOf, newestFirst, type Placed } from './newest-first.ts';
import { type Fields, fieldsOf, listOf, momentOf, momentOrDayOf, pageOf, textOf, wordOf } from './reading.ts';

/**
 * Karrio's states (`TrackingStatus` in
 * https://github.com/karrioapi/karrio/blob/main/modules/sdk/karrio/core/units.py). What it calls delayed it counts among
 * the shipments that need attention, as those on hold
 * (https://github.com/karrioapi/karrio/blob/main/modules/manager/karrio/server/manager/serializers/tracking.py).
 */
const STATUS = new Map<string, ShipmentStatus>([
  ['pending', 'pre_transit'],
  ['picked_up', 'in_transit'],
  ['in_transit', 'in_transit'],
  ['out_for_delivery', 'out_for_delivery'],
  ['ready_for_pickup', 'available_for_pickup'],
  ['delivered', 'delivered'],
  ['delivery_failed', 'delivery_failed'],
  ['delivery_delayed', 'exception'],
  ['return_to_sender', 'return_to_sender'],
  ['on_hold', 'on_hold'],
  ['cancelled', 'cancelled'],
  ['unknown', 'unknown'],
]);

/** Our names of carriers, and Karrio's (`carrier_name` of `TrackingData` in https://github.com/karrioapi/karrio/blob/main/schemas/openapi.yml). */
const CARRIERS = new Map([
  ...[
    'aramex', 'asendia', 'bpost', 'canpar', 'chronopost', 'colissimo', 'dhl_express', 'dhl_parcel_de', 'dhl_poland', 'dpd', 'dtdc',
    'fedex', 'geodis', 'gls', 'hermes', 'landmark', 'nationex', 'purolator', 'roadie', 'seko', 'sendle', 'spring', 'tnt', 'ups',
    'usps', 'veho', 'zoom2u',
  ].map((name): [string, string] => [name, name]), // biome-ignore format: a list
  ['australia_post', 'australiapost'],
  ['austrian_post', 'postat'],
  ['canada_post', 'canadapost'],
  ['dhl', 'dhl_universal'], // the one that tracks for all divisions of DHL
  ['deutsche_post', 'dhl_universal'],
  ['la_poste', 'laposte'],
  ['landmark_global', 'landmark'],
  ['royal_mail', 'royalmail'],
]);

/**
 * Karrio, self-hosted (https://github.com/karrioapi/karrio, API 2026.1). Asked by `POST /v1/proxy/tracking`, which keeps
 * nothing: a tracker (`POST /v1/trackers`) would go on being refreshed for each number that a customer types, is found by
 * its number whoever the carrier is, and has events that Karrio itself adds or alters.
 */
export const karrio: Adapter = {
  canTrack: (carrier) => carrier !== null && CARRIERS.has(carrier),

  requestOf: ({ number, carrier, key, url }) => ({
    url: `${url}/v1/proxy/tracking`,
    headers: { authorization: `Token ${key}` },
    body: { tracking_number: number, carrier_name: CARRIERS.get(carrier ?? '') },
  }),

  notFound: [404],

  trackedOf(answer): Tracked {
    const tracking = fieldsOf(fieldsOf(answer, 'the answer')['tracking'], 'tracking');
    const info = fieldsOf(tracking['info'] ?? {}, 'info');
    const reports = listOf(tracking['events'], 'events').map((event) => fieldsOf(event, 'event'));
    const events = newestFirst(reports.map(placedEvent));
    const status = wordOf(tracking['status'], 'status');
    return {
      status: STATUS.get(status) ?? 'unknown',
      status_detail: STATUS.get(status) === 'exception' ? status : (events[0]?.description ?? null),
      tracking_url: pageOf(info['carrier_tracking_link'], 'carrier_tracking_link'),
      estimated_delivery: momentOrDayOf(
        tracking['estimated_delivery'] ?? info['expected_delivery'],
        'estimated_delivery',
      ),
      last_update: lastUpdateOf(events),
      events,
    };
  },
};

/**
 * `timestamp` is documented as ISO 8601 with its zone; `date` and `time` are local to nobody says where, good only to sort
 * by. Answers of before 2026 have these alone.
 */
function placedEvent(event: Fields): Placed {
  const status = textOf(event['status'], 'status of an event') ?? '';
  const timestamp = momentOf(event['timestamp'], 'timestamp');
  const local = localTime(textOf(event['date'], 'date'), textOf(event['time'], 'time'));
  return {
    event: {
      status: STATUS.get(status) ?? 'unknown',
      description: textOf(event['description'], 'description'),
      location: textOf(event['location'], 'location'),
      timestamp,
    },
    at: timestamp ?? local,
  };
}

/** `2026-03-01` and `1:05 PM` or `13:05 PM`, both of which Karrio writes, as `2026-03-01T13:05`. */
function localTime(date: string | null, time: string | null): string | null {
  const [, hour = '', minute, half = ''] = /^(\d{1,2}):(\d{2})(?::\d{2})?(?: ?([AP])M)?$/i.exec(time ?? '') ?? [];
  if (date === null || minute === undefined) return null;
  const isLate = half.toUpperCase() === 'P' && Number(hour) < 12;
  const isMidnight = half.toUpperCase() === 'A' && Number(hour) === 12;
  const hours = isMidnight ? 0 : Number(hour) + (isLate ? 12 : 0);
  return `${date}T${String(hours).padStart(2, '0')}:${minute}`;
}
