import type { Turn } from '../extraction/turn.ts';
import type { Label, LabelledLine } from './labelled.ts';

/** The lines of a labelled conversation, with its labels written into the text; of labels that overlap the first stays. */
export function marked(turns: readonly Turn[], labels: readonly Label[]): LabelledLine['lines'] {
  return turns
    .filter(({ role }) => role !== 'system')
    .flatMap((turn) => {
      const own = withoutOverlaps(labels.filter((it) => turns[it.turn] === turn));
      const text = own.reduceRight(
        (rest, { start, end, tag }) => `${rest.slice(0, start)}[[${tag}|${rest.slice(start, end)}]]${rest.slice(end)}`,
        turn.text,
      );
      const said = turn.role === 'assistant' ? `> ${text}` : text;
      return turn.asked === undefined ? [said] : [`? ${turn.asked}`, said];
    });
}

function withoutOverlaps(labels: readonly Label[]): Label[] {
  const kept: Label[] = [];
  for (const label of labels.toSorted((a, b) => a.start - b.start)) {
    if (label.start >= (kept.at(-1)?.end ?? 0)) kept.push(label);
  }
  return kept;
}
