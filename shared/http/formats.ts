import { MAX_EMAIL_BYTES } from '../account/email.ts';

type Format = {
  /** What is wrong with a text, or undefined. */
  fault: (text: string) => string | undefined;
  /** Type and words of the problem, as pydantic has them. */
  type: string;
  msg: (error: string) => string;
};

/** The formats a schema may name. */
export const FORMATS: Record<string, Format> = {
  'date-time': {
    fault: dateTimeFault,
    type: 'datetime_from_date_parsing',
    msg: (error) => `Input should be a valid datetime or date, ${error}`,
  },
  email: {
    fault: emailFault,
    type: 'value_error',
    msg: (error) => `value is not a valid email address: ${error}`,
  },
  phone: { fault: phoneFault, type: 'value_error', msg: (error) => `Value error, ${error}` },
  words: {
    fault: (text) => (/\S/.test(text) ? undefined : 'there is nothing to read'),
    type: 'value_error',
    msg: (error) => `Value error, ${error}`,
  },
  password: { fault: () => undefined, type: 'value_error', msg: String }, // for the description: not to be shown
};

/** The same as AJV takes them. */
export const formats = Object.fromEntries(
  Object.entries(FORMATS).map(([name, { fault }]) => [name, (text: string) => fault(text) === undefined]),
);

/** Where mail may go: what browsers take (https://html.spec.whatwg.org/#valid-e-mail-address), letters of all scripts, and a dot. */
function emailFault(text: string): string | undefined {
  if (Buffer.byteLength(text) > MAX_EMAIL_BYTES) return 'The email address is too long.';
  const [local = '', domain, ...more] = text.split('@');
  if (domain === undefined || more.length > 0) return 'An email address must have one @-sign.';
  if (local === '') return 'There must be something before the @-sign.';
  if (domain === '') return 'There must be something after the @-sign.';
  if (!LOCAL.test(local)) return 'The part before the @-sign contains invalid characters.';
  if (!domain.includes('.')) return 'The part after the @-sign is not valid. It should have a period.';
  return domain.split('.').every((label) => LABEL.test(label)) ? undefined : 'The part after the @-sign is not valid.';
}

const LOCAL = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+$/u;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;

/** Empty, or 7 to 15 digits (ITU-T E.164) however they are written. */
function phoneFault(text: string): string | undefined {
  const { length } = text.match(/\p{Nd}/gu) ?? [];
  return text === '' || (length >= 7 && length <= 15) ? undefined : 'a phone number has 7 to 15 digits';
}

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
