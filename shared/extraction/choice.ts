import type { Candidate } from './candidate.ts';
import type { Language, Phrases } from './language.ts';
import type { Passage } from './passage.ts';
import { anyOf, findAll, isAnyIn, isIn, overlaps, type Pattern, patternOf, perLanguage, type Span } from './pattern.ts';
import { sentencesOf } from './sentence.ts';

const IMPLIED = 'implied';

/** One possible value of a field that has few, with what it is recognised by. */
export type Choice<V extends string> = { value: V; phrases: Pattern; answers: Pattern; implied: Pattern };

export function choicesOf<V extends string>(
  values: Record<V, { phrases: Phrases; answers: Phrases; implied?: Phrases }>,
  language: Language,
): Choice<V>[] {
  return (Object.keys(values) as V[]).map((value) => ({
    value,
    phrases: anyOf(values[value].phrases, language),
    answers: anyOf(values[value].answers, language),
    implied: anyOf(values[value].implied ?? [], language),
  }));
}

const yesOf = perLanguage(({ yes }) =>
  patternOf(`^\\s?(?:${yes.join('|')})(?: (?:${yes.join('|')}))?(?=[\\s,.!،。！、]{0,4}$|[,.،。、])`),
);

/** "Yes", "that's right" and what follows. */
export const isYes = (text: string, language: Language): boolean => isIn(yesOf(language), text);

const named = <V extends string>(question: string, choices: readonly Choice<V>[]) =>
  choices.filter(({ phrases, answers }) => isAnyIn([phrases, answers], question));

/** "Are you the tenant?" "Yes", or "Tenant name: Ann Lee": what the question or the label named, if it is one thing. */
export function confirmedIn<V extends string>(
  { text, start, message, before, setting, asked: all }: Passage,
  choices: readonly Choice<V>[],
  language: Language,
): (Candidate & { value: V })[] {
  const isNamed = setting === 'label' && all.has('name');
  const [yes] = isNamed ? [{ start: 0, end: text.length }] : findAll(yesOf(language), text);
  if (!yes) return [];
  const questions = sentencesOf(before, language).map((it) => named(before.slice(it.start, it.end), choices));
  const [only, other] = questions.findLast((it) => it.length > 0) ?? [];
  const place = { start: start + yes.start, end: start + yes.end };
  return only && !other ? [{ ...place, message, value: only.value, rule: 'confirmed', score: 0.9, whole: place }] : [];
}

/**
 * The choices a passage names. Of overlapping ones the longer counts ("not an emergency" over "emergency"), and what
 * matches `not` ("fire alarm") names nothing. Bare answers ("high") count as `isAnswer` says; null: never.
 */
export function choicesIn<V extends string>(
  { text, start, message }: Passage,
  choices: readonly Choice<V>[],
  { not, isAnswer }: { not: Pattern; isAnswer: ((span: Span) => boolean) | null },
): (Candidate & { value: V })[] {
  const found = choices.flatMap(({ value, phrases, answers, implied }) => [
    ...findAll(phrases, text).map((span) => ({ ...span, value, rule: 'phrase' })),
    ...findAll(implied, text).map((span) => ({ ...span, value, rule: IMPLIED })),
    ...(isAnswer ? findAll(answers, text).filter(isAnswer) : []).map((span) => ({ ...span, value, rule: 'answer' })),
  ]);
  const masks = findAll(not, text).map((span) => ({ ...span, value: null, rule: 'mask' }));
  return longestOf([...found, ...masks]).flatMap(({ value, rule, ...span }) => {
    const place = { start: start + span.start, end: start + span.end };
    return value === null
      ? []
      : [{ ...place, message, value, rule, score: rule === IMPLIED ? 0.6 : 0.9, whole: place }];
  });
}

function longestOf<S extends Span>(spans: readonly S[]): S[] {
  const kept: S[] = [];
  for (const it of [...spans].sort((a, b) => a.start - b.start)) {
    const last = kept.at(-1);
    if (!last || !overlaps(last, it)) kept.push(it);
    else if (it.end - it.start > last.end - last.start) kept.splice(-1, 1, it);
  }
  return kept;
}
