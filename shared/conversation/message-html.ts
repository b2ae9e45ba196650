/** HTML as chat products write it: a few known tags around escaped text. Both patterns stop at the next `<`: linear time. */

const BLOCKS = 'p|div|br|hr|h[1-6]|ul|ol|li|table|tr|blockquote|pre';
const INLINE = 'a|b|i|u|s|em|strong|span|code|img|figure|td|th|thead|tbody|small|sub|sup';
const TAG = new RegExp(`</?(?:${BLOCKS}|${INLINE})(?:\\s[^<>]*)?/?>`, 'i');
const BLOCK = new RegExp(`^</?(?:${BLOCKS})(?![a-z])`, 'i');

const ENTITIES = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['hellip', '…'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['euro', '€'],
]);

export const isHtml = (text: string): boolean => TAG.test(text);

/** The text a reader sees: blocks on lines of their own, other tags gone, entities decoded once, no empty lines. */
export function plainTextOf(html: string): string {
  return html
    .replace(new RegExp(TAG, 'gi'), (tag) => (BLOCK.test(tag) ? '\n' : ''))
    .split('\n')
    .map((line) => decodeEntities(line).trim())
    .filter(Boolean)
    .join('\n');
}

const decodeEntities = (text: string) =>
  text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, (entity: string, name: string) =>
    name.startsWith('#') ? (characterOf(name.slice(1)) ?? entity) : (ENTITIES.get(name.toLowerCase()) ?? entity),
  );

/** The character of `233` or `xe9`; undefined for what is none: NUL, surrogates, beyond U+10FFFF. */
function characterOf(number: string): string | undefined {
  const code = Number(/^x/i.test(number) ? `0${number}` : number);
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : undefined;
}
