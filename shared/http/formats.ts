type Fault = (text: string) => string | undefined;

/** The formats a schema may name: what is wrong with a text, in pydantic's words, or undefined. */
export const formatFaults: Record<string, Fault> = { 'date-time': dateTimeFault };

/** The same as AJV takes them. */
export const formats = Object.fromEntries(
  Object.entries(formatFaults).map(([name, fault]) => [name, (text: string) => fault(text) === undefined]),
);

const TIME = /^[T ](?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?/i;
const OFFSET = /^(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;

/** RFC 3339: a date and time with its offset, or a date alone. */
function dateTimeFault(text: string): string | undefined {
  const fault = dateFault(text);
  if (fault !== undefined || text.length === 10) return fault;
  const time = TIME.exec(text.slice(10))?.[0];
  if (time === undefined) return 'unexpected extra characters at the end of the input';
  const offset = text.slice(10 + time.length);
  if (/^(?:[+-]\d{4})?$/.test(offset)) return 'a time needs an offset, such as Z or +02:00';
  return OFFSET.test(offset) ? undefined : 'unexpected extra characters at the end of the input';
}

const SHAPE = [
  [0, /^\d{4}/, 'invalid character in year'],
  [4, /^-/, 'invalid date separator, expected `-`'],
  [5, /^\d{2}/, 'invalid character in month'],
  [7, /^-/, 'invalid date separator, expected `-`'],
  [8, /^\d{2}/, 'invalid character in day'],
] as const;

function dateFault(text: string): string | undefined {
  if (Buffer.byteLength(text) < 10) return 'input is too short';
  const misshapen = SHAPE.find(([at, shape]) => !shape.test(text.slice(at, 10)));
  if (misshapen) return misshapen[2];
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8, 10))];
  if (month < 1 || month > 12) return 'month value is outside expected range of 1-12';
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return day < 1 || day > lastDay ? 'day value is outside expected range' : undefined;
}
