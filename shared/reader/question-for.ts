import type { CustomerInfo } from '../conversation/conversation.ts';
import type { Turn } from '../extraction/turn.ts';
import { answerSchemaFor, conversationFor, instructionsFor, type Line, type Wanted } from './prompt.ts';

/** So much of the latest conversation a model sees (contract 12). */
export const MAX_CHARACTERS = 12_000;

/** `tag`: the language as the client named it. `known`: what was read before. */
type About = { tag: string; wanted: Wanted; known: Partial<CustomerInfo>; now: Date };

/** What a model is asked of a conversation, and the first message that it sees. */
export function questionFor(turns: readonly Turn[], { tag, wanted, known, now }: About) {
  const lines = latest(turns);
  const from = lines[0]?.message ?? turns.length;
  const about = { date: now.toISOString().slice(0, 10), language: tag, known: unseen(known, from) };
  const question = {
    instructions: instructionsFor(wanted),
    conversation: conversationFor(lines, about),
    schema: answerSchemaFor(wanted),
    schemaName: 'reading',
  };
  return { question, from };
}

/** The first message that a model sees. */
export const firstShown = (turns: readonly Turn[]): number => latest(turns)[0]?.message ?? turns.length;

/** The latest messages with a text, in their order, and what was asked before each; of one that is longer than all the room its end. */
function latest(turns: readonly Turn[]): Line[] {
  const lines: Line[] = [];
  let room = MAX_CHARACTERS;
  for (let message = turns.length - 1; message >= 0 && room > 0; message -= 1) {
    const { role, text, asked } = turns[message] as Turn;
    const line = { message, role, text: text.slice(-room).toWellFormed() }; // providers refuse half a character
    if (line.text.trim()) lines.push(line, ...(asked ? [{ message, role: 'assistant' as const, text: asked }] : []));
    room -= line.text.length;
  }
  return lines.reverse();
}

/** What was known before is told only where the model does not see all of it said. */
const unseen = ({ name, phone, address, issue }: Partial<CustomerInfo>, from: number): Record<string, string> =>
  from === 0
    ? {}
    : Object.fromEntries(
        Object.entries({ name, phone, address, issue }).flatMap(([field, value]) => (value ? [[field, value]] : [])),
      );
