/**
 * What pydantic reads where a schema wants a number or a boolean: "12" is 12, "yes" is true. AJV's coercion has other rules (null becomes 0,
 * 5 becomes "5"), so values are read here first and AJV judges the result. Unlike pydantic, true is not 1.
 */
type Reader = {
  /** The value meant, or undefined where none can be read. */
  read: (value: unknown) => number | boolean | undefined;
  /** The type of the problem, for a value that cannot be read. */
  fault: (value: unknown) => string;
};

// "0[0_]*": pydantic drops leading zeros together with the underscores among them.
const INTEGER =
  /^\p{White_Space}*([+-]?\d+(?:_\d+)*|[+-]?0[0_]*(?:[1-9]\d*(?:_\d+)*)?(?<!_))(?:\.0+)?\p{White_Space}*$/u;
const MAX_DIGITS = 4300; // what Python reads, https://docs.python.org/3/library/stdtypes.html#int-max-str-length

const integer: Reader = {
  read: (value) => {
    if (typeof value === 'number') return Number.isInteger(value) ? value + 0 : undefined; // -0 becomes 0
    const digits = integerDigits(value);
    return digits === undefined || digits.length > MAX_DIGITS ? undefined : finite(Number(digits));
  },
  fault: (value) => {
    if (typeof value === 'string') return integerDigits(value) === undefined ? 'int_parsing' : 'int_parsing_size';
    if (typeof value !== 'number') return 'int_type';
    return Number.isFinite(value) ? 'int_from_float' : 'finite_number';
  },
};

function integerDigits(value: unknown): string | undefined {
  const digits = typeof value === 'string' ? INTEGER.exec(value)?.[1] : undefined;
  return digits?.replaceAll('_', '').replace(/^([+-]?)0+(?=\d)/, '$1');
}

/** A whole number beyond the range of a double is the largest one, so that it fails by the schema's bound. */
const finite = (number: number) => Math.min(Math.max(number, -Number.MAX_VALUE), Number.MAX_VALUE) + 0;

const NUMBER =
  /^\p{White_Space}*([+-]?(?:\d+(?:_\d+)*(?:\.(?:\d+(?:_\d+)*)?)?|\.\d+(?:_\d+)*)(?:e[+-]?\d+)?)\p{White_Space}*$/iu;

const number: Reader = {
  read: (value) => (typeof value === 'number' ? finiteOnly(value) : finiteOnly(decimal(value))),
  fault: (value) => {
    if (typeof value === 'number') return 'finite_number';
    if (typeof value !== 'string') return 'float_type';
    return decimal(value) === undefined ? 'float_parsing' : 'finite_number';
  },
};

function decimal(value: unknown): number | undefined {
  const text = typeof value === 'string' ? NUMBER.exec(value)?.[1] : undefined;
  return text === undefined ? undefined : Number(text.replaceAll('_', ''));
}

const finiteOnly = (value: number | undefined) => (Number.isFinite(value) ? value : undefined);

const TRUE = new Set(['1', 'true', 't', 'yes', 'y', 'on']);
const FALSE = new Set(['0', 'false', 'f', 'no', 'n', 'off']);

const boolean: Reader = {
  read: (value) => {
    if (typeof value === 'boolean') return value;
    if (typeof value !== 'string' && typeof value !== 'number') return undefined;
    const word = String(value).toLowerCase();
    return TRUE.has(word) || (FALSE.has(word) ? false : undefined);
  },
  fault: (value) => (typeof value === 'string' || Number.isSafeInteger(value) ? 'bool_parsing' : 'bool_type'),
};

const READERS: Record<string, Reader> = { integer, number, boolean };

/** The reader of a schema's type; none where a string would do as it is. */
export function readerOf(schema: any): Reader | undefined {
  const types: string[] = [schema?.type].flat();
  const type = types.find((each) => each in READERS);
  return type === undefined || types.includes('string') ? undefined : READERS[type];
}

/** Puts what is meant in the place of what was written, wherever the schema wants a number or a boolean. */
export function readLaxly(schema: any, value: any): unknown {
  const reader = readerOf(schema);
  if (reader) return reader.read(value) ?? value;
  if (typeof value !== 'object' || value === null) return value;
  for (const [key, inner] of innerSchemas(schema, value)) value[key] = readLaxly(inner, value[key]);
  return value;
}

/** The schemas of what a list or an object holds, by index or name. */
function innerSchemas(schema: any, value: object): [string | number, unknown][] {
  if (Array.isArray(value)) return schema?.items ? value.map((_item, index) => [index, schema.items]) : [];
  return Object.entries(schema?.properties ?? {}).filter(([name]) => Object.hasOwn(value, name));
}
