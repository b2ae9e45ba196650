/** Percentages by set and field; null where the set has no case. */
export type Scores = Record<string, Record<string, { f1: number | null; nulls: number | null }>>;

export type Goal = { set: string; field: string; measure: 'F1' | 'nulls kept'; goal: number };

export const FIELDS = ['name', 'phone', 'address', 'role', 'priority', 'type', 'is_complete', 'issue'] as const;

const f1 = (goals: Record<string, number>) =>
  Object.entries(goals).map(([field, goal]) => ({ field, measure: 'F1' as const, goal }));
const nulls = (goal: number) =>
  ['name', 'phone', 'address'].map((field) => ({ field, measure: 'nulls kept' as const, goal }));

const TEMPLATE = f1({ name: 96, phone: 97, address: 94, role: 95, priority: 95, type: 95, is_complete: 96 });

const REAL: Record<string, Omit<Goal, 'set'>[]> = {
  real_multidogo: f1({ name: 90, phone: 97, address: 90 }),
  real_star: f1({ name: 96 }),
  real_restaurants8k: f1({ name: 94 }),
  real_evi_en: f1({ name: 99 }),
  real_evi_pl: f1({ name: 99 }),
  real_sgd_negatives: nulls(99),
  real_crosswoz_negatives: nulls(99),
  real_abcd: f1({ name: 0 }), // eleven conversations: shown, held to nothing
};

/** What must be reached on a set; none for a set that is not about customer records. */
export const goalsOf = (set: string): Goal[] =>
  (set.startsWith('ml_') ? TEMPLATE : (REAL[set] ?? [])).map((goal) => ({ set, ...goal }));

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

/** A Markdown table: F1 by set and field, with the share of kept nulls in brackets where a set has nothing else. */
export function tableOf(scores: Scores): string {
  const rows = Object.entries(scores).map(([set, fields]) => [set, ...FIELDS.map((field) => shown(fields[field]))]);
  const table = [['set', ...FIELDS], ...rows];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...rest] = table;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rest.map(line)].join('\n');
}

function shown(cell: Scores[string][string] | undefined): string {
  if (!cell) return '';
  if (cell.f1 === null) return cell.nulls === null ? '' : `(${cell.nulls.toFixed(1)})`;
  return cell.f1.toFixed(1);
}
