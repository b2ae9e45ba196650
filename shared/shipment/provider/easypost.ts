import type { ShipmentStatus, Tracked } from '../shipment.ts';
import type { Adapter } from './adapter.ts';
import { lastUpdateOf, newestFirst, type Placed } from './newest-first.ts';
import { type Fields, fieldsOf, listOf, momentOf, momentOrDayOf, pageOf, textOf, wordOf } from './reading.ts';

/**
 * EasyPost's ten states, each alone or with a detail (https://docs.easypost.com/docs/trackers). What it tells only in the
 * detail goes before: a parcel that is held, lost, damaged or given up. `failure` may also be a delay
 * (https://support.easypost.com/hc/en-us/articles/360044353091-Understanding-Trackers). `error` is the tracker's, which
 * says nothing of the parcel.
 */
const STATUS = new Map<string, ShipmentStatus>([
  ['unknown', 'unknown'],
  ['unknown expired', 'expired'],
  ['pre_transit', 'pre_transit'],
  ['pre_transit expired', 'expired'],
  ['in_transit', 'in_transit'],
  ['in_transit held', 'on_hold'],
  ['in_transit lost', 'exception'],
  ['in_transit damaged', 'exception'],
  ['in_transit transit_exception', 'exception'],
  ['in_transit expired', 'expired'],
  ['out_for_delivery', 'out_for_delivery'],
  ['available_for_pickup', 'available_for_pickup'],
  ['delivered', 'delivered'],
  ['return_to_sender', 'return_to_sender'],
  ['failure', 'delivery_failed'],
  ['failure held', 'on_hold'],
  ['failure lost', 'exception'],
  ['failure damaged', 'exception'],
  ['failure transit_exception', 'exception'],
  ['failure delayed', 'exception'],
  ['failure weather_delay', 'exception'],
  ['failure expired', 'expired'],
  ['cancelled', 'cancelled'],
  ['error', 'unknown'],
]);

/**
 * Our names of carriers, and EasyPost's for a tracker. Where there is none, or several as for DHL, EasyPost finds the carrier itself
 * (https://docs.easypost.com/guides/tracking-guide, https://docs.easypost.com/carriers).
 */
const CARRIERS = new Map([
  ['australia_post', 'AustraliaPost'],
  ['canada_post', 'CanadaPost'],
  ['canpar', 'Canpar'],
  ['chronopost', 'Chronopost'],
  ['deutsche_post', 'DeutschePost'],
  ['dhl_express', 'DHLExpress'],
  ['dpd', 'DPD'],
  ['estafeta', 'Estafeta'],
  ['evri', 'Evri'],
  ['fedex', 'FedEx'],
  ['gls', 'GLS'],
  ['japan_post', 'JPPost'],
  ['la_poste', 'LaPoste'],
  ['lasership', 'LaserShipV2'],
  ['ontrac', 'OnTrac'],
  ['parcelforce', 'Parcelforce'],
  ['postnl', 'PostNL'],
  ['purolator', 'Purolator'],
  ['royal_mail', 'RoyalMail'],
  ['sf_express', 'SFExpress'],
  ['speedee', 'SpeeDee'],
  ['ups', 'UPS'],
  ['usps', 'USPS'],
  ['yamato', 'KuronekoYamato'],
]);

/** EasyPost (https://docs.easypost.com/docs/trackers): the same number again is the same tracker, for three months. */
export const easypost: Adapter = {
  canTrack: () => true,

  requestOf: ({ number, carrier, key, url }) => ({
    url: `${url}/v2/trackers`,
    headers: { authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` },
    body: { tracker: { tracking_code: number, carrier: CARRIERS.get(carrier ?? '') } },
  }),

  notFound: [404, 422], // 422: no carrier is known that has such numbers

  trackedOf(answer): Tracked {
    const tracker = fieldsOf(answer, 'the answer');
    const reports = listOf(tracker['tracking_details'], 'tracking_details');
    const events = newestFirst(reports.map((report) => placedEvent(fieldsOf(report, 'tracking detail'))).reverse());
    const detail = textOf(tracker['status_detail'], 'status_detail');
    return {
      status: statusOf(wordOf(tracker['status'], 'status'), detail),
      status_detail: detail === 'unknown' ? null : detail,
      tracking_url: pageOf(tracker['public_url'], 'public_url'),
      estimated_delivery: momentOrDayOf(tracker['est_delivery_date'], 'est_delivery_date'),
      last_update: lastUpdateOf(events),
      events,
    };
  },
};

const statusOf = (status: string, detail: string | null): ShipmentStatus =>
  STATUS.get(`${status} ${detail}`) ?? STATUS.get(status) ?? 'unknown';

/** `datetime` has the place's zone where EasyPost knows the place, else it is UTC. */
function placedEvent(event: Fields): Placed {
  const timestamp = momentOf(event['datetime'], 'datetime');
  const status = textOf(event['status'], 'status of an event') ?? '';
  return {
    event: {
      status: statusOf(status, textOf(event['status_detail'], 'status_detail of an event')),
      description: textOf(event['message'], 'message') ?? textOf(event['description'], 'description'),
      location: placeOf(fieldsOf(event['tracking_location'] ?? {}, 'tracking_location')),
      timestamp,
    },
    at: timestamp,
  };
}

const placeOf = (location: Fields): string | null =>
  ['city', 'state', 'zip', 'country'].flatMap((part) => textOf(location[part], part, 100) ?? []).join(', ') || null;
