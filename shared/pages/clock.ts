import type { Reader } from './reader.ts';

/** Who reads a page, and when: what times are told by. */
export type Clock = { reader: Reader; now: Date };
