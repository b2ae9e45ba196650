import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '../errors.ts';
import { keysFor } from '../secret.ts';

/** A list as it was asked for. */
type Listing = { path: string; query: Readonly<Record<string, unknown>>; order: string };

const MAC_BYTES = 16; // 128 bits cannot be guessed, and the cursor stays short

/** A cursor holds a place in a list and is good for that list with the same filters only, whatever the limit and the format. */
export async function sealCursor(place: string, listing: Listing): Promise<string> {
  const [signing] = await keysFor('cursor');
  return Buffer.concat([macOf(place, listing, signing), Buffer.from(place)]).toString('base64url');
}

/** The place a cursor holds. @throws AppError invalid_request for one that this list did not give out */
export async function openCursor(cursor: string, listing: Listing): Promise<string> {
  const bytes = Buffer.from(cursor, 'base64url');
  const isWhole = bytes.length >= MAC_BYTES && bytes.toString('base64url') === cursor;
  const place = bytes.toString('utf8', MAC_BYTES);
  const keys = isWhole ? await keysFor('cursor') : [];
  const mac = bytes.subarray(0, MAC_BYTES);
  if (keys.some((key) => timingSafeEqual(mac, macOf(place, listing, key)))) return place;
  const msg = 'Value error, the cursor is not one that this list gave out';
  throw new AppError('invalid_request', 'Invalid request', {
    problems: [{ type: 'value_error', loc: ['query', 'cursor'], msg }],
  });
}

function macOf(place: string, { path, query, order }: Listing, key: Buffer): Buffer {
  const { limit: _, cursor: __, format: ___, ...filters } = query;
  const text = JSON.stringify([path, Object.entries(filters).sort(), order, place]);
  return createHmac('sha256', key).update(text).digest().subarray(0, MAC_BYTES);
}
