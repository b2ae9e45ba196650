import { isDeepStrictEqual } from 'node:util';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
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
  return Items.sort((a, b) => a['place'] - b['place']).map(({ shipment }) => JSON.parse(shipment));
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
