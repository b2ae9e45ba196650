/** Every variable a function may read; `infra/service-function.ts` sets exactly these. */
export type EnvName =
  | 'TABLE_NAME'
  | 'LOG_LEVEL'
  /** The stage that metrics are counted under, or `none` where nobody reads them. */
  | 'METRICS_STAGE'
  | 'READ_ACCESS'
  | 'INDEX_SHARDS'
  | 'TIME_ZONE'
  /** For how many days without a change a conversation is kept, or `none`. */
  | 'RETENTION_DAYS'
  | 'ROUTES'
  /** The session cookie's name; one that begins with `__Host-` is sent over https only. */
  | 'SESSION_COOKIE'
  /** Where the server secret is: `ssm:<parameter name>`, or `file:<path>` on one machine. */
  | 'SERVER_SECRET'
  /** The OpenID Connect provider as JSON `{issuer, clientId}`, or `none`. */
  | 'AUTH_PROVIDER'
  /** The address that mail comes from, `console` to print it instead (on one machine), or `none`. */
  | 'MAIL_FROM'
  /** Who is asked where shipments are, as JSON `{kind, url}`, or `none`. */
  | 'TRACKING_PROVIDER'
  /** Where the key for that provider is: `ssm:<parameter name>`, `file:<path>` on one machine, or `none`. */
  | 'TRACKING_KEY'
  /** Who reads conversations: `built-in`, or a large language model as JSON (`Model` in shared/reader/model.ts). */
  | 'READER'
  /** Where the key for that model's server is: `ssm:<parameter name>`, `file:<path>` on one machine, or `none`. */
  | 'READER_KEY'
  /** How often a model may be asked in a day, or `none` for as often as there is something to read. */
  | 'READER_DAILY_CALLS'
  /** Whether events are written for others to hear: `on`, or `none`. */
  | 'EVENTS'
  /** The name of the bus that events are put on, or `none` in functions that put none. */
  | 'EVENT_BUS'
  /** Who hears by webhook, as JSON (`Webhook` in shared/events/webhook.ts), or `none`. */
  | 'WEBHOOKS'
  /** The URL of the queue of what is to be sent to them, or `none`. */
  | 'WEBHOOK_QUEUE'
  /** Where their secrets are: `ssm:<beginning of parameter names>`, `file:<beginning of paths>` on one machine, or `none`. */
  | 'WEBHOOK_SECRETS'
  /** Whom a webhook may reach: `public` addresses by https, or `any`. */
  | 'WEBHOOK_TARGETS';

/** Reads a variable when the module loads, so that a missing one fails the first start and not a request. */
export function env(name: EnvName): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
}

/** In a Lambda a start is awaited by somebody; on one machine it is not (reserved variable, configuration-envvars.html). */
export const isInLambda = process.env['AWS_LAMBDA_INITIALIZATION_TYPE'] !== undefined;
