import { env } from '../env.ts';

/** Who knows where shipments are, and where its API is: for Karrio the operator's own server. */
export type TrackingProvider = { kind: 'karrio' | 'easypost'; url: string };

const setting = env('TRACKING_PROVIDER');

/** Who is asked where shipments are; `infra/settings.ts` has checked it. */
export const trackingProvider: TrackingProvider | undefined = setting === 'none' ? undefined : JSON.parse(setting);
