import type { History } from './history.ts';
import type { OwnLine } from './own-line.ts';
import type { StoredConversation } from './stored-conversation.ts';

/** What a save makes of a conversation. */
export type Change = {
  stored: StoredConversation | undefined;
  /** The history as it is stored. */
  history: History;
  /** What the save goes on from: the history, or the part of it that is the sender's. */
  before: History;
  after: History;
  /** What stands, whatever has been added to it without the key. */
  own: OwnLine | undefined;
  /** It adds to what may have been guessed. */
  isAddition: boolean;
};

/** Whether what others added gives way. */
export const takesPlace = ({ history, before }: Change): boolean => history !== before;
