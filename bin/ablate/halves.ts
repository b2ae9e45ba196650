import type { Language } from '../../shared/extraction/language.ts';
import { type LabelledConversation, labelledOf } from '../../shared/reading/labelled.ts';
import { linesIfAny } from '../labelled-files.ts';

/** What a language's tagger is trained on, in two halves, so that each can be read by a tagger that has learnt the other. */
export type Halves = [LabelledConversation[], LabelledConversation[]];

/** A writer's conversations are all in one half, where there are several writers; what was converted goes by turns. */
export function halvesOf({ code }: Language): Halves {
  const [written = [], converted = []] = [`${code}.jsonl`, `converted/${code}.jsonl`].map((name) =>
    linesIfAny(new URL(`../../shared/reading/conversations/${name}`, import.meta.url).pathname).map(labelledOf),
  );
  const halves: Halves = [[], []];
  const writers = [...Map.groupBy(written, ({ by }) => by).values()].sort((a, b) => b.length - a.length);
  for (const own of writers) halves[halves[0].length <= halves[1].length ? 0 : 1].push(...own);
  converted.forEach((it, at) => {
    halves[at % 2 === 0 ? 0 : 1].push(it);
  });
  return halves;
}
