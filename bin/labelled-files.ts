import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type LabelledConversation, type LabelledLine, labelledOf } from '../shared/reading/labelled.ts';

/** A line of a file, and where it stands: "de.jsonl:3". */
export type PlacedText = { place: string; text: string };

/** The lines of a file that are not blank. */
export const textsIn = (file: string): PlacedText[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((text, at) => ({ place: `${basename(file)}:${at + 1}`, text }))
    .filter(({ text }) => text.trim() !== '');

/**
 * The lines of a file of labelled conversations, as they stand there.
 * @throws SyntaxError that names the line which is no JSON
 */
export const linesIn = (file: string): LabelledLine[] =>
  textsIn(file).map(({ place, text }) => {
    try {
      return JSON.parse(text);
    } catch (cause) {
      throw new SyntaxError(`${place} ${(cause as Error).message}`, { cause });
    }
  });

/** The same of a file that not every language has. */
export const linesIfAny = (file: string): LabelledLine[] => (existsSync(file) ? linesIn(file) : []);

/** The labelled conversations of a file. @throws as `linesIn` and `labelledOf` */
export const conversationsIn = (file: string): LabelledConversation[] => linesIn(file).map(labelledOf);
