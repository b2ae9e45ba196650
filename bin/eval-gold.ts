import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { developmentFolder } from './development-folder.ts';
import { conversationIn, objectIn } from './reader/conversation-line.ts';
import { CUTS } from './reader/cuts.ts';
import { type Gold, type Kept, keptOf, toldIn } from './reader/gold-answer.ts';

/** So much in percent of what a model answers rightly has to get through grounding, in every language. */
export const GOLD_GOAL = 99.5;

type Told = Kept & { language: string; cut: string; id: unknown };

/** Prints what grounding keeps of right answers, per language. @returns the exit code */
export function checkGold(sets: readonly string[]): number {
  const all = sets.flatMap(keptIn);
  const lost = all.filter(({ isKept }) => !isKept);
  for (const [name, of] of [
    ['language', (it: Told) => it.language],
    ['field', (it: Told) => it.field],
    ['quoted', (it: Told) => it.cut],
  ] as const)
    console.log(`${tableOf(name, Object.groupBy(all, of))}\n`);
  for (const { id, field, cut, gold, quotes } of lost.slice(0, 20))
    console.log(`lost: ${id} ${field} "${gold}", quoted ${cut}: ${JSON.stringify(quotes)}`);
  const missed = Object.entries(Object.groupBy(all, ({ language }) => language)).filter(
    ([, some = []]) => shareOf(some) < GOLD_GOAL,
  );
  console.log(`${all.length - lost.length} of ${all.length} values kept: ${shareOf(all).toFixed(2)} %`);
  if (missed.length > 0) console.log(`Less than ${GOLD_GOAL} %: ${missed.map(([language]) => language).join(', ')}`);
  return missed.length > 0 ? 1 : 0;
}

function keptIn(set: string): Told[] {
  const lines = readFileSync(join(developmentFolder, 'dev', `${set}.jsonl`), 'utf8')
    .split('\n')
    .filter(Boolean);
  return lines.flatMap((line) => {
    const { id, tag, turns, language, at = new Date() } = conversationIn(line);
    const gold = objectIn(line)['expected'] as Gold;
    const told = toldIn(turns, language, at);
    return CUTS.flatMap((cut) => keptOf(gold, told, cut).map((it) => ({ ...it, id, language: tag, cut: cut.name })));
  });
}

const shareOf = (all: readonly Kept[]) => (100 * all.filter(({ isKept }) => isKept).length) / all.length;

function tableOf(name: string, groups: Partial<Record<string, Told[]>>): string {
  const rows = Object.entries(groups).map(
    ([group, all = []]) =>
      `${group.padEnd(24)} ${String(all.length).padStart(6)} ${shareOf(all).toFixed(2).padStart(7)} %`,
  );
  return [`${name.padEnd(24)} values    kept`, ...rows].join('\n');
}
