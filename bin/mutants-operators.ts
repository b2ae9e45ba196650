import type { Edit, SyntaxNode } from './mutants-find.ts';

/** What one kind of mistake makes of a node. */
type Operator = (node: SyntaxNode, source: string, parent: SyntaxNode | undefined) => Edit[];

const SWAPS: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '+=': '-=',
  '-=': '+=',
  '++': '--',
  '--': '++',
};

const whole = ({ start, end }: SyntaxNode, text: string, operator: string): Edit => ({ start, end, text, operator });
const textOf = ({ start, end }: SyntaxNode, source: string) => source.slice(start, end);

/** The sign between two operands, as another one. */
const swappedSign: Operator = ({ type, left, right, operator }, source) => {
  if (!['BinaryExpression', 'LogicalExpression', 'AssignmentExpression'].includes(type)) return [];
  const text = SWAPS[operator];
  const isOfTexts = operator === '+' && [left, right].some((it) => /^(?:String|Template)Literal$/.test(it.type));
  if (!text || isOfTexts) return [];
  const start = source.indexOf(operator, left.end);
  return [{ start, end: start + operator.length, text, operator: 'sign' }];
};

const swappedStep: Operator = (node, source) =>
  node.type === 'UpdateExpression'
    ? [whole(node, textOf(node, source).replace(node['operator'], SWAPS[node['operator']] ?? ''), 'sign')]
    : [];

/** A condition that always holds, or never; a loop is only left out. */
const forcedCondition: Operator = ({ type, test }) => {
  const isLoop = /^(?:While|DoWhile|For)Statement$/.test(type);
  if (!test || !(isLoop || /^(?:If|Conditional)/.test(type))) return [];
  return (isLoop ? ['false'] : ['true', 'false']).map((text) => whole(test, text, 'condition'));
};

const noNegation: Operator = (node, source) =>
  node.type === 'UnaryExpression' && ['!', '-'].includes(node['operator'])
    ? [whole(node, textOf(node['argument'], source), 'negation')]
    : [];

const noDefault: Operator = (node, source) =>
  node.type === 'LogicalExpression' && node['operator'] === '??'
    ? [whole(node, textOf(node['left'], source), 'default')]
    : [];

const otherNumber: Operator = (node) => {
  if (node.type !== 'NumericLiteral') return [];
  const value: number = node['value'];
  return (value === 0 ? [1] : [value + 1, value - 1]).map((it) => whole(node, String(it), 'number'));
};

const otherBoolean: Operator = (node) =>
  node.type === 'BooleanLiteral' ? [whole(node, String(!node['value']), 'boolean')] : [];

const emptyText: Operator = (node, _, parent) => {
  if (node.type === 'TemplateLiteral' && parent?.type !== 'TaggedTemplateExpression')
    return [whole(node, '``', 'text')];
  if (node.type !== 'StringLiteral') return [];
  return [whole(node, node['value'] === '' ? "'x'" : "''", 'text')];
};

const emptyList: Operator = (node) =>
  node.type === 'ArrayExpression' && node['elements'].length > 0 ? [whole(node, '[]', 'list')] : [];

const looseRegExp: Operator = (node, source) => {
  if (node.type !== 'RegExpLiteral') return [];
  const { pattern } = node as unknown as { pattern: string };
  const without = [pattern.replace(/^\^/, ''), pattern.replace(/(?<!\\)\$$/, '')].filter((it) => it !== pattern && it);
  return without.map((it) =>
    whole(
      node,
      textOf(node, source).replace(pattern, () => it),
      'anchor',
    ),
  );
};

/** A statement that is not made: a call, or an error that is not thrown. */
const noStatement: Operator = (node) => {
  const isCall =
    node.type === 'ExpressionStatement' && /^(?:Await|Call|Assignment)Expression$/.test(node['expression'].type);
  return isCall || node.type === 'ThrowStatement' ? [whole(node, ';', 'statement')] : [];
};

const noValue: Operator = ({ type, argument, body }) => {
  if (type === 'ReturnStatement' && argument) return [whole(argument, 'undefined', 'returned')];
  if (type !== 'ArrowFunctionExpression' || body.type === 'BlockStatement') return [];
  const { extra = {} } = body;
  const isInBrackets = extra.parenthesized === true;
  return [whole(body, isInBrackets ? 'undefined' : '(undefined)', 'returned')];
};

/** A member that is taken whether it is there or not. */
const noQuestionMark: Operator = (node, source) => {
  if (!/^Optional(?:Member|Call)Expression$/.test(node.type) || node['optional'] !== true) return [];
  const inner: SyntaxNode = node['object'] ?? node['callee'];
  const start = source.indexOf('?.', inner.end);
  const isDot = node.type === 'OptionalMemberExpression' && node['computed'] !== true;
  return [{ start, end: start + 2, text: isDot ? '.' : '', operator: 'chain' }];
};

const OTHER_METHODS = new Map(
  Object.entries({
    some: 'every',
    every: 'some',
    startsWith: 'endsWith',
    endsWith: 'startsWith',
    min: 'max',
    max: 'min',
    ceil: 'floor',
    floor: 'ceil',
    find: 'findLast',
    findLast: 'find',
    union: 'intersection',
  }),
);
const LEFT_OUT =
  /^(?:toSorted|toReversed|reverse|sort|filter|slice|trim|toLowerCase|toUpperCase|flat|replace|replaceAll|toWellFormed)$/;

/** A method left out, or its counterpart. */
const otherMethod: Operator = (node, source) => {
  const callee: SyntaxNode | undefined = node['callee'];
  if (node.type !== 'CallExpression' || callee?.type !== 'MemberExpression' || callee['computed']) return [];
  const name: string = callee['property'].name;
  const other = OTHER_METHODS.get(name);
  if (other) return [whole(callee['property'], other, 'method')];
  return LEFT_OUT.test(name) ? [whole(node, textOf(callee['object'], source), 'method')] : [];
};

/** One kind of mistake each. */
export const operators: readonly Operator[] = [
  swappedSign,
  swappedStep,
  forcedCondition,
  noNegation,
  noDefault,
  otherNumber,
  otherBoolean,
  emptyText,
  emptyList,
  looseRegExp,
  noStatement,
  noValue,
  noQuestionMark,
  otherMethod,
];
