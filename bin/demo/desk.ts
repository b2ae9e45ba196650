import type { Actor } from './clock.ts';
import type { Random } from './random.ts';
import type { Client, Person } from './service.ts';

const HOUR_MS = 3_600_000;
export const PASSWORD = 'lantern-harbour-42';
const person = (name: string): Person => {
  const email = `${name.split(' ')[0]?.toLowerCase()}@desk.example`;
  return { name, email, password: PASSWORD };
};
/** The first of them is the admin. */
export const staff = ['Mara Lindqvist', 'Ben Osei', 'Ines Duarte', 'Yuki Tanaka'].map(person);

const LOOKS: Record<string, readonly string[]> = {
  plumbing: [
    'Plumber booked for tomorrow morning, customer knows.',
    'Asked the customer to close the valve until we are there.',
    'Same riser as last month, please look at the joint on the second floor.',
  ],
  electrical: [
    'Sent the duty electrician. Fuse stays out until then.',
    'Landlord agreed to a check of the whole board.',
    'Looks like the kitchen circuit only. Bring an RCD, 30 mA.',
  ],
  maintenance: [
    'Janitor has a look on his round this afternoon.',
    'Photo asked for, so that we bring the right part.',
    'Lift company called, reference 22-481.',
  ],
  other: [
    'Called back, nobody at home. Trying again after five.',
    'Handed to the office, they know the case.',
    'Checked with the carrier, waiting for an answer.',
  ],
};
const WAITS = [
  'Waiting for the part, ordered today.',
  'Customer is away until Monday.',
  'Waiting for the owner to agree to the quote.',
];
const ENDS = [
  'Repaired, tested with the customer.',
  'Part replaced, all fine.',
  'Done on the first visit.',
  'Solved on the phone.',
  'Done. Two hours, one person.',
];

type With = { client: Client; random: Random };

/** What the desk does with one ticket: somebody takes it, works on it, may have to wait for something, and ends it. */
export async function* deskWork(id: string, { client, random }: With): Actor {
  if (random.chance(0.1)) return; // nobody has looked yet
  const by = random.pick(staff);
  for (const { afterHours, wanted } of stepsOf(by, random)) {
    yield officeTime(afterHours);
    const { status, customer_info } = await client.ticket(by, id);
    if (status === 'completed' || status === 'cancelled') return; // the customer has said so
    await client.change(by, id, wanted(customer_info));
  }
}

/** What is wanted of a ticket, knowing what it is about. */
type Work = { afterHours: number; wanted: (about: { type?: string; priority?: string }) => object };

/** The steps of one ticket's work: not each goes to its end. */
function stepsOf(by: Person, { pick, chance, next }: Random): Work[] {
  const [looks, priority, isReassessed] = [next(), pick(['high', 'low']), chance(0.25)];
  const look: Work['wanted'] = ({ type = 'other', priority: known }) => ({
    assignee: by.email,
    note: ofShare(LOOKS[type] ?? WAITS, looks),
    ...(isReassessed && known === 'medium' && { priority }),
  });
  const after = (afterHours: number, change: object): Work => ({ afterHours, wanted: () => change });
  const taken = { afterHours: 0.2 + 10 * next() ** 2, wanted: look };
  if (chance(0.08)) return [taken];
  if (chance(0.06)) {
    return [taken, after(12 * next(), { status: 'cancelled', note: 'The customer has found somebody else.' })];
  }
  const begun = after(1 + 12 * next(), { status: 'in_progress' });
  const waits = [
    after(2 + 6 * next(), { status: 'on_hold', note: pick(WAITS) }),
    after(30 + 90 * next(), { status: 'in_progress', assignee: pick(staff).email }),
  ];
  const ended = after(1 + 60 * next() ** 2, { status: 'completed', note: pick(ENDS) });
  return [taken, begun, ...(chance(0.22) ? waits : []), ...(chance(0.9) ? [ended] : [])];
}

const ofShare = <T>(choices: readonly T[], share: number) => choices[Math.floor(share * choices.length)];

/** So many hours from now, or when the office opens after that: Monday to Saturday, from 7 to 18 o'clock (UTC). */
function officeTime(hours: number): number {
  const at = new Date(Date.now() + hours * HOUR_MS);
  while (at.getUTCDay() === 0 || at.getUTCHours() < 7 || at.getUTCHours() >= 18) at.setTime(at.getTime() + HOUR_MS);
  return at.getTime();
}
