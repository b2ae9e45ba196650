import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { describeApi } from '../infra/openapi.ts';

const HELP = `Writes what GET /openapi.json answers into functions/get-openapi/openapi.json: npm run openapi

It is made of the routes and their schemas. It is a file, so that a change of the API is a change to review.
`;

if (parseArgs({ options: { help: { type: 'boolean' } } }).values.help) {
  console.log(HELP);
  process.exit(0);
}

const file = fileURLToPath(new URL('../functions/get-openapi/openapi.json', import.meta.url));
writeFileSync(file, JSON.stringify(await describeApi()));
const { status } = spawnSync('npm', ['exec', '--silent', 'biome', '--', 'format', '--write', file], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
