import { readFileSync } from 'node:fs';

/** The first block of code in a language that a page of docs/ shows. */
export function codeIn(page: string, language: string): string {
  const text = readFileSync(page, 'utf8');
  const [, code] = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'ms').exec(text) ?? [];
  if (code === undefined) throw new Error(`${page} shows no ${language}`);
  return code;
}
