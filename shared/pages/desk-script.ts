import { createHash } from 'node:crypto';
import { script } from './client/desk.client';

const hash = createHash('sha256').update(script);
const integrity = `sha256-${hash.digest('base64')}`;
const version = integrity.replaceAll(/\W/g, '').slice(6, 22);

/** The one script of the pages: its text, the address that names this text and no other, and what a browser checks it by. */
export const deskScript = { text: script, version, path: `/desk.js?v=${version}`, integrity };
