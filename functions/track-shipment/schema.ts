import { payloadSchema, savedSchema } from '../../shared/conversation/conversation.ts';
import type { RequestSchema } from '../../shared/http/schema.ts';
import { shipmentSchema } from '../../shared/shipment/shipment.ts';

export const schema = { body: payloadSchema } as const satisfies RequestSchema;

export const description = {
  summary: 'Track shipment status and details',
  responses: {
    200: {
      description: 'What is known of the shipments, and the conversation',
      schema: {
        ...savedSchema,
        title: 'TrackedConversation',
        required: [...savedSchema.required, 'shipments'],
        properties: { ...savedSchema.properties, shipments: { type: 'array', items: shipmentSchema } },
      },
    },
  },
};
