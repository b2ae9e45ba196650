import { payloadSchema, savedSchema } from '../../shared/conversation/conversation.ts';
import type { RequestSchema } from '../../shared/http/schema.ts';
import { shipmentSchema } from '../../shared/shipment/shipment.ts';

export const schema = { body: payloadSchema } as const satisfies RequestSchema;

export const description = {
  tag: 'Conversations',
  access: 'sender',
  summary: 'Track shipment status and details',
  description:
    'Saves the conversation as `/save-conversation` does, and answers the shipments it speaks of. `source` says who told the status; no scan is ever made up.',
  responses: {
    200: {
      description: 'What is known of the shipments, and the conversation',
      headers: ['Conversation-Key', 'Unread-Messages'],
      schema: {
        ...savedSchema,
        title: 'TrackedConversation',
        required: [...savedSchema.required, 'shipments'],
        properties: { ...savedSchema.properties, shipments: { type: 'array', items: shipmentSchema } },
      },
    },
  },
};
