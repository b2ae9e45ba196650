import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { aFolder } from '../support/server.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
/** All but what npm runs by itself. */
const commands = Object.entries(scripts).filter(([name]) => !/^(?:pre|post)/.test(name));
const ownFile = (command: string) => /\S+\.ts\b/.exec(command)?.[0] ?? '';
const own = commands.filter(([, command]) => ownFile(command));

type Help = { status: number | null; said: string; dataDir: string };
const known = new Map<string, Help>();

/** What `npm run NAME -- --help` does. */
function helpOf(command: string): Help {
  const help = known.get(command) ?? askFor(command);
  known.set(command, help);
  return help;
}

function askFor(command: string): Help {
  const dataDir = join(aFolder(), 'data');
  const PATH = [join(process.cwd(), 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  const env = { ...process.env, PATH, DATA_DIR: dataDir, BENCH: join(dataDir, 'bench') };
  const { status, stdout } = spawnSync(`${command} --help`, { shell: true, env, encoding: 'utf8' });
  return { status, said: stdout, dataDir };
}

test.each(own)('npm run %s -- --help says what it does, and does nothing', (name, command) => {
  const description = 'functions/get-openapi/openapi.json';
  const { mtimeMs } = statSync(description);

  const { status, said, dataDir } = helpOf(command);

  expect(status).toBe(0);
  expect(said).toMatch(new RegExp(`npm (?:run (?:-s )?)?${name}\\b`));
  expect(said).not.toContain('Checking the port');
  expect(existsSync(dataDir)).toBe(false);
  expect(statSync(description).mtimeMs).toBe(mtimeMs);
});

test.each(own)('the help of npm run %s names every option', (_, command) => {
  const source = readFileSync(ownFile(command), 'utf8');
  const options = [...source.matchAll(/[{\s]'?([a-z][a-z-]*)'?: \{ type: '(?:string|boolean)'/g)].map(
    ([, name]) => name,
  );

  const { said } = helpOf(command);

  expect(options.filter((name) => name !== 'help' && !said.includes(`--${name}`))).toEqual([]);
});

test.each(commands.filter(([, command]) => !ownFile(command)))(
  'npm run %s -- --help is that of its tool',
  (_, command) => {
    const { status, said } = helpOf(command);

    expect(status).toBe(0);
    expect(said).toContain('--help');
  },
);
