import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { env } from '../env.ts';
import { TIMEOUTS } from '../store/timeouts.ts';
import type { ServiceEvent } from './event.ts';

const EventBusName = env('EVENT_BUS');
const eventBridge = new EventBridgeClient(TIMEOUTS);

export const SOURCE = 'conversation-intake';

/**
 * Puts up to ten events on the bus, where rules find them by their type and by all that is in them
 * (https://docs.aws.amazon.com/eventbridge/latest/APIReference/API_PutEvents.html).
 * @throws when the bus does not take one
 */
export async function publish(events: readonly ServiceEvent[]): Promise<void> {
  const { FailedEntryCount, Entries = [] } = await eventBridge.send(
    new PutEventsCommand({ Entries: events.map(entryOf) }),
  );
  const code = Entries.find(({ ErrorCode }) => ErrorCode)?.ErrorCode;
  if (FailedEntryCount) throw new Error(`The bus refused ${FailedEntryCount} events: ${code}`);
}

const entryOf = ({ group: _, ...event }: ServiceEvent) => ({
  EventBusName,
  Source: SOURCE,
  DetailType: event.type,
  Detail: JSON.stringify(event),
  Time: new Date(event.timestamp),
});
