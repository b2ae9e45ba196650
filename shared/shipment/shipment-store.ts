import { isDeepStrictEqual } from 'node:util';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { inOrder } from '../order.ts';
import { conversationKey, SHIPMENTS, shipmentKey } from '../store/keys.ts';
import { db, TableName, type Write } from '../store/table.ts';
import type { StatedShipment } from './shipment.ts';

/** The shipments of a conversation, in the order they were first named. Strongly consistent. */
export async function listShipments(conversation_id: string): Promise<StatedShipment[]> {
  const { PK } = conversationKey({ conversation_id });
  const { Items = [] } = await db.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'PK = :pk AND begins_with(SK, :shipments)',
      ExpressionAttributeValues: { ':pk': PK, ':shipments': SHIPMENTS },
      ConsistentRead: true,
    }),
  );
  return Items.sort((a, b) => a['place'] - b['place']).map(({ shipment }) => inOrder(shipment, MEMBERS));
}

const MEMBERS: readonly (keyof StatedShipment)[] = [
  'tracking_number',
  'carrier',
  'carrier_candidates',
  'check_digit_valid',
  'order_id',
  'status',
  'status_detail',
  'evidence',
];

/** What makes the stored shipments of a conversation these, in one transaction with it; nothing for those that are as they were. */
export function shipmentWrites(
  conversation_id: string,
  stored: readonly StatedShipment[],
  shipments: readonly StatedShipment[],
): Write[] {
  const keyOf = (shipment: StatedShipment) => shipmentKey({ conversation_id, ...shipment });
  const before = new Map(stored.map((shipment, place) => [keyOf(shipment).SK, { shipment, place }]));
  const kept = new Set(shipments.map((shipment) => keyOf(shipment).SK));
  const changed = shipments
    .map((shipment, place) => ({ shipment, place }))
    .filter((it) => !isDeepStrictEqual(it, before.get(keyOf(it.shipment).SK)));
  const gone = stored.map(keyOf).filter(({ SK }) => !kept.has(SK));
  return [
    ...changed.map((it) => ({ Put: { TableName, Item: { ...keyOf(it.shipment), ...it } } })),
    ...gone.map((Key) => ({ Delete: { TableName, Key } })),
  ];
}
