import type { Heard } from './asked.ts';
import type { Act, Asked, Bubble, Code, Customer, Line, Thing } from './customer.ts';
import { digitsOf, fold } from './text.ts';
import { overlap } from './values.ts';
import type { Words } from './words/words.ts';

/** A customer in the middle of a conversation. */
export type Mind = {
  customer: Customer;
  code: Code;
  words: Words;
  /** Keys of the lines that were said. */
  used: Set<string>;
  told: Set<Thing>;
  /** Told by affirming, or putting right, what an agent read back. */
  readBack: Set<Thing>;
  refused: Set<Thing>;
  /** Asked and not answered yet. */
  open: Set<Thing>;
  /** He has called off, has no problem any more, or has said goodbye. */
  hasParted: boolean;
  /** He wants something done about his parcel. */
  demands: boolean;
};

/** What a customer sends at once, and what it does. */
export type Turn = { bubbles: Bubble[]; parts: Part[] };
type Part = { line: Line; things: readonly Thing[]; key: string };

export const newMind = (customer: Customer, code: Code, words: Words): Mind => ({
  customer,
  code,
  words,
  used: new Set(),
  told: new Set(),
  readBack: new Set(),
  refused: new Set(),
  open: new Set(),
  hasParted: false,
  demands: false,
});

export const actOf = (line: Line): Act | undefined => (typeof line === 'string' ? undefined : line.as);
export const givesOf = (line: Line): readonly Thing[] => (typeof line === 'string' ? [] : (line.gives ?? []));
export const actsOf = (turn: Turn): Act[] => turn.parts.flatMap(({ line }) => actOf(line) ?? []);
export const bubblesOf = (line: Line): Bubble[] => (typeof line === 'string' ? [line] : [line.say].flat());
export const textOf = (bubbles: readonly Bubble[]): string =>
  bubbles.map((it) => (typeof it === 'string' ? it : it.agent)).join('\n');

/** The customer's turn after a response; none when he has nothing to say any more. */
export function nextTurn(mind: Mind, heard: Heard): Turn | undefined {
  if (mind.hasParted) return lastAct(mind);
  if (heard.isCheck) return turnOf(mind, [{ line: { say: mind.words.yes, as: 'aside' }, things: [], key: 'yes' }]);
  const asked = heard.things.length > 0 ? heard.things : [...mind.open];
  const parts = answerTo(mind, asked);
  if (parts.length > 0) return turnOf(mind, parts);
  return heard.things.length > 0 ? (excuse(mind, heard.things) ?? lastAct(mind)) : lastAct(mind);
}

export const openingTurn = (mind: Mind, line: Line): Turn => turnOf(mind, [{ line, things: [], key: 'opens' }]);

function lastAct(mind: Mind): Turn | undefined {
  const { closes = [] } = mind.customer;
  const index = closes.findIndex((_, index) => !mind.used.has(`closes ${index}`));
  const line = closes[index];
  return line === undefined ? undefined : turnOf(mind, [{ line, things: [], key: `closes ${index}` }]);
}

/** "I don't have that." Of what he has told already he does not say so. */
function excuse(mind: Mind, asked: readonly Thing[]): Turn | undefined {
  const things = asked.filter((thing) => !mind.told.has(thing));
  if (things.length === 0) return undefined;
  const index = mind.words.lacks.findIndex((_, index) => !mind.used.has(`lacks ${index}`));
  const say = mind.words.lacks[index];
  return say === undefined
    ? undefined
    : turnOf(mind, [{ line: { say, as: 'refusal' }, things, key: `lacks ${index}` }]);
}

/** Lines for all that was asked, those for several things first; one that is no answer is said alone with what comes before. */
function answerTo(mind: Mind, asked: readonly Thing[]): Part[] {
  const left = new Set(asked);
  const parts: Part[] = [];
  for (const [key, lines] of byBreadth(mind.customer)) {
    const things = key.split(' ') as Thing[];
    if (!things.every((thing) => left.has(thing))) continue;
    const index = lines.findIndex((line, index) => !mind.used.has(`${key} ${index}`) && isInPlace(mind, line));
    const line = lines[index];
    if (line === undefined) continue;
    parts.push({ line, things, key: `${key} ${index}` });
    if (ALONE.has(actOf(line))) return parts.slice(-1);
    for (const thing of things) left.delete(thing);
  }
  return [...parts, ...[...left].flatMap((thing) => bare(mind, thing))];
}

const ALONE = new Set<Act | undefined>(['correction', 'cancel', 'solved', 'farewell', 'demand', 'again']);

const byBreadth = ({ answers = {} }: Customer): [Asked, readonly Line[]][] =>
  (Object.entries(answers) as [Asked, readonly Line[]][]).sort(([a], [b]) => b.split(' ').length - a.split(' ').length);

/** A correction waits until what it corrects was told. */
const isInPlace = (mind: Mind, line: Line): boolean =>
  typeof line === 'string' || line.corrects === undefined || mind.told.has(line.corrects);

/** The value alone, once: for what he knows and has no other words for. */
function bare(mind: Mind, thing: Thing): Part[] {
  const key = `bare ${thing}`;
  const line = bareValue(mind.customer, thing);
  return line === undefined || mind.used.has(key) ? [] : [{ line, things: [thing], key }];
}

function bareValue({ knows, opens }: Customer, thing: Thing): string | undefined {
  if (thing === 'problem') return textOf(bubblesOf(opens.at(-1) ?? '').filter((it) => typeof it === 'string'));
  if (thing === 'name') return [knows.name ?? []].flat()[0];
  if (thing === 'phone' || thing === 'address' || thing === 'tracking' || thing === 'order') return knows[thing];
  const { product, quantity, unit_price, currency, customer, valid_until } = knows.terms ?? {};
  const terms = { product, quantity, price: unit_price, currency, buyer: customer, validity: valid_until };
  return terms[thing] === undefined ? undefined : String(terms[thing]);
}

/** Says the parts in one message, where none has messages of its own, and remembers what that told. */
function turnOf(mind: Mind, parts: Part[]): Turn {
  const bubbles = parts.map(({ line }) => bubblesOf(line));
  const isOneMessage = bubbles.every((it) => it.length === 1 && typeof it[0] === 'string');
  const turn = {
    bubbles: isOneMessage ? [joined(bubbles.flat() as string[], mind.words.comma)] : bubbles.flat(),
    parts,
  };
  for (const part of parts) remember(mind, part);
  return turn;
}

const joined = (texts: string[], comma: string) =>
  texts.reduce((before, text) => (/[.!?。！？।]$/u.test(before) ? `${before} ${text}` : before + comma + text));

function remember(mind: Mind, part: Part): void {
  mind.used.add(part.key);
  const act = actOf(part.line);
  for (const thing of toldBy(mind, part)) {
    mind.told.add(thing);
    mind.open.delete(thing);
    mind.refused.delete(thing);
  }
  if (act === 'refusal') refuse(mind, part.things);
  if (act === 'demand') mind.demands = true;
  if (act === 'again') mind.hasParted = false;
  if (PARTING.has(act)) mind.hasParted = true;
}

const PARTING = new Set<Act | undefined>(['cancel', 'solved', 'farewell']);

/** What a line tells: what it says it gives, what it answers, and values that its words hold. */
function toldBy(mind: Mind, { line, things }: Part): Thing[] {
  const [act, bubbles] = [actOf(line), bubblesOf(line)];
  const gives = givesOf(line);
  if (bubbles.some((it) => typeof it !== 'string')) mind.readBack = new Set([...mind.readBack, ...gives]);
  const isPart = act === 'unreadable' || act === 'piece';
  const held = saidIn(mind, textOf(bubbles)).filter((thing) => !isPart || !things.includes(thing));
  return [...(act === undefined ? things : []), ...gives, ...held];
}

function refuse(mind: Mind, things: readonly Thing[]): void {
  for (const thing of things.filter((it) => !mind.told.has(it))) {
    mind.refused.add(thing);
    mind.open.delete(thing);
  }
}

/** What a text tells of what the customer knows. */
export function saidIn({ customer: { knows }, code }: Pick<Mind, 'customer' | 'code'>, text: string): Thing[] {
  const { name, phone, address, issue, tracking, order } = knows;
  const compact = fold(text, code).replace(/[\s-]/gu, '');
  const holds = (value: string | undefined) =>
    Boolean(value) && compact.includes(fold(value ?? '', code).replace(/[\s-]/gu, ''));
  const said: Partial<Record<Thing, boolean>> = {
    name: [name ?? []].flat().some((it) => overlap(text, it, code) === 1),
    phone: Boolean(phone) && digitsOf(text).includes(digitsOf(phone ?? '').slice(-7)),
    address: Boolean(address) && overlap(text, address ?? '', code) >= 0.8,
    problem: Boolean(issue) && (issue ?? []).every((stem) => fold(text, code).includes(fold(stem, code))),
    tracking: holds(tracking),
    order: holds(order),
  };
  return (Object.keys(said) as Thing[]).filter((thing) => said[thing]);
}
