import { ar } from './languages/ar.ts';
import { de } from './languages/de.ts';
import { en } from './languages/en.ts';
import { es } from './languages/es.ts';
import { fr } from './languages/fr.ts';
import { hi } from './languages/hi.ts';
import { it } from './languages/it.ts';
import { ja } from './languages/ja.ts';
import { nl } from './languages/nl.ts';
import { pl } from './languages/pl.ts';
import { pt } from './languages/pt.ts';
import { tr } from './languages/tr.ts';
import { zh } from './languages/zh.ts';
import { postNumber, upsNumber } from './parcel-numbers.ts';
import { type Random, seeded } from './random.ts';
import type { Line, Story, Tongue } from './story.ts';

export const tongues: readonly Tongue[] = [en, de, es, fr, pt, it, nl, tr, pl, ja, zh, ar, hi];

const DAY_MS = 86_400_000;
const WEEKS = 6;
/** Of 100 conversations, how many begin in each hour of the day (UTC). */
const HOURS = [1, 0, 0, 0, 0, 1, 3, 6, 9, 10, 9, 7, 6, 6, 7, 8, 7, 6, 4, 3, 3, 2, 1, 1];
/** The same of the days of a week, from Sunday. */
const DAYS = [7, 20, 17, 16, 15, 16, 9];

/** One conversation, before it is held. */
export type Planned = {
  id: number;
  code: string;
  about: Story['about'];
  /** When it begins, in milliseconds since 1970. */
  at: number;
  opens: readonly Line[];
  answers: Tongue['answers'];
  closes: readonly string[];
  /** How many questions the customer answers before he leaves. */
  patience: number;
};

/** Every conversation of the six weeks before a moment, in the order of their beginnings; the same for the same seed. */
export function plan(count: number, { seed, until }: { seed: number; until: number }): Planned[] {
  const random = seeded(seed);
  const beginnings = Array.from({ length: count }, () => beginning(until, random)).sort((a, b) => a - b);
  return beginnings.map((at, n) => {
    const tongue = tongues[n % tongues.length] as Tongue;
    // In turn, so that each story is told about as often as any other of its language.
    const story = tongue.stories[Math.floor(n / tongues.length) % tongue.stories.length] as Story;
    return { id: seed * 10_000 + n + 1, at, ...told(story, tongue, random) };
  });
}

/** A moment of the six weeks: more by day than by night, and on Mondays than on Sundays. */
function beginning(until: number, random: Random): number {
  for (;;) {
    const at = new Date(until - Math.floor(random.next() * WEEKS * 7 * DAY_MS));
    const weight = ((HOURS[at.getUTCHours()] ?? 0) / 10) * ((DAYS[at.getUTCDay()] ?? 0) / 20);
    if (random.chance(weight)) return at.getTime();
  }
}

function told(story: Story, tongue: Tongue, random: Random): Omit<Planned, 'id' | 'at'> {
  const { pick } = random;
  const given = pick(tongue.given);
  const values: Record<string, string> = {
    name: tongue.name.replace('{given}', given).replace('{family}', pick(tongue.family)),
    phone: withDigits(pick(tongue.phones), random),
    address: withDigits(pick(tongue.addresses), random),
    order: `#${withDigits('8####', random)}`,
    tracking: upsNumber(random),
    post: postNumber(tongue.code.toUpperCase(), random),
  };
  const said = (text: string) =>
    text
      .replaceAll(/\[([^\]]+)\]/g, (_, choices: string) => pick(choices.split('|')))
      .replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  return {
    code: tongue.code,
    about: story.about,
    opens: story.opens.map((line) => (typeof line === 'string' ? said(line) : { agent: said(line.agent) })),
    answers: {
      name: [said(pick(tongue.answers.name))],
      phone: [said(pick(tongue.answers.phone))],
      address: [said(pick(tongue.answers.address))],
      issue: [said(pick(tongue.answers.issue))],
    },
    closes: story.closes?.map(said) ?? [],
    patience: random.chance(0.82) ? 6 : random.below(3),
  };
}

/** `#` is a digit; a number does not begin with 0 where it would be none. */
const withDigits = (text: string, { below }: Random) => text.replaceAll('#', () => String(1 + below(9)));
