import type { ErrorObject } from 'ajv';
import type { Problem } from '../errors.ts';
import { type Fault, faultOf, type Place, severity } from './faults.ts';
import type { PartName } from './schema.ts';

/** What AJV found, in pydantic's words and order, one problem a place. Never repeats a value. */
export function problemsOf(part: PartName, schema: unknown, value: unknown, errors: readonly ErrorObject[]): Problem[] {
  const worst = new Map<string, { error: ErrorObject; place: Place }>();
  for (const error of outsideLongLists(errors)) {
    const place = placeOf({ loc: [part], rank: [], schema, value }, error);
    const key = JSON.stringify(place.loc);
    const known = worst.get(key);
    if (!known || severity(error) < severity(known.error)) worst.set(key, { error, place });
  }
  const found = [...worst.values()].map(({ error, place }) => ({ place, fault: faultOf(error, place) }));
  return countedLast(found)
    .sort((a, b) => compareRanks(a.place.rank, b.place.rank))
    .map(({ place, fault: { type, ...rest } }) => ({ type, loc: place.loc, ...rest }));
}

/** pydantic stops at the item that makes a list too long and tells no other; 1 MiB of wrong items would also be half a million problems. */
function outsideLongLists(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const lists = errors.filter(({ keyword }) => keyword === 'maxItems').map(({ instancePath }) => `${instancePath}/`);
  return errors.filter(({ instancePath }) => !lists.some((list) => instancePath.startsWith(list)));
}

function placeOf(root: Place, { instancePath, keyword, params }: ErrorObject): Place {
  const steps = instancePath.split('/').slice(1).map(unescapePointer);
  if (keyword === 'required') steps.push(params['missingProperty']);
  return steps.reduce(enter, root);
}

const unescapePointer = (step: string) => step.replaceAll('~1', '/').replaceAll('~0', '~');

function enter({ loc, rank, schema, value }: Place, step: string): Place {
  if (Array.isArray(value)) {
    const index = Number(step);
    return { loc: [...loc, index], rank: [...rank, index], schema: schema?.items, value: value[index] };
  }
  const declared = Object.keys(schema?.properties ?? {}).indexOf(step);
  return {
    loc: [...loc, step],
    rank: [...rank, declared],
    schema: schema?.properties?.[step],
    value: value?.[step],
  };
}

type Found = { place: Place; fault: Fault };

/** pydantic counts a list only when all its items are good. */
function countedLast(found: Found[]): Found[] {
  return found.filter((list) => list.fault.type !== 'too_short' || !found.some((other) => isInside(list, other)));
}

const isInside = ({ place: { loc } }: Found, { place: inner }: Found) =>
  inner.loc.length > loc.length && loc.every((step, depth) => step === inner.loc[depth]);

function compareRanks(a: number[], b: number[]): number {
  const at = a.findIndex((rank, depth) => rank !== b[depth]);
  return at < 0 ? a.length - b.length : (a[at] ?? 0) - (b[at] ?? -1);
}
