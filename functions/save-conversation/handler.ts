import { longTexts } from '../../shared/conversation/long-texts.ts';
import { saveConversation } from '../../shared/conversation/save.ts';
import { readAccess } from '../../shared/http/access.ts';
import { jsonEndpoint } from '../../shared/http/endpoint.ts';
import { schema } from './schema.ts';

export const handler = jsonEndpoint(
  schema,
  async ({ body }) => ({ body: await saveConversation(body, readAccess, new Date()) }),
  longTexts,
);
