import { writeFileSync } from 'node:fs';
import { describeApi } from '../infra/openapi.ts';

// Written to a file, so that a change of the API is a change to review (npm run openapi).
const file = new URL('../functions/get-openapi/openapi.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(await describeApi(), null, 2)}\n`);
