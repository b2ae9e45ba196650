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
  /** Who is asked where shipments are, as JSON `{kind, url}`, or `none`. */
  | 'TRACKING_PROVIDER'
  /** Where the key for that provider is: `ssm:<parameter name>`, `file:<path>` on one machine, or `none`. */
  | 'TRACKING_KEY'
  /** Who reads conversations: `built-in`, or a large language model as JSON (`Model` in shared/reader/model.ts). */
  | 'READER'
  /** Where the key for that model's server is: `ssm:<parameter name>`, `file:<path>` on one machine, or `none`. */
  | 'READER_KEY'
  /** How often a model may be asked in a day, or `none` for as often as there is something to read. */
  | 'READER_DAILY_CALLS';

/** Reads a variable when the module loads, so that a missing one fails the first start and not a request. */
export function env(name: EnvName): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
}
