import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { aCompleteConversation } from '../support/builders.ts';
import { aFolder, getJson, postJson, startServer, stopServer } from '../support/server.ts';

const SAVERS = 32;

/** The conversations of which an acknowledged save is not there, or whose ticket is half made. */
export type Found = { lost: string[]; halfMade: string[] };

/**
 * Kills the whole local server (kill -9, engine included) while 32 clients save conversations, starts it again on the
 * same folder, and looks for every save that was acknowledged.
 */
export async function crashOnce(): Promise<Found & { saves: number; killed: number }> {
  const dataDir = aFolder();
  const first = await startServer({ DATA_DIR: dataDir });
  const acknowledged = new Map<string, number>();
  let saves = 0;
  let isRunning = true;
  const savers = Array.from({ length: SAVERS }, async (_, saver) => {
    for (let turn = 0; isRunning; turn += 1) {
      const id = saver * 10_000 + Math.floor(turn / 7);
      const count = (turn % 7) + 1;
      const saved = await postJson(`${first.url}/save-conversation`, {
        id,
        messages: conversation(id).slice(0, count),
      }).catch(() => undefined);
      if (!saved) return;
      if (saved.status !== 200) continue;
      acknowledged.set(String(id), count);
      saves += 1;
    }
  });
  while (saves < 2 * SAVERS) await sleep(10);
  await sleep(randomInt(1000));
  const killed = killAll([...enginesOf(dataDir), first.child.pid ?? 0]);
  isRunning = false;
  await Promise.all([...savers, first.exited]);

  const second = await startServer({ DATA_DIR: dataDir });
  const found = await inspect(second.url, acknowledged);
  await stopServer(second);
  rmSync(dataDir, { recursive: true, force: true });
  return { saves, killed, ...found };
}

/** The processes of the engine that holds the table of this folder, with the shell that ends them otherwise. */
const enginesOf = (dataDir: string): number[] =>
  spawnSync('pgrep', ['-f', `dynoxide.*${dataDir}/`])
    .stdout.toString()
    .split('\n')
    .filter(Boolean)
    .map(Number);

/** The shell goes first in the list, being the oldest, so that it has no time to end its engine gently. */
function killAll(pids: number[]): number {
  for (const pid of pids) process.kill(pid, 'SIGKILL');
  return pids.length;
}

async function inspect(url: string, acknowledged: Map<string, number>): Promise<Found> {
  const { tickets } = await getJson(`${url}/tickets`);
  const ticketed = new Set(tickets.map((ticket: { conversation_id: string }) => ticket.conversation_id));
  const lost: string[] = [];
  const halfMade: string[] = [];
  for (const [id, count] of acknowledged) {
    const { messages, is_complete } = await getJson(`${url}/conversation/${id}?include=messages`);
    if (!messages || JSON.stringify(messages.slice(0, count)) !== JSON.stringify(conversation(id).slice(0, count)))
      lost.push(id);
    if (is_complete !== ticketed.has(id)) halfMade.push(id);
  }
  return { lost, halfMade };
}

const conversation = (id: number | string) =>
  aCompleteConversation({ issue: `My kitchen sink number ${id} is leaking.` });

const HELP = `Kills the local server and its engine (kill -9) under load, and looks for what was lost: npm run crash-test [-- ROUNDS]

Each of the rounds (20) has a data folder of its own, which is removed. Exit code 1 when a save that was acknowledged is
lost, or a ticket is half made.
`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options: { help: { type: 'boolean' } }, allowPositionals: true });
  if (values.help) return console.log(HELP);
  const rounds = Number(positionals[0] ?? 20);
  let faults = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const { saves, lost, halfMade } = await crashOnce();
    faults += lost.length + halfMade.length;
    console.log(
      `crash ${round} of ${rounds}: ${saves} saves acknowledged, ${lost.length} lost, ${halfMade.length} half made`,
    );
  }
  process.exitCode = faults > 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
