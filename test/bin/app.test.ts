import { spawnSync } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { settingsInCdkJson } from '../../infra/settings.ts';
import { aFolder } from '../support/server.ts';

test.each([
  ['the stage of the local server', { stage: 'local' }, /^Setting "stage": "local" is the stage of npm start.*\n$/],
  ['a setting that cannot be', { indexShards: 'many' }, /^Setting "indexShards": "many" is not a whole number .*\n$/],
  ['a setting that is misspelt', { shards: 8 }, /^There is no setting "shards"; did you mean "indexShards"\?\n$/],
])('%s is not deployed, and one sentence says why', (_, context, sentence) => {
  const CDK_CONTEXT_JSON = JSON.stringify({ ...settingsInCdkJson(), ...context });
  const env = { ...process.env, CDK_CONTEXT_JSON, CDK_OUTDIR: aFolder() };

  const { status, stderr } = spawnSync(process.execPath, ['bin/app.ts'], { env, encoding: 'utf8' });

  expect(status).toBe(1);
  expect(stderr).toMatch(sentence);
});
