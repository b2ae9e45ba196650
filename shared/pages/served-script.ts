import { createHash } from 'node:crypto';

/** A script as pages of this service name it: its text, the address that names this text and no other, and what a browser checks it by. */
export function servedScript(path: string, text: string) {
  const integrity = `sha256-${createHash('sha256').update(text).digest('base64')}`;
  const version = integrity.replaceAll(/\W/g, '').slice(6, 22);
  return { text, version, path: `${path}?v=${version}`, integrity };
}
