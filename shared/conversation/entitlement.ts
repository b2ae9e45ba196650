import type { Entry, History } from './history.ts';
import { liveEntries } from './history.ts';

/**
 * What a send may do with a conversation whose id it names:
 * `all`: continue it and see it; `own_words`: see what its own messages say; `none`: nothing.
 */
export type Entitlement = 'all' | 'own_words' | 'none';

/** Who may read: whoever logs in as staff, or everybody. */
export type ReadAccess = 'staff' | 'public';

type Claim = { sent: readonly Entry[]; readAccess: ReadAccess; holdsKey: boolean };

/**
 * Ids are guessable, so where reads need a credential (`staff`) only a send with the conversation's key, or one that
 * begins with the whole history, continues it; its last message may differ, for a turn that was saved half-streamed. A
 * beginning of the history is a late retry (contract 8).
 */
export function entitlementOf({ sent, readAccess, holdsKey }: Claim, before: History): Entitlement {
  const stored = liveEntries(before);
  if (readAccess === 'public' || holdsKey || stored.length === 0) return 'all';
  const differs = stored.findIndex((it, at) => it.key !== sent[at]?.key);
  const knowsAll = differs === -1 || (differs > 0 && differs === stored.length - 1 && sent.length >= stored.length);
  if (knowsAll) return 'all';
  return differs === sent.length ? 'own_words' : 'none';
}
