import type { Figure } from './figure.ts';
import type { Scale } from './sales-condition.ts';
import type { Thread } from './thread.ts';

type Side = 'user' | 'assistant';

/** What one message says, with the product that each figure belongs to. */
export type Move = {
  message: number;
  role: Side;
  figures: readonly (Figure & { message: number; thread: Thread | null })[];
  /** Says yes or no to what the other side said. */
  isAccepting: boolean;
  isRefusing: boolean;
  /** The products that it says no to; none when it does not say which. */
  refused: ReadonlySet<Thread>;
};

export type Offer = Move['figures'][number] & { by: Side; isOff: boolean };

/**
 * The figures of these terms that stand after all moves, in their order. A refused figure goes, and so does what the other
 * side said last when a message says no and gives nothing in its place; a yes brings back the last offer of the other side
 * when no other stands.
 */
export function standing(moves: readonly Move[], terms: readonly Figure['term'][]): Offer[] {
  const offers: Offer[] = [];
  for (const move of moves) {
    const own = move.figures.filter(({ term }) => terms.includes(term));
    for (const figure of own) enter(offers, { ...figure, by: move.role, isOff: false });
    if (isAnswered(move, own, terms)) dropLast(offers, move);
    if (move.isAccepting && !move.isRefusing) restore(offers, move);
  }
  return offers.filter(({ isOff }) => !isOff);
}

/** More than anybody bargains about; of a longer conversation the latest count. It bounds the work and what is kept. */
const MAX_OFFERS = 500;

function enter(offers: Offer[], offer: Offer): void {
  if (offer.standing === 'offered') {
    offers.push(offer);
    if (offers.length > MAX_OFFERS) offers.shift();
  } else if (offer.standing !== 'past') dropEqual(offers, offer.value);
}

/** Whether a message says no to these terms and gives nothing in their place; an agent seldom says no to a quantity. */
function isAnswered(
  { isRefusing, role, figures }: Move,
  own: readonly Figure[],
  terms: readonly Figure['term'][],
): boolean {
  if (!isRefusing || own.some((it) => it.standing === 'offered')) return false;
  if (role === 'assistant' && terms.includes('quantity')) return false;
  return own.length > 0 || figures.every((it) => it.standing !== 'refused');
}

function dropEqual(offers: Offer[], value: number): void {
  for (const offer of offers) if (offer.value === value) offer.isOff = true;
}

/** What the other side proposed in its last words before. */
function dropLast(offers: Offer[], { role, message, refused }: Move): void {
  const isMeant = ({ thread }: Offer) => refused.size === 0 || thread === null || refused.has(thread);
  const theirs = offers.filter((it) => it.by !== role && !it.isOff && it.message >= message - 2 && isMeant(it));
  for (const offer of theirs) if (offer.message === theirs.at(-1)?.message) offer.isOff = true;
}

/** "Fine, then": after all that was refused, the last that the other side offered. */
function restore(offers: Offer[], { role }: Move): void {
  if (offers.some(({ isOff }) => !isOff)) return;
  const last = offers.filter((it) => it.by !== role).at(-1);
  if (last) last.isOff = false;
}

/** The last value, unless the other side said no right after it. */
export function lastStanding<T extends { message: number }>(
  stated: readonly T[],
  moves: readonly Move[],
): T | undefined {
  return stated.findLast(({ message }) => {
    const answer = moves[message + 1];
    const isRefused =
      answer?.isRefusing === true && answer.role !== moves[message]?.role && answer.figures.length === 0;
    return !isRefused || stated.some((it) => it.message > message);
  });
}

/** The last offer that holds for the quantity; in one message what holds from a quantity on goes before the rest. */
export function agreed(offers: readonly Offer[], quantity: number | null): Offer | undefined {
  const holding = offers.filter(({ from }) => from === undefined || (quantity !== null && quantity >= from));
  const last = holding.findLast((it) => it.from !== undefined || !isRepeated(it, holding));
  const own = holding.filter(({ message, from }) => message === last?.message && from !== undefined);
  return own.sort((a, b) => (b.from ?? 0) - (a.from ?? 0))[0] ?? last ?? holding.at(-1);
}

/** A list price that is said again after a scale was given still is the one before the scale. */
const isRepeated = (offer: Offer, offers: readonly Offer[]) => {
  const first = offers.find(({ value, from }) => value === offer.value && from === undefined);
  return (
    first !== offer &&
    offers.some(
      ({ from, message }) => from !== undefined && message >= (first?.message ?? 0) && message <= offer.message,
    )
  );
};

/** The most steps that a condition keeps. */
const MAX_SCALES = 20;

/** Prices and discounts from a quantity on, the last for each quantity; the first MAX_SCALES of them. */
export function scalesOf(offers: readonly Offer[]): { scale: Scale; offer: Offer }[] {
  const byQuantity = new Map<number, { scale: Scale; offer: Offer }>();
  for (const offer of offers) {
    if (offer.from === undefined) continue;
    const rate = offer.term === 'price' ? { unit_price: offer.value } : { discount_percent: offer.value };
    byQuantity.set(offer.from, { scale: { from_quantity: offer.from, ...rate }, offer });
  }
  return [...byQuantity.values()].slice(0, MAX_SCALES);
}
