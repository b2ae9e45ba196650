import { hash } from 'node:crypto';
import { parse } from '@babel/parser';
import { operators } from './mutants-operators.ts';

/** A node of the syntax tree, as far as it is looked at (https://github.com/babel/babel, packages/babel-parser/ast/spec.md). */
export type SyntaxNode = { type: string; start: number; end: number; loc: { start: { line: number } } } & Record<
  string,
  // biome-ignore lint/suspicious/noExplicitAny: each kind of node has members of its own
  any
>;

/** What is put in the place of a part of the source. */
export type Edit = { start: number; end: number; text: string; operator: string };

/** One change of one file that a test should notice. `line`: counted from 1. */
export type Mutant = Edit & { id: string; file: string; line: number; before: string };

/** All mutants of a file, in its order; each is valid syntax. Types, imports and texts of descriptions are left alone. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const { program } = parse(source, { sourceType: 'module', plugins: ['typescript', 'jsx'] });
  const mutants: Omit<Mutant, 'id'>[] = [];
  walk(program as unknown as SyntaxNode, undefined, (node, parent) => {
    for (const operator of operators)
      for (const edit of operator(node, source, parent)) {
        const before = source.slice(edit.start, edit.end);
        const line = source.slice(0, edit.start).split('\n').length;
        if (edit.text !== before) mutants.push({ file, line, before, ...edit });
      }
  });
  return withIds(mutants, source);
}

export const mutated = (source: string, { start, end, text }: Edit): string =>
  source.slice(0, start) + text + source.slice(end);

type Visit = (node: SyntaxNode, parent: SyntaxNode | undefined) => void;

function walk(node: SyntaxNode, parent: SyntaxNode | undefined, visit: Visit): void {
  if (isLeftAlone(node)) return;
  if (!node.type.startsWith('TS')) visit(node, parent);
  for (const child of childrenOf(node)) walk(child, node, visit);
}

/** What a program does not run, or people alone read. */
function isLeftAlone({ type, key }: SyntaxNode): boolean {
  if (/^Import(?:Declaration|Expression)$|^Import$/.test(type)) return true;
  if (type.startsWith('TS')) return !/^TS(?:As|Satisfies|NonNull)Expression$/.test(type);
  return type === 'ObjectProperty' && ['description', 'title'].includes(key?.name);
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const members = Object.entries(node).filter(([name]) => name !== 'loc' && !name.endsWith('Comments'));
  const isName = (name: string) => node['computed'] !== true && (name === 'key' || name === 'property');
  return members
    .filter(([name]) => !isName(name))
    .flatMap(([, value]) => [value].flat())
    .filter(isNode);
}

/**
 * So many of these, the same ones for the same seed. A mutant's place follows from its line alone, so that a change of one
 * file leaves the sample of all others as it was.
 */
export function sampleOf(mutants: readonly Mutant[], count: number, seed: string): Mutant[] {
  const placed = mutants.map((mutant) => ({ mutant, place: hash('sha1', `${seed} ${mutant.id}`) }));
  return placed
    .toSorted((a, b) => (a.place < b.place ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant);
}

/** What tells a mutant from all others, wherever in the file its line stands: of lines that read the same, by their order. */
function withIds(mutants: readonly Omit<Mutant, 'id'>[], source: string): Mutant[] {
  const lines = source.split('\n');
  const times = new Map<string, number>();
  return mutants.map((mutant) => {
    const { file, line, start, text } = mutant;
    const column = start - (source.lastIndexOf('\n', start - 1) + 1);
    const named = [file, lines[line - 1]?.trim(), column, mutant.before, text].join('\n');
    const nth = times.get(named) ?? 0;
    times.set(named, nth + 1);
    return { ...mutant, id: hash('sha1', `${named}\n${nth}`) };
  });
}
