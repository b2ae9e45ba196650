import type { ReadAccess } from '../account/access.ts';
import { keysFor } from '../secret.ts';
import { findToSave } from './conversation-store.ts';
import { entriesOf } from './history.ts';
import { wordsOf } from './words-of.ts';

/** With something for every step, in the language of those who do not say theirs. */
const SAID = 'The tap in my kitchen drips. My name is Ann Lee, +1 415 555 0132, 12 Oak Street, Portland, OR 97201.';

/**
 * Does while a function starts what its first save would wait for: compiles the code and the expressions that read a message, and
 * opens the connections. It costs one read unit. What fails is left to the save, which does it again and can say so.
 */
export function warmUp(readAccess: ReadAccess): void {
  const reading = wordsOf({ conversation_id: '0', now: new Date() }, entriesOf(SAID), undefined);
  const asking = [findToSave('0'), readAccess === 'staff' ? keysFor('conversation-key') : undefined];
  for (const work of [reading, ...asking]) work?.catch(() => undefined);
}
