import type { JsonRequest } from '../../post-json.ts';
import type { Tracked } from '../shipment.ts';

export type Question = { number: string; carrier: string | null; key: string; url: string };

/** What is particular to a provider; how it is asked over HTTP is the same for all (`shared/post-json.ts`). */
export type Adapter = {
  /** Whether it can be asked for a carrier's numbers, or for numbers of which no carrier is known. */
  canTrack: (carrier: string | null) => boolean;
  requestOf: (question: Question) => JsonRequest;
  /** The HTTP statuses by which it says that it knows no such number. */
  notFound: readonly number[];
  /** @throws Unreadable when the answer is not what the provider documents */
  trackedOf: (answer: unknown) => Tracked;
};
