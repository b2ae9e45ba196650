import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describeApi } from '../infra/openapi.ts';

// Written to a file, so that a change of the API is a change to review (npm run openapi).
const file = fileURLToPath(new URL('../functions/get-openapi/openapi.json', import.meta.url));
writeFileSync(file, JSON.stringify(await describeApi()));
const { status } = spawnSync('npm', ['exec', '--silent', 'biome', '--', 'format', '--write', file], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
