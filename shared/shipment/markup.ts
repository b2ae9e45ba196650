const MARKUP = /<\/?(?<tag>[a-z][a-z0-9]{0,10})(?:\s[^<>]{0,300})?\/?>|&(?:[a-z]{2,8}|#\d{1,5});/gi;
const BLOCK = /^(?:p|div|br|li|ul|ol|tr|td|th|table|h\d|hr|section|blockquote)$/i;

/** A text in which tags and entities of HTML are blanks, those of paragraphs and lines begin with a line break; places stay. */
export const withoutMarkup = (text: string): string =>
  text.includes('<') || text.includes('&')
    ? text.replace(MARKUP, ({ length }, tag: string | undefined) =>
        tag && BLOCK.test(tag) ? `\n${' '.repeat(length - 1)}` : ' '.repeat(length),
      )
    : text;
