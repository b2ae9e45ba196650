/** Percentages by set and field; null where the set has no case. */
export type Scores = Record<string, Record<string, Cell>>;
type Cell = { f1: number | null; nulls: number | null };

export type Goal = { set: string; field: string; measure: 'F1' | 'nulls kept'; goal: number };

const CUSTOMER = ['name', 'phone', 'address', 'role', 'priority', 'type', 'is_complete', 'issue'];
const OTHERS: Record<string, readonly string[]> = {
  shipments: ['tracking_number', 'carrier', 'order_id'],
  sales: [
    'product',
    'quantity',
    'unit_price',
    'discount_percent',
    'currency',
    'valid_from',
    'valid_until',
    'payment_terms',
    'incoterm',
  ],
};

/** What is scored on a set. */
export const fieldsOf = (set: string): readonly string[] => OTHERS[set] ?? CUSTOMER;

const f1 = (goals: Record<string, number>) =>
  Object.entries(goals).map(([field, goal]) => ({ field, measure: 'F1' as const, goal }));
const nulls = (goal: number) =>
  ['name', 'phone', 'address'].map((field) => ({ field, measure: 'nulls kept' as const, goal }));

const TEMPLATE = f1({ name: 96, phone: 97, address: 94, role: 95, priority: 95, type: 95, is_complete: 96 });

const SETS: Record<string, Omit<Goal, 'set'>[]> = {
  real_multidogo: f1({ name: 90, phone: 97, address: 90 }),
  real_star: f1({ name: 96 }),
  real_restaurants8k: f1({ name: 94 }),
  real_evi_en: f1({ name: 99 }),
  real_evi_pl: f1({ name: 99 }),
  real_sgd_negatives: nulls(99),
  real_crosswoz_negatives: nulls(99),
  real_abcd: f1({ name: 0 }), // eleven conversations: shown, held to nothing
  shipments: f1({ tracking_number: 98, carrier: 98, order_id: 92 }),
  sales: f1({
    ...{ quantity: 96, unit_price: 96, discount_percent: 96, currency: 96 },
    ...{ valid_from: 92, valid_until: 92, product: 85, payment_terms: 88, incoterm: 99 },
  }),
};

/** What must be reached on a set; none for one that nobody knows. */
export const goalsOf = (set: string): Goal[] =>
  (set.startsWith('ml_') ? TEMPLATE : (SETS[set] ?? [])).map((goal) => ({ set, ...goal }));

/** The goals that these scores miss. */
export const below = (scores: Scores): { goal: Goal; value: number }[] =>
  Object.keys(scores)
    .flatMap(goalsOf)
    .map((goal) => ({ goal, value: scoreOn(scores, goal) }))
    .filter(({ goal, value }) => value < goal.goal);

function scoreOn(scores: Scores, { set, field, measure }: Goal): number {
  const cell = scores[set]?.[field];
  return (measure === 'F1' ? cell?.f1 : cell?.nulls) ?? 0;
}

/**
 * Markdown tables, one for all sets of the same fields: F1, with the share of kept nulls in brackets where a set has nothing else.
 * @param others of another reader: they stand beside
 */
export function tablesOf(scores: Scores, others?: Scores): string {
  const kinds = new Set(Object.keys(scores).map(fieldsOf));
  const tables = [...kinds].map((fields) => {
    const rows = Object.entries(scores).flatMap(([set, cells]) => {
      const shownOf = (field: string) => (others ? beside(cells[field], others[set]?.[field]) : shown(cells[field]));
      return fieldsOf(set) === fields ? [[set, ...fields.map(shownOf)]] : [];
    });
    return tableOf(['set', ...fields], rows);
  });
  return tables.join('\n\n');
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

const beside = (cell: Cell | undefined, other: Cell | undefined) =>
  cell || other ? `${shown(cell)} → ${shown(other)}` : '';

function shown(cell: Cell | undefined): string {
  if (!cell) return '';
  if (cell.f1 === null) return cell.nulls === null ? '' : `(${cell.nulls.toFixed(1)})`;
  return cell.f1.toFixed(1);
}
