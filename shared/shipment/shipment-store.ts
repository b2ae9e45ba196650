import { isDeepStrictEqual } from 'node:util';
import { conversationKey, SHIPMENTS, shipmentKey } from '../store/keys.ts';
import { listItems } from '../store/query-all.ts';
import { TableName, type Write } from '../store/table.ts';
import type { StatedShipment } from './shipment.ts';

/** The shipments of a conversation, in the order they were first named. Strongly consistent. */
export async function listShipments(conversation_id: string): Promise<StatedShipment[]> {
  const items = await listItems(conversationKey({ conversation_id }).PK, SHIPMENTS);
  return items
    .sort((a, b) => Number(a['place']) - Number(b['place']))
    .map(({ shipment }) => JSON.parse(String(shipment)));
}

/** What makes the stored shipments of a conversation these, in one transaction with it; nothing for those that are as they were. */
export function shipmentWrites(
  conversation_id: string,
  stored: readonly StatedShipment[],
  shipments: readonly StatedShipment[],
): Write[] {
  const before = new Map(itemsOf(conversation_id, stored).map((item) => [item.SK, item]));
  const now = itemsOf(conversation_id, shipments);
  const kept = new Set(now.map(({ SK }) => SK));
  const changed = now.filter((item) => !isDeepStrictEqual(item, before.get(item.SK)));
  const gone = [...before.values()].filter(({ SK }) => !kept.has(SK));
  return [
    ...changed.map((Item) => ({ Put: { TableName, Item } })),
    ...gone.map(({ PK, SK }) => ({ Delete: { TableName, Key: { PK, SK } } })),
  ];
}

/** As JSON text, which keeps the order of members; DynamoDB's maps have none, and an ETag needs one. */
const itemsOf = (conversation_id: string, shipments: readonly StatedShipment[]) =>
  shipments.map((shipment, place) => ({
    ...shipmentKey({ conversation_id, ...shipment }),
    shipment: JSON.stringify(shipment),
    place,
  }));
