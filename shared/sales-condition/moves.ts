import type { Clause } from './clause.ts';
import type { Reading } from './dialogue.ts';
import type { Figure } from './figure.ts';
import type { Move } from './negotiation.ts';
import { type Thread, threadFor } from './thread.ts';

type Named = { start: number; clause: Clause; thread: Thread };

/** Figures with the product that their part of the sentence names, else the one that was named last. */
export function movesOf(readings: readonly Reading[]): { moves: Move[]; threads: Thread[] } {
  const threads: Thread[] = [];
  let focus: Thread | null = null;
  const moves = readings.map((reading, message): Move => {
    const { isAccepting, isRefusing, figures } = reading;
    const named = namedIn(reading, message, threads, focus);
    const before = focus ?? named[0]?.thread ?? null;
    focus = named.at(-1)?.thread ?? focus;
    const role = reading.role === 'user' ? 'user' : 'assistant';
    return {
      message,
      role,
      isAccepting,
      isRefusing,
      refused: new Set(named.filter(({ clause }) => clause.isRefused).map(({ thread }) => thread)),
      figures: figures.map((it) => ({ ...it, message, thread: threadOf(it, named, before) })),
    };
  });
  return { moves, threads };
}

function namedIn({ products }: Reading, message: number, threads: Thread[], focus: Thread | null): Named[] {
  let last = focus;
  return products.flatMap((product) => {
    const thread = threadFor(threads, { ...product, message }, last);
    last = thread ?? last;
    return thread ? [{ start: product.start, clause: product.clause, thread }] : [];
  });
}

/** The product of the figure's own part of the sentence, else the last one before it. */
function threadOf(figure: Figure, named: readonly Named[], before: Thread | null): Thread | null {
  const own = named.filter(({ clause }) => clause === figure.clause);
  const last = named.findLast(({ start }) => start < figure.start);
  return (nearestTo(figure, own) ?? last)?.thread ?? before;
}

/** A quantity stands before its product, a price after or before it. */
function nearestTo({ start, term }: Figure, named: readonly Named[]): Named | undefined {
  const distance = (it: Named) =>
    it.start > start ? it.start - start : (start - it.start) * (term === 'quantity' ? 3 : 1);
  return [...named].sort((a, b) => distance(a) - distance(b))[0];
}
