import { handler as createSalesCondition } from '../../functions/create-sales-condition/handler.ts';
import { handler as listTickets } from '../../functions/list-tickets/handler.ts';
import { handler as saveConversation } from '../../functions/save-conversation/handler.ts';
import { handler as trackShipment } from '../../functions/track-shipment/handler.ts';
import { anId, call } from '../support/call.ts';
import type { Info } from './values.ts';

/** A message as front ends send it. */
export type Message = { role: 'user' | 'assistant'; content: string };

/** What a customer's front end sees of an answer. */
export type Answer = {
  response: string;
  status: string;
  customer_info: Info;
  ticket_id: string | null;
  shipments?: { tracking_number: string | null; order_id: string | null }[];
  sales_condition?: Record<string, unknown>;
};

export type Endpoint = 'save-conversation' | 'track-shipment' | 'create-sales-condition';

/** One conversation with the service. */
export type Connection = {
  /** @throws when the answer is no 200 */
  send(messages: readonly Message[]): Promise<Answer>;
  /** The ticket of the conversation, when there is one. */
  ticket(): Promise<{ status: string; customer_info: Info } | undefined>;
};

const handlers = {
  'save-conversation': saveConversation,
  'track-shipment': trackShipment,
  'create-sales-condition': createSalesCondition,
};

/** A new conversation with the real handlers, on the engine that the environment names. */
export function connect(endpoint: Endpoint, language: string): Connection {
  const id = anId();
  const path = `/${endpoint}`;
  return {
    async send(messages) {
      const { status, body } = await call(handlers[endpoint], {
        method: 'POST',
        path,
        body: { id, language, messages },
      });
      if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
      return body;
    },
    async ticket() {
      const { body } = await call(listTickets, { path: '/tickets', query: `conversation_id=${id}` });
      return body.tickets[0];
    },
  };
}
