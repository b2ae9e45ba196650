/** All matches of a global expression, as matchAll gives them; matchAll has V8 make the expression again each time. */
export function execAll(expression: RegExp, text: string): RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  expression.lastIndex = 0;
  for (let match = expression.exec(text); match; match = expression.exec(text)) matches.push(match);
  return matches;
}
