import { publicEndpoint } from '../../shared/http/endpoint.ts';
import openapi from './openapi.json' with { type: 'json' };
import { schema } from './schema.ts';

export const handler = publicEndpoint(schema, () => ({ body: openapi }));
