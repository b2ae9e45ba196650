import type { Language } from '../extraction/language.ts';
import type { Turn } from '../extraction/turn.ts';
import { carriersIn } from './carrier-name.ts';
import { byPlace } from './correction.ts';
import { withoutMarkup } from './markup.ts';
import { textBetween } from './nearest.ts';
import type { StatedShipment } from './shipment.ts';
import { type Statement, statementsIn } from './statement.ts';

type Place = { message: number; start: number; end: number };
/** A shipment, and where it is named. */
export type Named = { shipment: StatedShipment; places: readonly Place[] };
/** `it` is null where the number is somebody else's. */
type Mention = { it: Named | null; place: Place };
type Said = Statement & { message: number };

/** Each statement of a status goes to one shipment, or to none of them (`others`); the latest about it counts. */
export function withStatus(
  all: readonly Named[],
  others: readonly Place[],
  turns: readonly Turn[],
  language: Language,
): StatedShipment[] {
  const own = all.flatMap((it) => it.places.map((place): Mention => ({ it, place })));
  const inOrder = [...own, ...others.map((place) => ({ it: null, place }))].sort((a, b) => byPlace(a.place, b.place));
  const mentions = Map.groupBy(inOrder, ({ place }) => place.message);
  const said = new Map<Named, Said>();
  let current = all.length === 1 ? all[0] : undefined;
  for (const [message, { role, text }] of turns.entries()) {
    const here = mentions.get(message) ?? [];
    const statements = statementsOf(role, text, language);
    const isUnnamed = statements.length > 0 && here.length === 0;
    const known = isUnnamed ? subjectNamedIn(text, all, current, language) : current;
    for (const [about, it] of assigned(statements, text, here, known)) {
      said.set(about, preferred(said.get(about), { ...it, message }, text));
    }
    current = lastNamed(here) ?? current;
  }
  return all.map((it) => withStatement(it.shipment, said.get(it), turns));
}

const lastNamed = (here: readonly Mention[]) => here.findLast(({ it }) => it !== null)?.it;

const statementsOf = (role: Turn['role'], text: string, language: Language) =>
  role === 'system' ? [] : statementsIn(withoutMarkup(text), language);

/** "the UPS one": the only shipment of the only carrier that a message names, else the last that was named before. */
function subjectNamedIn(
  text: string,
  all: readonly Named[],
  current: Named | undefined,
  language: Language,
): Named | undefined {
  if (all.length < 2) return current;
  const named = new Set(carriersIn(text, language).map(({ carrier }) => carrier));
  const theirs = all.filter(({ shipment }) => shipment.carrier !== null && named.has(shipment.carrier));
  return named.size === 1 && theirs.length === 1 ? theirs[0] : current;
}

/** Each statement with the shipment it is about; `current` is the last that was named before the message. */
const assigned = (
  statements: readonly Statement[],
  text: string,
  here: readonly Mention[],
  current: Named | undefined,
): [Named, Statement][] =>
  statements.flatMap((it) => {
    const about = subjectOf(it, text, here);
    const named = it.isOfAll ? here.map((mention) => mention.it) : [];
    const subjects = [...named, about === undefined ? current : about];
    return subjects.flatMap((subject): [Named, Statement][] => (subject ? [[subject, it]] : []));
  });

const SENTENCE_END = /[.!?…](?=\s)|[\n。！？؟।]/u;
const CLAUSE_END = /[,;，、،；]/u;

/** What a tracking page says stands against what the customer adds in the same sentence. */
function preferred(before: Said | undefined, it: Said, text: string): Said {
  if (!before || before.message !== it.message) return it;
  const isSameSentence = !SENTENCE_END.test(text.slice(before.end, it.start));
  return isSameSentence && before.isReport && !it.isReport ? before : it;
}

/** The nearest in the sentence, else the last one named before. */
function subjectOf(statement: Statement, text: string, here: readonly Mention[]): Named | null | undefined {
  const ranked = here
    .map(({ it, place }) => ({ it, distance: distanceTo(place, statement, text) }))
    .filter(({ distance }) => distance < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.distance - b.distance);
  return (ranked[0] ?? here.findLast(({ place }) => place.end <= statement.start) ?? here[0])?.it;
}

/** One behind a comma is further off, and one behind the statement a little. */
const COMMA = 30;
const BEHIND = 6;

function distanceTo(place: Place, statement: Statement, text: string): number {
  const between = textBetween(text, place, statement);
  if (SENTENCE_END.test(between)) return Number.POSITIVE_INFINITY;
  return between.length + (CLAUSE_END.test(between) ? COMMA : 0) + (place.end <= statement.start ? 0 : BEHIND);
}

function withStatement(shipment: StatedShipment, it: Said | undefined, turns: readonly Turn[]): StatedShipment {
  if (!it) return shipment;
  const { message, clause, status, isReport } = it;
  const evidence = { message, ...clause, rule: isReport ? 'report' : 'phrase', score: isReport ? 0.9 : 0.8 };
  return {
    ...shipment,
    status,
    status_detail: turns[message]?.text.slice(clause.start, clause.end) ?? null,
    evidence: { ...shipment.evidence, status: [evidence] },
  };
}
