import { parse } from '@babel/parser';

/** What can be taken out of a language's file alone: a phrase of a list, or a word of a list of words. */
export type Piece = {
  /** Where it stands: "name.cues", or the constant that holds the list. */
  section: string;
  text: string;
  /** Its place in the source, with the comma or blank that goes with it. */
  start: number;
  end: number;
  isWord: boolean;
};

// biome-ignore lint/suspicious/noExplicitAny: a syntax tree
type Node = any;

/** Every phrase and word of the lists in a language's source, in its order. */
export function piecesOf(source: string): Piece[] {
  const { program } = parse(source, { sourceType: 'module', plugins: ['typescript'] });
  const found: Piece[] = [];
  walk(program, '', (node, section) => {
    if (node.type === 'ArrayExpression') found.push(...phrasesOf(node, section, source));
    else if (isText(node) && WORDS.test(section.split('.').at(-1) ?? '')) found.push(...wordsOf(node, section, source));
  });
  return found.sort((a, b) => a.start - b.start);
}

/** The source without these. */
export function without(source: string, pieces: readonly Piece[]): string {
  const sorted = pieces.toSorted((a, b) => b.start - a.start);
  return sorted.reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), source);
}

/** Members that hold words with blanks between them. */
const WORDS = /^(?:functionWords|commonWords|titles|given|particles|joins|alike)$/;

const isText = ({ type }: Node): boolean => type === 'StringLiteral' || type === 'TemplateLiteral';

function walk(node: Node, section: string, visit: (node: Node, section: string) => void): void {
  if (typeof node?.type !== 'string') return;
  visit(node, section);
  const path = [section, nameOf(node)].filter(Boolean).join('.');
  for (const child of Object.values(node).flat()) walk(child, path, visit);
}

/** What a member or a constant is called; the language itself has no name. */
function nameOf({ type, key, id }: Node): string | undefined {
  if (type === 'ObjectProperty') return key.name ?? key.value;
  return type === 'VariableDeclarator' && !id.typeAnnotation ? id.name : undefined;
}

function phrasesOf({ elements }: Node, section: string, source: string): Piece[] {
  return elements
    .filter((it: Node) => it && (isText(it) || it.type === 'TaggedTemplateExpression'))
    .map((it: Node) => {
      const comma = /^\s*,/.exec(source.slice(it.end))?.[0].length ?? 0;
      return { section, text: textOf(it), start: it.start, end: it.end + comma, isWord: false };
    });
}

const textOf = (node: Node): string => {
  if (node.type === 'StringLiteral') return node.value;
  const { quasis } = node.type === 'TemplateLiteral' ? node : node.quasi;
  return quasis.map(({ value }: Node) => value.cooked ?? '').join('.*');
};

function wordsOf({ start, end }: Node, section: string, source: string): Piece[] {
  return [...source.slice(start + 1, end - 1).matchAll(/[^\s$`{}]+/gu)].map(({ 0: text, index }) => ({
    section,
    text,
    start: start + 1 + index,
    end: start + 1 + index + text.length,
    isWord: true,
  }));
}
