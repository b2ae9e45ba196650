const MARKUP = /<\/?(?<tag>[a-z][a-z0-9]{0,10})(?:\s[^<>]{0,300})?\/?>|&(?:[a-z]{2,8}|#\d{1,5});/gi;
const BLOCK = /^(?:p|div|br|li|ul|ol|tr|td|th|table|h\d|hr|section|blockquote)$/i;

/** A link may lead to the number. */
const LINK = /^<a\s/i;

/** A text in which tags and entities of HTML are blanks, those of paragraphs and lines begin with a line break; places stay. */
export const withoutMarkup = (text: string): string =>
  text.includes('<') || text.includes('&') ? text.replace(MARKUP, blankFor) : text;

function blankFor(markup: string, tag: string | undefined): string {
  if (LINK.test(markup)) return markup;
  return tag && BLOCK.test(tag) ? `\n${' '.repeat(markup.length - 1)}` : ' '.repeat(markup.length);
}
