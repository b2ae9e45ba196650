import type { ReadAccess } from '../account/access.ts';
import type { Entry, History } from './history.ts';
import { liveEntries } from './history.ts';

/**
 * What a send may do with a conversation whose id it names:
 * `all`: continue it and see it; `own_words`: see what its own messages say; `none`: nothing.
 */
export type Entitlement = 'all' | 'own_words' | 'none';

type Claim = {
  sent: readonly Entry[];
  readAccess: ReadAccess;
  /** The sender shows the conversation's key, or has a session that may read it. */
  isKnown: boolean;
  /** The conversation is an account's. */
  isOwned: boolean;
  /** It holds something of the customer's that somebody else could read or spoil. */
  isFilled: boolean;
};

/**
 * Ids are guessable, so where reads need a credential (`staff`) only a sender who is known, or who begins with the whole
 * history, continues it. Its last message may differ when what stands before it is hard to guess, when there is nothing to
 * lose yet, or when it is a turn of the agent that was saved half-streamed and is whole now. A beginning of the history is a late retry (contract 8).
 */
export function entitlementOf({ sent, readAccess, isKnown, ...about }: Claim, before: History): Entitlement {
  if (readAccess === 'public' || isKnown) return 'all';
  const stored = liveEntries(before);
  const differs = stored.findIndex((it, at) => it.key !== sent[at]?.key);
  if (differs === -1) return about.isOwned && !isHardToGuess(stored) ? 'none' : 'all';
  if (differs === sent.length) return 'own_words';
  return differs === stored.length - 1 ? byLast({ stored, sent, ...about }) : 'none';
}

type LastDiffers = Pick<Claim, 'sent' | 'isOwned' | 'isFilled'> & { stored: readonly Entry[] };

/** Of a send that differs from the history in its last message. */
function byLast({ stored, sent, isOwned, isFilled }: LastDiffers): Entitlement {
  const [last] = stored.slice(-1);
  const said = sent[stored.length - 1];
  if (!last || !said) return 'none';
  if (isHardToGuess(stored.slice(0, -1))) return 'all';
  if (isBeginning(said, last)) return sent.length === stored.length ? 'own_words' : 'none';
  return !isOwned && (!isFilled || isBeginning(last, said)) ? 'all' : 'none';
}

/** Whether one turn of the agent is the other, cut short. */
const isBeginning = ({ message: half }: Entry, { message: whole }: Entry) =>
  half.role === 'assistant' && whole.role === 'assistant' && half.text !== '' && whole.text.startsWith(half.text);

/** Fewer things said by the customer than this, and somebody else may say the same. */
const MANY = 2;

/** Whether nobody knows this but who was there: "Hi" alone is anybody's. */
export const isHardToGuess = (entries: readonly Entry[]): boolean =>
  entries.filter(({ message }) => message.role === 'user').length >= MANY;

/** Whether a send that repeats the whole history shows that its sender was there. */
export function isProven(sent: readonly Entry[], before: History): boolean {
  const stored = liveEntries(before);
  return isHardToGuess(stored) && stored.every((it, at) => it.key === sent[at]?.key);
}
