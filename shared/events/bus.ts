import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { env } from '../env.ts';
import { TIMEOUTS } from '../store/timeouts.ts';
import type { ServiceEvent } from './event.ts';

const EventBusName = env('EVENT_BUS');
const eventBridge = new EventBridgeClient(TIMEOUTS);

export const SOURCE = 'conversation-intake';

/** Puts an event on the bus, where rules find it by its type and by all that is in it. @throws when the bus does not take it */
export async function publish({ group: _, ...event }: ServiceEvent): Promise<void> {
  const entry = {
    EventBusName,
    Source: SOURCE,
    DetailType: event.type,
    Detail: JSON.stringify(event),
    Time: new Date(event.timestamp),
  };
  const { FailedEntryCount, Entries } = await eventBridge.send(new PutEventsCommand({ Entries: [entry] }));
  if (FailedEntryCount) throw new Error(`The bus refused an event: ${Entries?.[0]?.ErrorCode}`);
}
