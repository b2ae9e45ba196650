import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Extraction, extract } from '../../shared/extraction/extract.ts';
import { foldedOf } from '../../shared/extraction/fold.ts';
import type { Language } from '../../shared/extraction/language.ts';
import type { Turn } from '../../shared/extraction/turn.ts';
import { CONTACT_FIELDS, type LabelledConversation, labelledOf } from '../../shared/reading/labelled.ts';
import { read } from '../../shared/reading/read.ts';
import { isRight } from '../../shared/reading/same-value.ts';
import { developmentFolder } from '../development-folder.ts';
import { linesIfAny, textsIn } from '../labelled-files.ts';
import { conversationIn } from '../reader/conversation-line.ts';

/** Where a conversation is from: a set with a goal, the development tenth, or what the tagger was trained on. */
export type Origin = 'goal' | 'tenth' | 'trained';
/** A conversation, and how much of it a language reads rightly. */
export type Sample = { text: string; origin: Origin; rightIn: (language: Language) => number };

/**
 * What shows whether a rule is needed: the development sets, the development tenth, and, by the rules alone, what the tagger was trained on.
 */
export function samplesOf(language: Language): Sample[] {
  const own = (name: string) => linesIfAny(join(conversations, name)).map(labelledOf);
  const trainedOn = own(`${language.code}.jsonl`);
  const tenth = own(`development/${language.code}.jsonl`);
  return [
    ...developmentSets(language),
    ...tenth.map((it) => sampleOf(it, 'tenth', (some, by) => read(some, by))),
    ...trainedOn.map((it) => sampleOf(it, 'trained', (some, by) => extract(some, by))),
  ];
}

const conversations = fileURLToPath(new URL('../../shared/reading/conversations', import.meta.url));

type Reader = (turns: readonly Turn[], by: Language) => Extraction;

function sampleOf({ turns, record }: LabelledConversation, origin: Origin, reader: Reader): Sample {
  const rightIn = (by: Language) => {
    const { values } = reader(turns, by);
    return (
      CONTACT_FIELDS.filter((field) => isRight(field, values[field], record[field])).length +
      (['type', 'role'] as const).filter((field) => record[field] && record[field] === values[field]).length
    );
  };
  return { text: textOf(turns), origin, rightIn };
}

/** What a set with a goal has is to stay as it is read. */
function developmentSets(language: Language): Sample[] {
  const folder = join(developmentFolder, 'dev');
  if (!existsSync(folder))
    throw new Error(`The development sets are not in ${developmentFolder}: name their folder with BENCH=…`);
  return readdirSync(folder)
    .flatMap((file) => textsIn(join(folder, file)))
    .map(({ text }) => conversationIn(text))
    .filter((it) => it.language.code === language.code)
    .map(({ turns }) => {
      const whole = ({ values, phoneE164 }: Extraction) => JSON.stringify([values, phoneE164]);
      const now = whole(read(turns, language));
      return {
        text: textOf(turns),
        origin: 'goal',
        rightIn: (by: Language) => (whole(read(turns, by)) === now ? 1 : 0),
      };
    });
}

const textOf = (turns: readonly Turn[]): string => {
  const text = turns.map(({ text, asked }) => `${asked ?? ''} ${text}`).join('\n');
  return `${text.toLowerCase()}\n${foldedOf(text)}`;
};
