import { dialogueLanguageOf } from '../shared/dialogue/languages.ts';
import { languageOf } from '../shared/extraction/languages.ts';
import { salesLanguageOf } from '../shared/sales-condition/languages.ts';
import { shipmentLanguageOf } from '../shared/shipment/languages.ts';

/** Digits, separators and half values that mean something in every language; `{n}`, `{d}`, `{w}`, `{W}` are filled in. */
const SIGNS = [
  '1', '12', '{n}', '{d}', '+', '+1 ', '0', '00', '(', ')', '-', '/', '.', ',', ':', ';', '\n', ' ', '  ', '?', '!', "'", '’', '"', '…', '–', '#', '@', '@a.b', '%', '$', '€', '=', '|', '•', '■', '<', '>', '&amp;', '<br>', '**',
  'a', 'A', 'x ', '{w} ', '{W} ', '{W}', 'ß', 'é', '🙂', '\u200d', '\u0301', '名', '東京都', '1号', '丁目', 'م ', 'क ', '５', '٥', '{n} {n} ', '{n}. ', '{n}) ', '{n}-{n} ', '{n}, ', '{n}\n', '{d}\n', '{d} ', '+1 415 555 0132 ', '0171 {d} ',
  '12 Oak Street', '{n} {W} Street, ', 'Apt 4 ', '{n}{W} ', '97201 ', 'A. ', 'a: b\n', '{W}: {w}\n', '1Z975N0390018507', '1Z', 'EE{d}', '{d}{d}', 'DT1 ', '#{n} ', 'ORD-{n} ', '{n} pcs ', '$ {n} ', '{n} EUR ', '{n}% ', '{n}.{n}.2031 ', '1 May ', '2031-0', 'net {n} ', 'FOB ', 'Agent: ', '{W} {W}, ',
]; // biome-ignore format: a table

type Words = { signs: readonly string[]; words: readonly string[]; questions: readonly string[] };
const known = new Map<string, Words>();

/** What recipes of a language are made of: signs, the phrases that the service looks for, and its own questions. */
export function wordsFor(code: string): Words {
  const there = known.get(code);
  if (there) return there;
  const language = languageOf(code);
  const { ask } = dialogueLanguageOf(language);
  const phrases = [language, dialogueLanguageOf(language), salesLanguageOf(language), shipmentLanguageOf(language)];
  const words = [...new Set(phrases.flatMap(textsIn).flatMap(plain))].map((word) => `${word} `);
  const found = { signs: SIGNS, words, questions: Object.values(ask).flat() };
  known.set(code, found);
  return found;
}

/** Every text in a language's data, however deep. */
function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  if (data instanceof RegExp) return [data.source];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : [];
}

/** The first way to say a phrase, without the signs of expressions. */
function plain(phrase: string): string[] {
  const said = phrase
    .replace(/\(\?<?[=!][^()]*\)/gu, ' ')
    .replace(/\|[^()]*(?=\))/gu, '')
    .replace(/\[(.)[^\]]*\]/gu, '$1')
    .replace(/\\[sSbdwpPu](?:\{[^}]*\})?/gu, ' ')
    .replace(/\?:|\?<\w+>|[\\(){}[\]?*+^$<>=!]/gu, '')
    .split('|')[0]
    ?.replace(/\s+/gu, ' ')
    .trim();
  return said && said.length <= 40 ? [said] : [];
}
