import { blank } from '../extraction/pattern.ts';
import type { Evidence, Turn } from '../extraction/turn.ts';

/** The turns without the customer's name, phone and address, in which nothing is for sale; every place stays where it was. */
export function withoutContact(turns: readonly Turn[], contact: readonly Evidence[]): Turn[] {
  return turns.map(({ role, text }, index) => {
    const spans = contact.filter(({ message }) => message === index).sort((a, b) => a.start - b.start);
    return { role, text: spans.length > 0 ? blank(text, spans) : text };
  });
}
