/**
 * What pages do beside what they do without it. A page says by attributes what is to be done: `data-row` is a record of a
 * list, `data-live` a list that is kept up to date. Nothing is shown here that the server has not made.
 */
import { useKeys } from './keys.ts';
import { keepLive } from './live.ts';

useKeys();
keepLive();
