import { script } from './client/chat.client';
import { servedScript } from './served-script.ts';

/** The chat, for our own pages and others'. */
export const chatScript = servedScript('/chat.js', script);
