/** Where Python's scanner stops (an index into the text), and what it says. */
export type JsonFault = { at: number; error: string };

type Scan = { json: string; at: number; open: ('}' | ']')[]; maxDepth: number };
/** Reads one piece from `at` and gives what comes next, a fault, or undefined at the end of a faultless document. */
type Step = (scan: Scan) => Step | JsonFault | 'too deep' | undefined;

/** Finds the fault that CPython's json module reports (Modules/_json.c, wording before 3.13). Does not recurse. */
export function findJsonFault(json: string, maxDepth: number): JsonFault | 'too deep' | undefined {
  const scan: Scan = { json, at: afterSpace(json, 0), open: [], maxDepth };
  let next = value(scan);
  while (typeof next === 'function') next = next(scan);
  return next;
}

/** Python counts code points, JavaScript counts UTF-16 units. */
export const codePointsBefore = (text: string, at: number) =>
  at - (text.slice(0, at).match(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)?.length ?? 0);

const value: Step = (scan) => {
  const { json, at, open } = scan;
  if (json[at] === '"') return string(scan) ?? afterValue;
  if (json[at] !== '{' && json[at] !== '[') return scalar(scan) ?? afterValue;
  const closing = json[at] === '{' ? '}' : ']';
  if (open.push(closing) > scan.maxDepth) return 'too deep';
  scan.at = afterSpace(json, at + 1);
  return json[scan.at] === closing ? afterValue : item(closing);
};

const afterValue: Step = (scan) => {
  const { json, open } = scan;
  const closing = open.at(-1);
  scan.at = afterSpace(json, scan.at);
  if (closing === undefined) return scan.at < json.length ? { at: scan.at, error: 'Extra data' } : undefined;
  if (json[scan.at] === closing) {
    open.pop();
    scan.at++;
    return afterValue;
  }
  if (json[scan.at] !== ',') return { at: scan.at, error: "Expecting ',' delimiter" };
  scan.at = afterSpace(json, scan.at + 1);
  return item(closing);
};

const item = (closing: '}' | ']') => (closing === '}' ? key : value);

const key: Step = (scan) => {
  const { json, at } = scan;
  if (json[at] !== '"') return { at, error: 'Expecting property name enclosed in double quotes' };
  const fault = string(scan);
  if (fault) return fault;
  scan.at = afterSpace(json, scan.at);
  if (json[scan.at] !== ':') return { at: scan.at, error: "Expecting ':' delimiter" };
  scan.at = afterSpace(json, scan.at + 1);
  return value;
};

function scalar(scan: Scan): JsonFault | undefined {
  const pattern = /null|true|false|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?/y;
  pattern.lastIndex = scan.at;
  if (!pattern.test(scan.json)) return { at: scan.at, error: 'Expecting value' };
  scan.at = pattern.lastIndex;
  return undefined;
}

/** From the opening quote at `at` to behind the closing one. */
function string(scan: Scan): JsonFault | undefined {
  const { json, at: opening } = scan;
  let at = notableFrom(json, opening + 1);
  while (json[at] === '\\') {
    const fault = escapeFault(json, at, opening);
    if (fault) return fault;
    at = notableFrom(json, at + (json[at + 1] === 'u' ? 6 : 2));
  }
  if (at === json.length) return unterminated(opening);
  if (json[at] !== '"') return { at, error: 'Invalid control character at' };
  scan.at = at + 1;
  return undefined;
}

const unterminated = (opening: number): JsonFault => ({ at: opening, error: 'Unterminated string starting at' });

function escapeFault(json: string, at: number, opening: number): JsonFault | undefined {
  if (at + 1 === json.length) return unterminated(opening);
  if (json[at + 1] === 'u') {
    const digits = /^[\da-fA-F]{4}./s.test(json.slice(at + 2, at + 7)); // and Python wants something behind them
    return digits ? undefined : { at: at + 1, error: 'Invalid \\uXXXX escape' };
  }
  return '"\\/bfnrt'.includes(json[at + 1] ?? '') ? undefined : { at, error: 'Invalid \\escape' };
}

/** The next quote, backslash or control character, or the end. */
function notableFrom(json: string, start: number): number {
  let at = start;
  while (at < json.length && json[at] !== '"' && json[at] !== '\\' && json.charCodeAt(at) >= 0x20) at++;
  return at;
}

function afterSpace(json: string, at: number): number {
  const other = /[^ \t\n\r]/g;
  other.lastIndex = at;
  return other.exec(json)?.index ?? json.length;
}
