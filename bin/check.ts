import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const HELP = `Checks the project, step by step until one fails: npm run check

  npm run check    lint and format, types, the suite
  npm run types    the types alone: of what runs in Node.js, and of what runs in a browser
`;

const STEPS: Record<string, string[]> = {
  lint: ['npm run -s lint'],
  types: ['tsc -p .', 'tsc -p shared/pages/client'],
  test: ['npm test'],
};

const { values, positionals } = parseArgs({ options: { help: { type: 'boolean' } }, allowPositionals: true });
const wanted = positionals.length > 0 ? positionals : Object.keys(STEPS);
const commands = values.help ? [] : wanted.flatMap((step) => STEPS[step] ?? []);
if (values.help) console.log(HELP);
process.exitCode = commands.some((command) => spawnSync(command, { shell: true, stdio: 'inherit' }).status !== 0)
  ? 1
  : 0;
