import { existsSync, readFileSync } from 'node:fs';
import { styleText } from 'node:util';
import { withSources } from '../stack-sources.ts';

export const LOG_FORMATS = ['text', 'json'] as const;
export const LOG_LEVELS = ['debug', 'info', 'error'] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];
export type LogLevel = (typeof LOG_LEVELS)[number];

/** A line that a function wrote (shared/log.ts). */
type Line = { time: string; level: string; [name: string]: unknown };
type Fault = { name?: string; message?: string; stack?: string[]; cause?: Fault };

/**
 * Shows the lines that functions write to a stream of this process as a person reads them, or leaves out those that he does
 * not want to know; what is no such line is written as it is.
 */
export function showLog(stream: NodeJS.WriteStream, { format, level }: { format: LogFormat; level: LogLevel }): void {
  const write = stream.write.bind(stream);
  stream.write = ((chunk: string | Uint8Array, ...rest: []) => {
    const line = typeof chunk === 'string' ? readLine(chunk) : undefined;
    if (!line) return write(chunk, ...rest);
    if (level !== 'debug' && isRoutine(line)) return true;
    return write(format === 'json' ? chunk : `${asText(line, stream)}\n`, ...rest);
  }) as typeof stream.write;
}

/** Writes a line as a function does. */
export function tell(fields: Record<string, unknown>): void {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), level: 'info', ...fields })}\n`);
}

function readLine(text: string): Line | undefined {
  if (!text.startsWith('{"time":')) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a schedule or a start says each time it runs. */
const isRoutine = ({ event, changed }: Line) =>
  event === 'shards_recorded' || (event === 'summary_refreshed' && changed === 0);

/** One line for what happened; below it, of an error, the stack with its places in the sources. */
export function asText(line: Line, stream: NodeJS.WriteStream): string {
  const paint = (style: Parameters<typeof styleText>[0], text: string) => styleText(style, text, { stream });
  const head = `${paint('dim', line.time.slice(11, 19))} ${line['route'] ? ofRequest(line, paint) : ofEvent(line, paint)}`;
  return [head, ...faultLines(line['error'] as Fault | undefined)].join('\n');
}

type Paint = (style: Parameters<typeof styleText>[0], text: string) => string;

function ofRequest({ route, status, duration_ms, request_id, cause }: Line, paint: Paint): string {
  const [method = '', path = ''] = route === '$default' ? ['?', 'no such address'] : String(route).split(' ');
  const told = `${method.padEnd(6)} ${path.padEnd(32)} ${paint(colourOf(Number(status)), String(status))}`;
  const because = Array.isArray(cause) ? `  ${cause.join(' ← ')}` : '';
  const id = Number(status) < 400 ? String(request_id).slice(0, 8) : String(request_id); // whole where somebody may ask for it
  return `${told} ${String(duration_ms).padStart(5)} ms  ${paint('dim', id)}${because}`;
}

const colourOf = (status: number) => (status >= 500 ? 'red' : status >= 400 ? 'yellow' : 'green');

/** Every other field that is one value, by its name: `summary_refreshed changed=1`. */
function ofEvent({ time: _time, level, event, ...fields }: Line, paint: Paint): string {
  const told = Object.entries(fields)
    .filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
    .map(([name, value]) => `${name}=${value}`);
  return [paint(level === 'error' ? 'red' : 'cyan', String(event ?? level)), ...told].join(' ');
}

function faultLines(fault: Fault | undefined): string[] {
  if (!fault) return [];
  const { name, message, stack = [], cause } = fault;
  const frames = stack.flatMap((frame) => withCode(withSources(frame, (file) => `${file}.map`)));
  const led = cause ? faultLines(cause) : [];
  return [`  ${[name, message].filter(Boolean).join(': ')}`, ...frames, ...led.map((line) => `  ${line}`)];
}

/** The frame, and what stands there where it is of this project. */
function withCode(frame: string): string[] {
  const [, file = '', line] = /\(?((?:functions|shared)\/[^\s()]+\.tsx?):(\d+):\d+\)?$/.exec(frame) ?? [];
  if (!file || !existsSync(file)) return [frame];
  const code = readFileSync(file, 'utf8').split('\n')[Number(line) - 1]?.trim();
  return code ? [frame, `        ${code}`] : [frame];
}
