import { textEndpoint } from '../../shared/http/endpoint.ts';
import { languageOf } from '../../shared/pages/client/chat/texts.ts';
import { tagsIn } from '../../shared/pages/reader.ts';
import { chatPage, chatPageHeaders } from './page.tsx';
import { schema } from './schema.ts';

export const handler = textEndpoint('text/html; charset=utf-8', schema, ({ query }, { headers }) => ({
  body: chatPage(languageOf(query.language, ...tagsIn(headers['accept-language']))),
  headers: { ...chatPageHeaders, vary: 'accept-language' },
}));
