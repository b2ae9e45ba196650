import { integrity } from './client/docs.client';

const version = integrity.replaceAll(/\W/g, '').slice(6, 22);

/** The script of the API's reference: the name of this text and no other, where it is, and what a browser checks it by. */
export const docsScript = { file: `${version}.js`, path: `/docs/${version}.js`, integrity };
