import { env } from '../env.ts';

/** An OpenID Connect provider, and this service as the public client that is registered there. */
export type AuthProvider = { issuer: string; clientId: string };

const setting = env('AUTH_PROVIDER');

/** Who logs people in, when it is not this service; `infra/settings.ts` has checked it. */
export const authProvider: AuthProvider | undefined = setting === 'none' ? undefined : JSON.parse(setting);
