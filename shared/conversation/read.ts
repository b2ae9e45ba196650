import { withOwnQuestions } from '../dialogue/own-questions.ts';
import { calledOffIn } from '../dialogue/said.ts';
import { contactIn, type Extraction } from '../extraction/extract.ts';
import type { Language } from '../extraction/language.ts';
import { languageOf } from '../extraction/languages.ts';
import type { Turn } from '../extraction/turn.ts';
import { ticketIdOf } from '../ticket/intake.ts';
import { latest, timestamp } from '../time.ts';
import type { ByModel } from './by-model.ts';
import {
  type Conversation,
  type ConversationPayload,
  type ConversationStatus,
  type CustomerInfo,
  missingFields,
} from './conversation.ts';
import type { Entry } from './history.ts';
import type { OwnLine } from './own-line.ts';
import { readableTurns } from './readable-turns.ts';
import { statedIn } from './stated.ts';
import type { Reading } from './subject.ts';
import type { SubjectName } from './subject-name.ts';

/**
 * What a conversation is read with beside its messages. `wanted`: the subject that is asked for with the send. `own`: the part
 * of the messages that others may only add to.
 */
type Send = Omit<ConversationPayload, 'id' | 'messages'> & {
  conversation_id: string;
  now: Date;
  wanted?: SubjectName;
  own?: OwnLine | undefined;
  fresh?: number;
  isFirst?: boolean;
};

const MAX_ISSUE_LENGTH = 1000; // the field is copied into the ticket and both lists; the transcript keeps every word

/**
 * The conversation as all its messages tell it: a pure function of them, of what was sent with them, and of the time. What
 * is answered (`response`) still stands as it was.
 */
export function readConversation(
  send: Send,
  { turns, language, isWhole }: Heard,
  stored: Conversation | undefined,
  { reading: model, read_by }: Pick<ByModel, 'reading' | 'read_by'> = {},
): Reading {
  const time = timestamp(send.now);
  const about = sentAbout(send, stored);
  const said = statedIn(turns, language, { own: send.own, isRequest: hasSubject(send, stored), model });
  const extraction = isWhole || !stored ? said : withKnown(said, stored, send.own);
  const created_at = stored?.created_at ?? time;
  const customer_info = customerInfo(extraction, created_at, stored?.customer_info.submission_date_time);
  const isComplete = missingFields(customer_info).length === 0;
  if (isComplete) customer_info.submission_date_time ??= time;
  const ticket_id = stored?.ticket_id ?? (isComplete ? ticketIdOf(send.conversation_id) : undefined);
  const conversation: Conversation = {
    conversation_id: send.conversation_id,
    ...about,
    status: statusOf(mayCallOff(turns, send.own, ticket_id), language, { isComplete, ticket_id, model }),
    response: stored?.response ?? '',
    customer_info,
    phone_e164: extraction.phoneE164 ?? undefined,
    messages_count: turns.length,
    ticket_id,
    own_questions: stored?.own_questions,
    ...(read_by && { read_by }),
    created_at,
    updated_at: latest(time, stored?.updated_at),
  };
  return { conversation, extraction, contact: contactIn(extraction), language, turns, isWhole, own: send.own, model };
}

/** The messages as they are read. */
type Heard = { turns: Turn[]; language: Language; isWhole: boolean };

/** The turns of a conversation with what was asked before each, and the language in which they are read. */
export function hear(send: Send, entries: readonly Entry[], stored: Conversation | undefined): Heard {
  const language = languageOf(sentAbout(send, stored).language);
  const { turns, isWhole } = readableTurns(entries, send.fresh, send.isFirst);
  const keys = entries.map(({ key }) => key);
  return { turns: withOwnQuestions(turns, keys, stored?.own_questions, language), language, isWhole };
}

/** It is about a parcel or a sale, now or since an earlier send. */
const hasSubject = ({ wanted }: Send, stored: Conversation | undefined): boolean =>
  wanted !== undefined || (stored?.subjects ?? []).length > 0;

/** Whoever adds to what he may have guessed calls off what he brought, a ticket, and nothing else. */
const mayCallOff = (turns: readonly Turn[], own: OwnLine | undefined, ticket_id: string | undefined) =>
  own && (own.hasTicket || !ticket_id) ? turns.slice(0, own.messages) : turns;

/**
 * Of a long conversation only the latest messages are read: what was known of it before stays. The issue is the first
 * that was stated, all other values are the last; but for those that may only be added to.
 */
function withKnown(
  { values, phoneE164, ...read }: Extraction,
  { customer_info, phone_e164 }: Conversation,
  own: OwnLine | undefined,
): Extraction {
  const said = Object.entries(values).filter(([, value]) => value !== null);
  const { name, phone, address, issue, role, priority, type } = customer_info;
  const before = { name, phone, address, issue, role, priority, type };
  const known = { ...before, ...Object.fromEntries(said) };
  if (issue) Object.assign(known, { issue, type });
  if (own) Object.assign(known, Object.fromEntries(Object.entries(before).filter(([, value]) => value)));
  return { values: known, phoneE164: known.phone === values.phone ? phoneE164 : (phone_e164 ?? null), ...read };
}

/** What is sent beside the messages: the owner stays the first, of the rest the last one given counts. */
function sentAbout(send: Send, stored: Conversation | undefined) {
  return {
    user_id: stored?.user_id ?? (wellFormed(send.user_id) || undefined),
    endpoint: wellFormed(send.endpoint) ?? stored?.endpoint ?? 'shipment',
    custom_title: wellFormed(send.custom_title) ?? stored?.custom_title,
    language: wellFormed(send.language) || stored?.language || 'en',
  };
}

function customerInfo({ values }: Extraction, date_time: string, submitted: string | null | undefined): CustomerInfo {
  return {
    name: wellFormed(values.name ?? ''),
    phone: wellFormed(values.phone ?? ''),
    address: wellFormed(values.address ?? ''),
    issue: values.issue === null ? null : shortened(wellFormed(values.issue)),
    role: values.role,
    priority: values.priority,
    type: values.type,
    date_time,
    submission_date_time: submitted ?? null,
  };
}

/** Called off by the customer's last words, courtesies apart; without a ticket also because it is solved. Whatever is said later revives it. */
function statusOf(
  turns: readonly Turn[],
  language: Language,
  {
    isComplete,
    ticket_id,
    model,
  }: {
    isComplete: boolean;
    ticket_id: string | undefined;
    model: ByModel['reading'];
  },
): ConversationStatus {
  const calledOff = calledOffIn(turns, language, model);
  if (calledOff === 'cancelled' || (calledOff === 'solved' && !ticket_id)) return 'abandoned';
  return isComplete ? 'completed' : 'in_progress';
}

function shortened(text: string): string {
  const points = [...text];
  return points.length > MAX_ISSUE_LENGTH ? `${points.slice(0, MAX_ISSUE_LENGTH - 1).join('')}…` : text;
}

/** Lone surrogates are legal in JSON and in JavaScript, not in DynamoDB's UTF-8. */
function wellFormed(text: string): string;
function wellFormed(text: string | undefined): string | undefined;
function wellFormed(text: string | undefined): string | undefined {
  return text?.toWellFormed();
}
