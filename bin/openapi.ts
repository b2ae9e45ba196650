import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { describeApi } from '../infra/openapi.ts';

const HELP = `Writes what GET /openapi.json answers into functions/get-openapi/openapi.json: npm run openapi

It is made of the routes and their schemas. It is a file, so that a change of the API is a change to review.
`;

const file = new URL('../functions/get-openapi/openapi.json', import.meta.url);
if (parseArgs({ options: { help: { type: 'boolean' } } }).values.help) console.log(HELP);
else writeFileSync(file, `${JSON.stringify(await describeApi(), null, 2)}\n`);
