import type { ToldConversation } from '../conversation/told.ts';
import type { Evidence } from '../extraction/turn.ts';

/** Where a value was said. `value`: what it is of the record, and the class of its highlight; `id`: where a link to it leads. */
export type Said = Evidence & { id: string; value: string; label: string };

/** What the pages call the values of the record. */
export const VALUE_LABELS = {
  name: 'Name',
  phone: 'Phone',
  address: 'Address',
  issue: 'Issue',
  role: 'Role',
  priority: 'Priority',
  type: 'Type',
} as const;
export type ValueName = keyof typeof VALUE_LABELS;

/** All that was read from a conversation, as it can be linked to and highlighted. */
export function saidIn(told: Pick<ToldConversation, 'evidence' | 'shipmentEvidence' | 'conditionEvidence'>): Said[] {
  return [
    ...Object.entries(VALUE_LABELS).flatMap(([value, label]) => placed(value, label, value, told.evidence[value])),
    ...told.shipmentEvidence.flatMap((sources, n) =>
      Object.entries(sources).flatMap(([name, it]) =>
        placed(`parcel-${n + 1}-${name}`, `Shipment, ${inWords(name)}`, 'parcel', it),
      ),
    ),
    ...Object.entries(told.conditionEvidence).flatMap(([name, it]) =>
      placed(`term-${name}`, `Sales condition, ${inWords(name)}`, 'term', it),
    ),
  ];
}

const placed = (key: string, label: string, value: string, sources: readonly Evidence[] = []): Said[] =>
  sources.map((source, n) => ({ ...source, value, label, id: `said-${key}${n === 0 ? '' : `-${n + 1}`}` }));

export const inWords = (name: string): string => name.replaceAll('_', ' ');

/** Why a value was believed, in a person's words: “message 3, rule “answer”, 90 % sure”. */
export const becauseOf = ({ message, rule, score }: Evidence): string =>
  `message ${message + 1}, rule “${rule}”, score ${score.toFixed(2)}`;
