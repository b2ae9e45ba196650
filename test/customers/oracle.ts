import type { Act, Code, Customer, Line, Thing } from './customer.ts';
import { actOf, bubblesOf, givesOf, saidIn, textOf } from './mind.ts';
import type { Answer, Connection } from './service.ts';
import type { Info } from './values.ts';
import { wordsOf } from './words/languages.ts';

type State = {
  customer: Customer;
  code: Code;
  heard: Set<Line>;
  told: Set<Thing>;
  refusals: Map<Thing, number>;
  acts: Act[];
  sends: number;
};

const TICKET = 'TKT-1';

/**
 * A service that knows what each line of a customer means, asks for what is missing in single words, and repeats what is put
 * right. Whom it does not serve, nobody can serve.
 */
export function oracleFor(customer: Customer, code: Code): Connection {
  const state: State = { customer, code, heard: new Set(), told: new Set(), refusals: new Map(), acts: [], sends: 0 };
  const { tracking = null, order = null, terms } = customer.knows;
  return {
    async send(messages): Promise<Answer> {
      state.sends += 1;
      const lines = newLines(state, messages.map(({ content }) => content).join('\n'));
      for (const { line, things } of lines) understand(state, line, things);
      return {
        response: respond(
          state,
          lines.map(({ line }) => line),
        ),
        status: state.acts.includes('cancel') ? 'abandoned' : 'in_progress',
        customer_info: infoOf(state),
        ticket_id: hasTicket(state) ? TICKET : null,
        shipments: [{ tracking_number: tracking, order_id: order }],
        sales_condition: { ...terms },
      };
    },
    ticket: async () =>
      hasTicket(state) ? { status: customer.ends ?? 'open', customer_info: infoOf(state) } : undefined,
  };
}

/** What the customer says for the first time, with what it answers. */
function newLines({ customer: { opens, answers = {}, closes = [] }, code, heard }: State, text: string) {
  const free = [...opens, ...closes, ...wordsOf[code].lacks].map((line) => ({ line, things: [] as Thing[] }));
  const asked = Object.entries(answers).flatMap(([key, lines]) =>
    lines.map((line) => ({ line, things: key.split(' ') as Thing[] })),
  );
  const isSaid = (line: Line) => bubblesOf(line).every((it) => typeof it !== 'string' || text.includes(it));
  return [...asked, ...free].filter(({ line }) => !heard.has(line) && isSaid(line));
}

function understand(state: State, line: Line, things: readonly Thing[]): void {
  const { customer, heard, told, refusals, acts } = state;
  const act = actOf(line);
  const implied = customer.opens.includes(line) ? saidIn(state, textOf(bubblesOf(line))) : [];
  heard.add(line);
  acts.push(...(act ? [act] : []));
  for (const thing of [...givesOf(line), ...implied, ...(act ? [] : things)]) told.add(thing);
  for (const thing of act === 'refusal' ? things : []) refusals.set(thing, (refusals.get(thing) ?? 0) + 1);
}

/** The language's words for what was put right, for the ticket that moves, for a parcel, for what is missing. */
function respond(state: State, lines: readonly Line[]): string {
  const { code, refusals, sends } = state;
  const { yes, parcel } = wordsOf[code];
  const acts = lines.flatMap((line) => actOf(line) ?? []);
  const question = acts.some((act) => PARTING.has(act)) ? [] : questionOf(state);
  const news = lines.flatMap((line) => (typeof line === 'string' ? [] : (line.now ?? [])));
  const moved = acts.length > 0 && hasTicket(state) ? [TICKET] : [];
  const missing = question.length > 0 ? [] : [...refusals.keys()].map((thing) => wordFor(thing, code));
  const statement = [yes, ...news, ...moved, firstOf(parcel), ...missing, sends].join(' ');
  if (question.length === 0) return `${statement}.`;
  return `${statement}. ${question.map((thing) => wordFor(thing, code)).join(' ')} ${sends}?`;
}

const PARTING = new Set<Act>(['cancel', 'solved', 'farewell']);

function questionOf(state: State): readonly Thing[] {
  const { told, refusals } = state;
  const open = (thing: Thing) => !told.has(thing) && (refusals.get(thing) ?? 0) < 2;
  const questions = questionsFor(state).map((things) => things.filter(open));
  return questions.find((things) => things.length > 0) ?? [];
}

/** What is asked together, in turn. */
function questionsFor({ customer: { endpoint, knows }, told, refusals, acts }: State): readonly Thing[][] {
  const contact: Thing[][] = [['name', 'phone'], ['address']];
  if (endpoint === undefined) return [['problem'], ...contact];
  if (endpoint === 'create-sales-condition') return knows.terms ? [['product', 'price']] : [];
  const numbers: Thing[] = ['tracking', 'order'];
  const isSettled = numbers.some((it) => told.has(it) || refusals.has(it));
  return [isSettled ? [] : numbers, ...(acts.includes('demand') ? contact : [])];
}

const firstOf = (terms: string): string => terms.split('|')[0]?.replace('*', '') ?? '';
const wordFor = (thing: Thing, code: Code): string => firstOf(wordsOf[code].things[thing] ?? thing);

const hasTicket = ({ customer: { endpoint, ends }, told }: State): boolean =>
  (endpoint ? ends !== undefined : ends !== 'none') && told.has('name') && told.has('phone') && told.has('address');

function infoOf({ customer: { knows }, told }: State): Info {
  const known = (thing: 'name' | 'phone' | 'address') => (told.has(thing) ? [knows[thing] ?? ''].flat()[0] : '');
  return {
    name: known('name'),
    phone: known('phone'),
    address: known('address'),
    issue: knows.issue?.join(' '),
    priority: [knows.priority].flat()[0],
    type: knows.type,
    role: knows.role,
  };
}
