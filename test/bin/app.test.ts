import { spawnSync } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { settingsInCdkJson } from '../../infra/settings.ts';
import { aFolder } from '../support/server.ts';

test('the stage of the local server is not deployed, and one sentence says why', () => {
  const CDK_CONTEXT_JSON = JSON.stringify({ ...settingsInCdkJson(), stage: 'local' });
  const env = { ...process.env, CDK_CONTEXT_JSON, CDK_OUTDIR: aFolder() };

  const { status, stderr } = spawnSync(process.execPath, ['bin/app.ts'], { env, encoding: 'utf8' });

  expect(status).toBe(1);
  expect(stderr).toMatch(/^Setting "stage": "local" is the stage of npm start.*\n$/);
});
