import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CODES, type Code } from '../test/customers/customer.ts';
import type { Meeting } from '../test/customers/meet.ts';
import { causesOf, dialogueOf, scoreOf, shortfall, tableOf } from '../test/customers/report.ts';
import '../test/support/read-pages.ts';
import { startService } from '../test/support/service.ts';

const HELP = `Lets simulated customers talk to the service: npm run customers [-- --language CODE … --id ID … --verbose]

Prints the dialogue of everyone who was not served and why, what went wrong how often, and a table by language: how many
were served, the median of their turns and of the turns that they need.
  --language CODE   only customers of this language (${CODES.join(' ')})
  --id ID           only this customer
  --verbose         every dialogue
Exit code 1 when a language falls short of its aim, 2 when the call is wrong. The customers are in test/customers/.
`;

type Options = { language: Code[]; id: string[]; verbose: boolean };

/** @throws when an option is not known, or names no language */
function optionsOf(args: string[]): Options | 'help' {
  const { values } = parseArgs({
    args,
    options: {
      help: { type: 'boolean' },
      language: { type: 'string', multiple: true, default: [] },
      id: { type: 'string', multiple: true, default: [] },
      verbose: { type: 'boolean', default: false },
    },
  });
  const unknown = values.language.filter((code) => !CODES.includes(code as Code));
  if (unknown.length > 0) throw new Error(`No language ${unknown.join(', ')}; there are ${CODES.join(', ')}`);
  return values.help ? 'help' : { ...values, language: values.language as Code[] };
}

async function meetingsOf({ language, id }: Options): Promise<Map<Code, Meeting[]>> {
  // The functions read their settings when they load.
  const { customersOf, meetAll } = await import('../test/customers/run.ts');
  const meetings = new Map<Code, Meeting[]>();
  for (const code of language.length > 0 ? language : CODES) {
    const wanted = customersOf[code].filter((customer) => id.length === 0 || id.includes(customer.id));
    if (wanted.length > 0) meetings.set(code, await meetAll(code, wanted));
  }
  if (meetings.size === 0) throw new Error(`No customer ${id.join(', ')}`);
  return meetings;
}

async function main(options: Options): Promise<number> {
  const engine = await startService();
  try {
    const meetings = await meetingsOf(options);
    const all = [...meetings.values()].flat();
    const shown = all.filter(({ failures }) => options.verbose || failures.length > 0);
    const scores = [...meetings].map(([code, those]) => scoreOf(code, those));
    const short = scores.flatMap((score) => shortfall(score) ?? []);
    console.log([...shown.map(dialogueOf), causesOf(all), tableOf(scores), ...short].join('\n\n'));
    return short.length > 0 ? 1 : 0;
  } finally {
    await engine.stop();
    rmSync(process.env['TEST_FOLDER'] ?? '', { recursive: true, force: true });
  }
}

try {
  const options = optionsOf(process.argv.slice(2));
  if (options === 'help') console.log(HELP);
  else process.exitCode = await main(options);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
