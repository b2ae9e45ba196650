import type { Caller, ReadAccess } from '../account/access.ts';
import type { ModelCall } from './by-model.ts';
import type { ConversationPayload, SavedConversation } from './conversation.ts';
import type { Entry } from './history.ts';
import type { Once } from './once.ts';
import type { ReadSubject } from './subject.ts';
import type { SubjectName } from './subject-name.ts';

/**
 * What a save depends on beside the payload: who sends, from which network, who may read, the key that the client shows, the
 * moment; and what is wanted beside the record.
 */
export type Circumstances = {
  caller: Caller;
  network: string;
  readAccess: ReadAccess;
  key?: string;
  /** By which the client tells this request from others, so that it may send it again. */
  idempotencyKey?: string;
  now: Date;
  wanted?: SubjectName;
};

/** The record and the subject that was wanted; `made`: the nonce of a conversation that this has made. */
export type Saved = { saved: SavedConversation; subject: ReadSubject | undefined; made?: string | undefined };

/** One request to save, with its messages as the service reads them. `isNamed`: the client chose the id. */
export type Send = Omit<ConversationPayload, 'id'> &
  Circumstances & {
    conversation_id: string;
    isNamed: boolean;
    sent: Entry[];
    call: ModelCall;
    once?: Once | undefined;
  };
