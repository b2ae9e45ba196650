/** Everything that is counted, with its unit in CloudWatch. Names mean the same for good: graphs and alarms hold them. */
export const METRICS = {
  /** Saves that wrote something. */
  ConversationsSaved: 'Count',
  /** Conversations that became complete. */
  ConversationsCompleted: 'Count',
  /** How many of name, phone, address and issue the saved conversations have: four times `ConversationsSaved` at most. */
  FieldsRead: 'Count',
  /** Messages of a shape in which no text was found. */
  MessagesUnread: 'Count',
  TicketsLow: 'Count',
  TicketsMedium: 'Count',
  TicketsHigh: 'Count',
  TicketsUrgent: 'Count',
  /** Writes that another one overtook; each is tried again up to three times. */
  Conflicts: 'Count',
  /** Transactions that DynamoDB cancelled for want of capacity. */
  TransactionsThrottled: 'Count',
  /** Answers 429 of the service; the gateway's own are in its access log. */
  RequestsThrottled: 'Count',
  /** Answers 503 of the service: something that it needs is short of capacity or out of reach. */
  RequestsUnavailable: 'Count',
  /** Logins with a wrong email or password, and those at the provider that came to nothing. */
  LoginFailures: 'Count',
  /** The login provider was out of reach, too slow, or answered what no provider answers. */
  LoginProviderFailures: 'Count',
  TrackingFailures: 'Count',
  ReaderCalls: 'Count',
  ReaderTokensIn: 'Count',
  ReaderTokensOut: 'Count',
  ReaderFailures: 'Count',
  /** Saves that the built-in reader read because the model could not. */
  ReaderFallbacks: 'Count',
  /** Values that the model told and that were not found in the messages. */
  ReaderValuesDropped: 'Count',
  /** Attempts to send an event to a webhook that did not take it. */
  WebhookFailures: 'Count',
  /** Webhooks that answered that they want no more. */
  WebhooksGone: 'Count',
  /** How old the summary is that is served; 0 when nothing has changed that it does not count. */
  SummaryAge: 'Seconds',
} as const;
export type Metric = keyof typeof METRICS;

/** With the one dimension `stage`. */
export const NAMESPACE = 'Intake';
