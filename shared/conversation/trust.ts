import { type Caller, isInScope, type ReadAccess, scopeOf } from '../account/access.ts';
import { isAccountId } from '../account/account.ts';
import { isKeyOf } from './conversation-key.ts';
import type { StoredConversation } from './conversation-store.ts';
import { type Entitlement, entitlementOf, isHardToGuess, isProven } from './entitlement.ts';
import { type Entry, type History, liveEntries } from './history.ts';

/** A send, as far as it tells who sends it. */
type Sender = {
  conversation_id: string;
  sent: readonly Entry[];
  caller: Caller;
  readAccess: ReadAccess;
  /** The Conversation-Key that came with it. */
  key?: string;
};

/** How far a send is believed to come from who was there before. */
export type Trust = {
  entitlement: Entitlement;
  /** Whether an unowned conversation becomes the sender's. Who guessed an id and "Hi" would else own what is said later. */
  mayClaim: boolean;
  /** Whether the key there is may be the sender's too; else a new one takes its place. */
  mayHaveKey: boolean;
};

export async function trustIn(
  send: Sender,
  stored: StoredConversation | undefined,
  { before, after }: { before: History; after: History },
): Promise<Trust> {
  if (!stored) return { entitlement: 'all', mayClaim: true, mayHaveKey: false };
  const [holdsKey, reads] = [await showsKey(send, stored), mayRead(send, stored)];
  const { user_id = '', customer_info } = stored.conversation;
  const isFilled = Boolean(customer_info.name || customer_info.phone || customer_info.address);
  const contradicts = after.superseded.at(-1) !== before.superseded.at(-1);
  const isProof = holdsKey || isProven(send.sent, before);
  return {
    entitlement: entitlementOf(
      { ...send, isKnown: holdsKey || reads, isOwned: isAccountId(user_id), isFilled },
      before,
    ),
    mayClaim: isProof || reads || send.readAccess === 'public',
    mayHaveKey: isProof || (reads && isHardToGuess(liveEntries(before)) && !contradicts),
  };
}

/** A session may continue what it may read. */
const mayRead = ({ caller }: Sender, { conversation }: StoredConversation): boolean =>
  caller !== undefined && isInScope(scopeOf(caller, 'owners', 'staff'), conversation);

async function showsKey(
  { readAccess, key, conversation_id }: Sender,
  { mark: { keyVersion: version } }: StoredConversation,
): Promise<boolean> {
  return readAccess === 'staff' && !!key && !!version && isKeyOf(key, { conversation_id, version });
}
