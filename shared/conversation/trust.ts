import { type Caller, isInScope, type ReadAccess, scopeOf } from '../account/access.ts';
import { isAccountId } from '../account/account.ts';
import { type Entitlement, entitlementOf, isHardToGuess } from './entitlement.ts';
import type { Entry } from './history.ts';
import { nonceOf } from './mark.ts';
import type { HistoryMark, StoredConversation } from './stored-conversation.ts';

/** A request, as far as it tells who sends it. */
type Sender = { caller: Caller; readAccess: ReadAccess };

/** By what a request gets at a conversation: everybody may, a session reads it, it shows the key; or by nothing. */
export type Standing = 'everybody' | 'session' | 'key' | 'stranger';

export function standingOf({ caller, readAccess }: Sender, stored: StoredConversation, holdsKey: boolean): Standing {
  if (readAccess === 'public') return 'everybody';
  if (caller && isInScope(scopeOf(caller, 'owners', 'staff'), stored.conversation)) return 'session';
  return holdsKey ? 'key' : 'stranger';
}

/** What a stranger may do with a conversation that has these messages. */
export const entitlementOfStranger = (
  sent: readonly Entry[],
  messages: readonly Entry[],
  { conversation, mark }: StoredConversation,
): Entitlement =>
  entitlementOf(sent, messages, {
    isMade: isMade(mark, messages),
    isGuessable: mark.own !== undefined || !isHardToGuess(messages, conversation.customer_info),
    isOwned: isAccountId(conversation.user_id ?? ''),
  });

/**
 * Whether somebody has made a conversation, and has its key. Under an id that clients choose nobody has before the customer
 * says something: else who takes the ids that others will use, and says nothing or "Hello, how can I help?", had their keys.
 */
export const isMade = (mark: HistoryMark, messages: readonly Entry[]): boolean =>
  nonceOf(mark) !== undefined || hasCustomer(messages);

export const hasCustomer = (messages: readonly Entry[]): boolean =>
  messages.some(({ message: { role, text } }) => role === 'user' && text.trim() !== '');
