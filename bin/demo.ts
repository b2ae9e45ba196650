import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { TABLE_FILE } from '../infra/local/data-folder.ts';
import { startLocal } from '../infra/local/server.ts';
import { stepsTold } from '../infra/local/steps.ts';
import { play, setClock } from './demo/clock.ts';
import { customer } from './demo/customer.ts';
import { deskWork, PASSWORD, staff } from './demo/desk.ts';
import { plan } from './demo/plan.ts';
import { seeded } from './demo/random.ts';
import { type Client, clientOf } from './demo/service.ts';

const HELP = `Fills a data folder with six weeks of a service desk: npm run demo [-- OPTION …]

Customers in thirteen languages talk to the service, and four people at its desk work on what comes of it: conversations, tickets
in every status, parcels, terms of sale. All of it goes through the endpoints, under a clock that is set.
  --conversations N   how many (300)
  --seed N            others, or the same again (1)
  --until TIME        when the six weeks end, as 2026-11-22T18:00:00Z (now)
  --yes               also into a folder that has data already
The folder is .demo, or DATA_DIR. In the end it says how to start the service on it, and who may log in.
`;

class Misuse extends Error {}

function optionsOf(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      conversations: { type: 'string', default: '300' },
      seed: { type: 'string', default: '1' },
      until: { type: 'string', default: new Date().toISOString() },
      yes: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const until = Date.parse(values.until);
  if (Number.isNaN(until)) throw new Misuse(`--until is "${values.until}", which is no time`);
  return {
    count: whole('conversations', values.conversations, 9999),
    seed: whole('seed', values.seed, 100_000),
    until,
    isSure: values.yes,
    isAsked: values.help,
  };
}

function whole(name: string, value: string, max: number): number {
  const number = Number(value);
  if (Number.isInteger(number) && number >= 1 && number <= max) return number;
  throw new Misuse(`--${name} is "${value}", which is no whole number from 1 to ${max}`);
}

/** Accounts of the desk; the staff tool lets them read and work. */
async function openDesk(client: Client, dataDir: string): Promise<void> {
  for (const [n, person] of staff.entries()) {
    await client.signUp(person);
    const args = [
      fileURLToPath(new URL('staff.ts', import.meta.url)),
      'grant',
      person.email,
      n === 0 ? 'admin' : 'staff',
    ];
    const { status, stderr } = spawnSync(process.execPath, args, {
      env: { ...process.env, DATA_DIR: dataDir },
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
  }
}

/** The summary counts a moment after the last change. */
async function counted(client: Client, tickets: number): Promise<void> {
  const [admin] = staff;
  while (admin && (await client.countedTickets(admin)) < tickets) await sleep(100);
}

async function main({ count, seed, until, isSure }: ReturnType<typeof optionsOf>): Promise<void> {
  const dataDir = process.env['DATA_DIR'] ?? '.demo';
  if (!isSure && existsSync(join(dataDir, TABLE_FILE))) {
    throw new Misuse(`${dataDir} has data already: choose another folder with DATA_DIR, or add to it with --yes`);
  }
  const planned = plan(count, { seed, until });
  const go = setClock();
  go(planned[0]?.at ?? until);
  const settings = { port: 0, dataDir, readAccess: 'staff', authProvider: 'none', trackingProvider: 'none' };
  const step = stepsTold(process.stdout);
  const server = await startLocal({ ...settings, logLevel: 'error', step });
  try {
    const client = clientOf(server.url);
    await step('Making the accounts of the desk', () => openDesk(client, dataDir));
    const held = hold(client);
    const tickets = await step(`Holding ${count} conversations`, held.work, held.howFar);
    go(until);
    await step('Counting them', () => counted(client, tickets));
    console.log(
      `\n${dataDir} has ${count} conversations of six weeks, and ${tickets} tickets.\n${howToStart(dataDir)}`,
    );
  } finally {
    await server.stop();
  }

  /** The conversations and the work on them. */
  function hold(client: Client) {
    const random = seeded(seed);
    const tickets = new Set<string>();
    const hasTicket = (id: string) => {
      tickets.add(id);
      return deskWork(id, { client, random });
    };
    const actors = planned.map((it) => ({ at: it.at, actor: customer(it, { client, random, hasTicket }) }));
    const work = async () => {
      await play(actors, until, go);
      return tickets.size;
    };
    const howFar = () =>
      `${planned.filter(({ at }) => at < Date.now()).length} of ${count}, ${new Date().toDateString()}`;
    return { work, howFar };
  }
}

const howToStart = (folder: string) => `
  DATA_DIR=${folder} npm start                      whoever is at this machine reads everything
  DATA_DIR=${folder} READ_ACCESS=staff npm start    only the desk does, as in a deployment

Then http://127.0.0.1:3000/tickets. Log in as ${staff[0]?.email} (admin) or ${staff[1]?.email} (staff), password ${PASSWORD}
`;

try {
  const options = optionsOf(process.argv.slice(2));
  if (options.isAsked) console.log(HELP);
  else await main(options);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof Misuse ? 2 : 1;
}
