import { conversationEndpoint } from '../../shared/http/conversation-endpoint.ts';
import { schema } from './schema.ts';

export const handler = conversationEndpoint(schema, 'shipments');
