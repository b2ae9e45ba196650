import { handler as createSalesCondition } from '../../functions/create-sales-condition/handler.ts';
import { handler as saveConversation } from '../../functions/save-conversation/handler.ts';
import { handler as trackShipment } from '../../functions/track-shipment/handler.ts';
import { anId, call } from './call.ts';

const handlers = {
  '/save-conversation': saveConversation,
  '/track-shipment': trackShipment,
  '/create-sales-condition': createSalesCondition,
};

/** How a front end sends: the whole list with our answers in it, or only what is new. */
type Talk = { path?: keyof typeof handlers; language?: string; sends?: 'all' | 'new'; id?: number };

/** A customer at a chat: `say` sends his message and gives what is answered. */
export function talk({ path = '/save-conversation', language = 'en', sends = 'new', id = anId() }: Talk = {}) {
  const list: { role: string; content: string }[] = [];
  return {
    id,
    async say(content: string) {
      const message = { role: 'user', content };
      list.push(message);
      const messages = sends === 'all' ? list : [message];
      const { status, body } = await call(handlers[path], { method: 'POST', path, body: { id, language, messages } });
      if (status !== 200) throw new Error(`${path} answered ${status}`);
      list.push({ role: 'assistant', content: body.response });
      return body;
    },
  };
}
