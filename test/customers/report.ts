import type { Code } from './customer.ts';
import type { Meeting } from './meet.ts';

/** How the customers of a language fared. `right`: whose record or ticket is right in the end; `turns`, `needed`: medians. */
export type Score = { code: Code; passed: number; right: number; all: number; turns: number; needed: number };

const AIM: Partial<Record<Code, number>> = { en: 0.95, de: 0.95, es: 0.95, fr: 0.95 };
const AIM_ELSEWHERE = 0.9;

export const scoreOf = (code: Code, meetings: readonly Meeting[]): Score => ({
  code,
  passed: meetings.filter(({ failures }) => failures.length === 0).length,
  right: meetings.filter(({ isRight }) => isRight).length,
  all: meetings.length,
  turns: median(meetings.map(({ turns }) => turns)),
  needed: median(meetings.map(({ needed }) => needed)),
});

/** What a language's customers fall short of, as a line; none when enough were served in few enough turns. */
export function shortfall({ code, passed, all, turns, needed }: Score): string | undefined {
  const aim = AIM[code] ?? AIM_ELSEWHERE;
  if (passed < aim * all) return `${code}: ${passed} of ${all} were served, and ${Math.ceil(aim * all)} must be`;
  return turns > needed + 1 ? `${code}: ${turns} turns, where ${needed} are needed` : undefined;
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return ((sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) + (sorted[Math.floor(sorted.length / 2)] ?? 0)) / 2;
}

/** The scores as a table. */
export function tableOf(scores: readonly Score[]): string {
  const total = (key: 'passed' | 'right' | 'all') => scores.reduce((count, score) => count + score[key], 0);
  const row = (code: string, { passed, right, all }: Pick<Score, 'passed' | 'right' | 'all'>) =>
    [code, `${passed}/${all}`, percent(passed, all), percent(right, all)] as (string | number)[];
  const rows = scores.map((score) => [...row(score.code, score), score.turns, score.needed]);
  const sum = row('all', { passed: total('passed'), right: total('right'), all: total('all') });
  const cells = [['', 'served', '', 'right', 'turns', 'needed'], ...rows, sum];
  return cells
    .map(([head, ...rest]) => `${head}`.padEnd(5) + rest.map((it) => `${it}`.padStart(9)).join(''))
    .join('\n');
}

const percent = (part: number, all: number) => (all === 0 ? '' : `${Math.round((100 * part) / all)} %`);

/** A conversation with what is wrong with it. */
export function dialogueOf({ customer, failures, dialogue, turns, needed }: Meeting): string {
  const lines = dialogue.map(({ role, content, heard }) => {
    const what = heard && [...heard.things, ...(heard.isMore ? ['more?'] : []), ...(heard.isCheck ? ['right?'] : [])];
    const asked = what && what.length > 0 ? `   [${what.join(', ')}]` : '';
    return `  ${role === 'user' ? '>' : ' '} ${content.replaceAll('\n', '\n    ')}${asked}`;
  });
  const reasons = failures.map(({ kind, detail }) => `  ✗ ${kind}${detail ? `: ${detail}` : ''}`);
  return [`${customer.id} (${customer.who}; ${turns} turns, ${needed} needed)`, ...lines, ...reasons].join('\n');
}

/** How often each sort of failure occurs, and whom it meets. */
export function causesOf(meetings: readonly Meeting[]): string {
  const ids = new Map<string, Set<string>>();
  for (const { customer, failures } of meetings) {
    for (const { kind } of failures) ids.set(kind, (ids.get(kind) ?? new Set()).add(customer.id));
  }
  return [...ids]
    .sort(([, a], [, b]) => b.size - a.size)
    .map(([kind, who]) => `${String(who.size).padStart(4)}  ${kind}: ${[...who].join(', ')}`)
    .join('\n');
}
