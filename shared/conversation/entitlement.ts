import type { CustomerInfo } from './conversation.ts';
import type { Entry } from './history.ts';

/**
 * What a send may do with a conversation whose id it names and whose key it has not:
 * `all`: continue it; `add`: to what was known, and replace nothing of it; `own_words`: see what its own messages say;
 * `none`: nothing.
 */
export type Entitlement = 'all' | 'add' | 'own_words' | 'none';

/** What a conversation that a stranger names has in it. */
type Known = {
  /** Whether somebody has made it; in one that nobody has made there is nothing to lose. */
  isMade: boolean;
  /** Whether who was not there could say all that stands in it. */
  isGuessable: boolean;
  /** Whether it is an account's, whose session reads all that is added. */
  isOwned: boolean;
};

/**
 * Ids are guessable, so a stranger continues a conversation only by sending the whole of it, exactly; and when that can be
 * guessed as well, he adds to it and no more (contract 8). A beginning of it is a late retry.
 */
export function entitlementOf(
  sent: readonly Entry[],
  stored: readonly Entry[],
  { isMade, isGuessable, isOwned }: Known,
): Entitlement {
  if (isBeginningOf(sent, stored) && (sent.length < stored.length || isOwned)) return 'own_words';
  if (!beginsWith(sent, stored)) return 'none';
  if (!isGuessable) return 'all';
  if (isOwned) return 'none';
  return isMade ? 'add' : 'all';
}

const isBeginningOf = (sent: readonly Entry[], stored: readonly Entry[]): boolean =>
  sent.length <= stored.length && sent.every(({ key }, at) => key === stored[at]?.key);

/** Whether a send has all of a history; an agent's turn that was saved half-streamed may be longer in it. */
export const beginsWith = (sent: readonly Entry[], stored: readonly Entry[]): boolean =>
  stored.every((it, at) => {
    const said = sent[at];
    return said?.key === it.key || (at === stored.length - 1 && said !== undefined && isWholeOf(said, it));
  });

const isWholeOf = ({ message: whole }: Entry, { message: half }: Entry): boolean =>
  half.role === 'assistant' &&
  whole.role === 'assistant' &&
  half.id === whole.id &&
  half.text !== '' &&
  whole.text.startsWith(half.text);

/** Fewer letters of the customer's own, and somebody else may say the same. */
const MANY = 40;

/** Whether nobody knows all this but who was there: "Hi" alone is anybody's. */
export function isHardToGuess(entries: readonly Entry[], { phone, address }: CustomerInfo): boolean {
  if (phone || address) return true;
  let letters = 0;
  return entries.some(({ message: { role, text } }) => {
    if (role === 'user') letters += text.match(/\p{L}/gu)?.length ?? 0;
    return letters >= MANY;
  });
}
