import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Reply = { status?: number; headers?: Record<string, string>; body?: unknown };
export type Asked = { path: string; authorization: string; body: Record<string, unknown> };

/** A tracking provider on loopback that answers every request as it is told to, and remembers what it was asked. */
export async function startTrackingServer() {
  const asked: Asked[] = [];
  const state: { reply: Reply | ((asked: Asked, response: ServerResponse) => Reply | undefined) } = { reply: {} };
  const server = createServer(async (request, response) => {
    const { url: path = '', method } = request;
    const text = await bodyOf(request);
    const question = {
      path: `${method} ${path}`,
      authorization: request.headers.authorization ?? '',
      body: JSON.parse(text || '{}'),
    };
    asked.push(question);
    const reply = typeof state.reply === 'function' ? state.reply(question, response) : state.reply;
    if (!reply) return; // it says nothing, or has said it
    const { status = 200, headers = { 'content-type': 'application/json' }, body = {} } = reply;
    response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  const reset = () => {
    asked.length = 0;
    state.reply = {};
  };
  return { url: `http://127.0.0.1:${port}`, asked, state, reset, stop };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** As Karrio answers `POST /v1/proxy/tracking` (TrackingResponse in its schemas/openapi.yml, API 2026.1). */
export const karrioAnswer = (tracking: object = {}) => ({
  messages: [],
  tracking: {
    id: 'trk_5c3a',
    object_type: 'tracker',
    carrier_name: 'ups',
    carrier_id: 'our_ups',
    tracking_number: '1ZFB8RE20235634633',
    test_mode: false,
    delivered: false,
    status: 'in_transit',
    estimated_delivery: '2026-03-05',
    events: [
      {
        date: '2026-03-03',
        time: '21:10 PM',
        timestamp: '2026-03-03T21:10:00.000Z',
        status: 'in_transit',
        code: 'DP',
        reason: null,
        description: 'Departed from facility',
        location: 'Louisville, KY, US',
        latitude: null,
        longitude: null,
      },
      {
        date: '2026-03-02',
        time: '09:05 AM',
        timestamp: '2026-03-02T09:05:00.000Z',
        status: 'picked_up',
        code: 'OR',
        reason: null,
        description: 'Origin scan',
        location: 'Hodgkins, IL, US',
        latitude: null,
        longitude: null,
      },
    ],
    info: {
      carrier_tracking_link: 'https://www.ups.com/track?tracknum=1ZFB8RE20235634633',
      expected_delivery: '2026-03-05',
      customer_name: null,
      source: 'api',
    },
    meta: { ext: 'ups', carrier: 'ups' },
    messages: [],
    metadata: {},
    images: null,
    ...tracking,
  },
});

/** As EasyPost answers `POST /v2/trackers` (https://docs.easypost.com/docs/trackers): the oldest scan first. */
export const easypostAnswer = (tracker: object = {}) => ({
  id: 'trk_8b58',
  object: 'Tracker',
  mode: 'production',
  tracking_code: '9400100000000000000000',
  status: 'in_transit',
  status_detail: 'departed_facility',
  created_at: '2026-03-01T10:00:00Z',
  updated_at: '2026-03-03T22:00:00Z',
  signed_by: null,
  weight: null,
  est_delivery_date: '2026-03-05T20:00:00Z',
  shipment_id: null,
  carrier: 'USPS',
  tracking_details: [
    easypostScan({
      message: 'Pre-Shipment Info Sent to USPS',
      status: 'pre_transit',
      datetime: '2026-03-01T10:00:00Z',
    }),
    easypostScan({
      message: 'Departed USPS Facility',
      status_detail: 'departed_facility',
      datetime: '2026-03-03T15:30:00-06:00',
      tracking_location: { object: 'TrackingLocation', city: 'HOUSTON', state: 'TX', country: null, zip: '77315' },
    }),
  ],
  carrier_detail: null,
  fees: [],
  finalized: true,
  is_return: false,
  public_url: 'https://track.easypost.com/djE6dHJr',
  ...tracker,
});

export const easypostScan = (scan: object = {}) => ({
  object: 'TrackingDetail',
  message: 'In Transit',
  description: '',
  status: 'in_transit',
  status_detail: 'status_update',
  datetime: '2026-03-02T08:00:00Z',
  source: 'USPS',
  carrier_code: '',
  tracking_location: { object: 'TrackingLocation', city: null, state: null, country: null, zip: null },
  ...scan,
});
