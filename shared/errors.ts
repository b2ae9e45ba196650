/** Every refusal a caller may meet. `shared/http/error-response.ts` gives each its HTTP status. */
export type ErrorCode =
  | 'invalid_request'
  | 'unreadable_body'
  | 'unauthenticated'
  | 'invalid_credentials'
  | 'login_failed'
  | 'link_invalid'
  | 'forbidden'
  | 'cross_site_request'
  | 'not_found'
  | 'moved'
  | 'method_not_allowed'
  | 'conversation_owned'
  | 'conversation_exists'
  | 'conversation_changed'
  | 'conversation_erased'
  | 'account_exists'
  | 'move_not_allowed'
  | 'ticket_changed'
  | 'body_too_large'
  | 'conversation_full'
  | 'unsupported_media_type'
  | 'key_in_use'
  | 'throttled'
  | 'unavailable';

/** One fault in a request (interface 2.7): where it is and what is wrong, never the value itself. */
export type Problem = {
  type: string;
  loc: (string | number)[];
  msg: string;
  ctx?: Record<string, string | number>;
};

type Options = ErrorOptions & {
  problems?: Problem[];
  headers?: Record<string, string>;
  /** What the answer says beside its sentence, such as what would be allowed. */
  more?: Record<string, unknown>;
};

/** A refusal the caller should read. Anything else that is thrown is a bug and answers 500. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly problems: readonly Problem[];
  readonly headers: Readonly<Record<string, string>>;
  readonly more: Readonly<Record<string, unknown>>;

  constructor(code: ErrorCode, message: string, { problems = [], headers = {}, more = {}, ...options }: Options = {}) {
    super(message, options);
    this.code = code;
    this.problems = problems;
    this.headers = headers;
    this.more = more;
  }
}
