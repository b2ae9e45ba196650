import type { Turn } from '../extraction/extract.ts';
import type { Language } from '../extraction/language.ts';
import { anyOf, findAll, isIn, type Pattern, perLanguage, type Span } from '../extraction/pattern.ts';
import { isDenied } from './cue.ts';
import { shipmentLanguageOf } from './languages.ts';

type Placed = Span & { message: number };

const patternsOf = perLanguage((language) => {
  const { wrong, also, notMine, notMineAfter, mine } = shipmentLanguageOf(language);
  return {
    wrong: anyOf(wrong, language),
    also: anyOf(also, language),
    notMine: anyOf(notMine, language),
    notMineAfter: anyOf(notMineAfter, language),
    mine: anyOf(mine, language),
  };
});

/** How far before a number its owner is told, and behind it. */
const BEFORE = 70;
const AFTER = 50;

/** Without numbers that were called wrong before another one came, and without those of other people. `all` also has those that are no value. */
export function withoutWrong<P extends Placed>(
  kept: readonly P[],
  all: readonly Placed[],
  turns: readonly Turn[],
  language: Language,
): P[] {
  const inOrder = [...all].sort((a, b) => a.message - b.message || a.start - b.start);
  const dropped = new Set<Placed>();
  inOrder.forEach((it, index) => {
    const text = turns[it.message]?.text ?? '';
    const previous = inOrder[index - 1];
    const next = inOrder[index + 1];
    const from = previous?.message === it.message ? previous.end : 0;
    const before = text.slice(from, it.start);
    const after = text.slice(
      it.end,
      Math.min(it.end + AFTER, next?.message === it.message ? next.start : it.end + AFTER),
    );
    if (isDenied(before.slice(-25), language) || isSomebodyElses(before, after, language)) dropped.add(it);
    if (previous && isCorrected(previous, it, before, turns, language)) dropped.add(previous);
  });
  return kept.filter((it) => !dropped.has(it));
}

/** Whether somebody said between two numbers that the first is wrong. */
function isCorrected(
  previous: Placed,
  it: Placed,
  before: string,
  turns: readonly Turn[],
  language: Language,
): boolean {
  const { wrong, also } = patternsOf(language);
  const between =
    previous.message === it.message
      ? before
      : [
          turns[previous.message]?.text.slice(previous.end) ?? '',
          ...turns.slice(previous.message + 1, it.message).map(({ text }) => text),
          before,
        ].join('\n');
  return isIn(wrong, between) && !isIn(also, before);
}

function isSomebodyElses(before: string, after: string, language: Language): boolean {
  const { notMine, notMineAfter, mine } = patternsOf(language);
  const clause =
    before
      .slice(-BEFORE)
      .split(/[.!?。！？؟।](?=\s|$)|[。！？]/u)
      .at(-1) ?? '';
  const [other, own] = [lastIn(notMine, clause), lastIn(mine, clause)];
  if (other >= 0 && other >= own) return true;
  const behind = after.split(/[.!?;。！？؟।\n]/u)[0] ?? '';
  return isIn(notMineAfter, behind);
}

const lastIn = (pattern: Pattern, text: string) => findAll(pattern, text).at(-1)?.end ?? -1;
