import type { MiddlewareObj } from '@middy/core';
import { AppError, type ErrorCode } from '../errors.ts';
import { log } from '../log.ts';
import type { Metric } from '../metric-names.ts';
import { count } from '../metrics.ts';
import { consumed } from '../store/consumed.ts';
import { refusalOf } from './error-response.ts';

/** The first nine are the SDK's when the table is what fails. */
Error.stackTraceLimit = 20;

/** Logs each request once, when its answer stands: route, status, milliseconds, capacity units; a bug with its stack. */
export function requestLog(): MiddlewareObj<any, any> {
  const finish = (request: any) => {
    const { startedAt = performance.now(), before = consumed } = request.internal;
    const { requestId, http } = request.event?.requestContext ?? {};
    countRefusal(request.error);
    log(request.response?.statusCode >= 500 ? 'error' : 'info', {
      request_id: requestId,
      route: request.event?.routeKey ?? http?.method,
      status: request.response?.statusCode,
      duration_ms: Math.round(performance.now() - startedAt),
      read_units: consumed.read - before.read,
      write_units: consumed.write - before.write,
      ...faultOf(request.error),
    });
  };
  return {
    before: (request) => {
      Object.assign(request.internal, { startedAt: performance.now(), before: { ...consumed } });
    },
    after: finish,
    onError: finish,
  };
}

/** What an operator wants to know the number of. */
const COUNTED: { [Code in ErrorCode]?: Metric } = {
  throttled: 'RequestsThrottled',
  unavailable: 'RequestsUnavailable',
  invalid_credentials: 'LoginFailures',
  login_failed: 'LoginFailures',
};

function countRefusal(error: unknown): void {
  const refusal = refusalOf(error);
  const metric = refusal && COUNTED[refusal.code];
  if (metric) count(metric);
}

/** A bug, described; of a refusal what led to it, by the names that programs gave it. */
function faultOf(error: unknown): Record<string, unknown> {
  if (error instanceof AppError) return error.cause instanceof Error ? { cause: namesOf(error.cause) } : {};
  return error ? { error: described(error) } : {};
}

function namesOf(error: Error): string[] {
  const name = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return [name, ...(error.cause instanceof Error ? namesOf(error.cause) : [])];
}

/** A bug for the log: its kind, its message unless that may quote input (as a SyntaxError's does), and where it was. */
export function described(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  const message = error instanceof SyntaxError ? undefined : error.message;
  return {
    name: error.name,
    message,
    stack: frames,
    ...(error.cause !== undefined && { cause: described(error.cause) }),
  };
}
