import { script } from './client/desk.client';
import { servedScript } from './served-script.ts';

/** The script of the desk's pages. */
export const deskScript = servedScript('/desk.js', script);
