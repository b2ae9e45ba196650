import type { Candidate, Said } from './candidate.ts';
import type { Asked, Field, Language } from './language.ts';

const LINE = /^[ \t]*([\p{L}][\p{L} ]{0,30}?)[ \t]*[:：][ \t]*(\S[^\n]*?)[ \t]*$/gmu;

/** The labelled lines of a form ("Phone: …"), when a message has at least two of them. */
export function formFields({ text, language }: Said): Candidate[] {
  const lines = [...text.matchAll(LINE)].flatMap((match) => {
    const field = fieldOf(match[1] ?? '', language);
    const value = match[2] ?? '';
    const start = match.index + match[0].indexOf(value, (match[1] ?? '').length);
    return field ? [{ field, value, start, end: start + value.length, rule: 'form', score: 0.95 }] : [];
  });
  return lines.length > 1 ? lines : [];
}

const FORM_FIELDS: Partial<Record<Asked, Field>> = { name: 'name', phone: 'phone', address: 'address', issue: 'issue' };

function fieldOf(label: string, { labels }: Language): Field | undefined {
  const asked = Object.entries(labels).find(([, names]) => names.includes(label.trim().toLowerCase()))?.[0];
  return FORM_FIELDS[asked as Asked];
}
