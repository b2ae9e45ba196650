import type { Turn } from '../extraction/extract.ts';
import type { Entry } from './history.ts';

const MAX_READ_LENGTH = 1024 * 1024; // as much as one request can bring

/**
 * The latest turns; of what is too old to be read again the place stays, so that evidence counts as the messages do. Lone
 * surrogates, which DynamoDB cannot hold, give way to another sign of the same length.
 */
export function readableTurns(entries: readonly Entry[]): { turns: Turn[]; isWhole: boolean } {
  let length = 0;
  const oldest = entries.findLastIndex(({ message }) => {
    length += message.text.length;
    return length > MAX_READ_LENGTH;
  });
  const turns = entries.map(({ message: { role, text } }, index) => ({
    role,
    text: index > oldest ? text.toWellFormed() : '',
  }));
  return { turns, isWhole: oldest === -1 };
}
