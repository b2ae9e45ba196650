import type { Span } from '../extraction/pattern.ts';
import type { Turn } from '../extraction/turn.ts';

/**
 * What a marked stretch of text is. `name`, `phone`, `address`: the customer's, whole or a piece of it. `issue`: what is wrong or wanted.
 * `other-…`: somebody else's. `old-…`: the customer's once, and taken back, denied or corrected in the conversation.
 */
export const TAGS = [
  'name',
  'phone',
  'address',
  'issue',
  'other-name',
  'other-phone',
  'other-address',
  'old-name',
  'old-phone',
  'old-address',
] as const;
export type Tag = (typeof TAGS)[number];

export const CONTACT_FIELDS = ['name', 'phone', 'address'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** What a desk would write down after the conversation; null where nobody said it. */
export type LabelledRecord = Record<ContactField | 'type' | 'role' | 'priority', string | null>;

/** A place in the text of a turn (UTF-16 units) and what stands there. */
export type Label = Span & { turn: number; tag: Tag };

/** One conversation of `conversations/<code>.jsonl`, as it stands in the file. */
export type LabelledLine = {
  id: string;
  /** Who wrote it: agreement is only worth something between different eyes. */
  by: string;
  /** What kind of conversation it is: chat, mail, sms, call, form. */
  shape: string;
  /** One a message; the agent's begin with ">", what the service itself asked with "?". Labels are written into them: `I am [[name|Ann Lee]]`. */
  lines: string[];
  record: LabelledRecord;
};

export type LabelledConversation = LabelledLine & { turns: Turn[]; labels: Label[] };

const MARK = /\[\[([a-z-]+)\|((?:(?!\]\]|\[\[)[\s\S])+)\]\]/gu;

/**
 * A line of the file as turns without marks, and where the labels lie in them.
 * @throws SyntaxError when a mark has an unknown tag, is not closed, or lies within another
 */
export function labelledOf(line: LabelledLine): LabelledConversation {
  const turns: Turn[] = [];
  const labels: Label[] = [];
  let asked: string | undefined;
  for (const written of line.lines) {
    if (written.startsWith('?')) {
      asked = written.slice(1).trim();
      continue;
    }
    const isAgent = written.startsWith('>');
    const { text, found } = unmarked(isAgent ? written.slice(1).trim() : written);
    labels.push(...found.map((label) => ({ ...label, turn: turns.length })));
    turns.push({ role: isAgent ? 'assistant' : 'user', text, ...(asked !== undefined && { asked }) });
    asked = undefined;
  }
  return { ...line, turns, labels };
}

function unmarked(written: string): { text: string; found: Omit<Label, 'turn'>[] } {
  const found: Omit<Label, 'turn'>[] = [];
  let text = '';
  let from = 0;
  for (const { 0: mark, 1: tag = '', 2: words = '', index } of written.matchAll(MARK)) {
    if (!isTag(tag)) throw new SyntaxError(`There is no tag "${tag}": ${mark}`);
    text += written.slice(from, index);
    found.push({ tag, start: text.length, end: text.length + words.length });
    text += words;
    from = index + mark.length;
  }
  text += written.slice(from);
  if (/\[\[|\]\]/.test(text)) throw new SyntaxError(`A mark is not closed, or lies within another: ${written}`);
  return { text, found };
}

const isTag = (tag: string): tag is Tag => (TAGS as readonly string[]).includes(tag);
