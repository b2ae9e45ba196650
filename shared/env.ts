/** Every variable a function may read; `infra/service-function.ts` sets exactly these. */
export type EnvName = 'TABLE_NAME' | 'LOG_LEVEL' | 'READ_ACCESS' | 'INDEX_SHARDS' | 'TIME_ZONE' | 'ROUTES';

/** Reads a variable when the module loads, so that a missing one fails the first start and not a request. */
export function env(name: EnvName): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
}
