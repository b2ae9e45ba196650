/**
 * The id of the trace that Lambda has begun for what runs now, sampled or not; undefined elsewhere. Lambda sets the variable anew for each invocation
 * (https://docs.aws.amazon.com/lambda/latest/dg/configuration-envvars.html#configuration-envvars-runtime).
 */
export const traceId = (): string | undefined =>
  /(?:^|;)Root=([\da-f-]+)/.exec(process.env['_X_AMZN_TRACE_ID'] ?? '')?.[1];
