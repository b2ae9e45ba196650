import { AppError } from '../errors.ts';
import { codePointsBefore, findJsonFault } from './json-fault.ts';

const MAX_DEPTH = 200;
const [QUOTE, BACKSLASH, BRACKET, BRACE] = [0x22, 0x5c, 0x5b, 0x7b];

/** Reads JSON; refuses what is not, with the words and the offset of Python's json module, as FastAPI does. */
export function parseJson(text: string): unknown {
  const json = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const value = parse(json);
  if (isTooDeep(json)) throw tooDeep();
  return value;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (cause) {
    const fault = findJsonFault(json, MAX_DEPTH);
    if (fault === 'too deep') throw tooDeep();
    if (fault === undefined) throw cause;
    const loc = ['body', codePointsBefore(json, fault.at)];
    const problem = { type: 'json_invalid', loc, msg: 'JSON decode error', ctx: { error: fault.error } };
    throw new AppError('invalid_request', 'Invalid request', { cause, problems: [problem] });
  }
}

/** FastAPI says this where its parser gives up; here the limit is also what JSON.stringify, which recurses, can write again. */
const tooDeep = () => new AppError('unreadable_body', 'There was an error parsing the body');

/** Counts brackets outside strings; only for text that is JSON. */
function isTooDeep(json: string): boolean {
  let depth = 0;
  for (let at = 0; at < json.length && depth <= MAX_DEPTH; at++) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) at = closingQuote(json, at);
    else if (code === BRACKET || code === BRACE) depth++;
    else if (code === BRACKET + 2 || code === BRACE + 2) depth--; // ] and }
  }
  return depth > MAX_DEPTH;
}

function closingQuote(json: string, opening: number): number {
  let at = json.indexOf('"', opening + 1);
  while (isEscaped(json, at)) at = json.indexOf('"', at + 1);
  return at;
}

function isEscaped(json: string, at: number): boolean {
  let start = at;
  while (json.charCodeAt(start - 1) === BACKSLASH) start--;
  return (at - start) % 2 === 1;
}
