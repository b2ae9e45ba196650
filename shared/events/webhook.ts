import { env } from '../env.ts';
import type { EventType, ServiceEvent } from './event.ts';

/** Who hears of events. `name`: what its secrets, its log lines and its order of messages go by. `types`: what it hears of; missing: all. */
export type Webhook = { name: string; url: string; types?: readonly EventType[] };

/** What is queued: one event for one webhook. */
export type Delivery = { webhook: string; event: ServiceEvent };

const setting = env('WEBHOOKS');

/** `infra/settings.ts` has checked them. */
export const webhooks: readonly Webhook[] = setting === 'none' ? [] : JSON.parse(setting);

export const hears = ({ types }: Webhook, { type }: ServiceEvent): boolean => types?.includes(type) ?? true;
