import type { MiddlewareObj } from '@middy/core';
import { AppError, type ErrorCode } from '../errors.ts';
import { json } from './reply.ts';

const STATUS: Record<ErrorCode, number> = {
  moved: 308,
  unreadable_body: 400,
  login_failed: 400,
  link_invalid: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  forbidden: 403,
  cross_site_request: 403,
  not_found: 404,
  method_not_allowed: 405,
  conversation_owned: 409,
  conversation_exists: 409,
  conversation_changed: 409,
  conversation_erased: 409,
  account_exists: 409,
  move_not_allowed: 409,
  key_in_use: 409,
  ticket_changed: 412,
  body_too_large: 413,
  conversation_full: 413,
  unsupported_media_type: 415,
  invalid_request: 422,
  throttled: 429,
  unavailable: 503,
};

/** What is thrown as a refusal: itself, or what an overload becomes; undefined for a bug. */
export function refusalOf(thrown: unknown): AppError | undefined {
  const error = isOverload(thrown) ? unavailable(thrown) : thrown;
  return error instanceof AppError ? error : undefined;
}

/** The only place where an error becomes a status code. */
export const statusOf = (refusal: AppError | undefined): number => (refusal ? STATUS[refusal.code] : 500);

/** Answers an error with its status and a body (contract 7), unless a page for a person did. */
export function errorResponse(): MiddlewareObj<any, any> {
  return {
    onError: (request) => {
      const requestId: string | undefined = request.event?.requestContext?.requestId;
      request.response ??= responseTo(refusalOf(request.error), requestId);
    },
  };
}

function responseTo(refusal: AppError | undefined, request_id: string | undefined) {
  if (!refusal) return json(500, { detail: 'Internal Server Error', code: 'internal', request_id });
  const { code, message, problems, headers, more } = refusal;
  const body = problems.length > 0 ? { detail: problems } : { detail: message, code, request_id, ...more };
  return json(statusOf(refusal), body, headers);
}

const unavailable = (cause: unknown) =>
  new AppError('unavailable', 'The service is busy; try again', { cause, headers: { 'retry-after': '1' } });

// What the SDK still throws after its own retries when DynamoDB or SSM is short of capacity or out of reach
// (https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Programming.Errors.html,
// https://docs.aws.amazon.com/systems-manager/latest/APIReference/CommonErrors.html).
const OVERLOADS = new Set([
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ThrottlingException',
  'TransactionConflictException', // a transaction holds the one item that was to be written
  'TransactionInProgressException',
  'InternalServerError',
  'ServiceUnavailable',
  'TimeoutError',
  'Overtaken', // by others, again and again
]);
const OUT_OF_REACH = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);

type SdkError = {
  name?: string;
  code?: string;
  $metadata?: { httpStatusCode?: number };
  CancellationReasons?: { Code?: string }[];
};

function isOverload(thrown: unknown): boolean {
  const { name = '', code = '', $metadata, CancellationReasons: reasons = [] }: SdkError = Object(thrown);
  return (
    OVERLOADS.has(name) ||
    OUT_OF_REACH.has(code) ||
    Number($metadata?.httpStatusCode) >= 500 ||
    reasons.some(({ Code }) => Code === 'ThrottlingError' || Code === 'ProvisionedThroughputExceeded')
  );
}
