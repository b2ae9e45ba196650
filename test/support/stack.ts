import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import {
  eventSender,
  fallback,
  routes,
  schedules,
  secretMaker,
  shardRecorder,
  webhookDeliverer,
} from '../../infra/routes.ts';
import { ServiceStack } from '../../infra/service-stack.ts';
import { readSettings, settingsInCdkJson } from '../../infra/settings.ts';
import { aFolder } from './server.ts';

/** The stack with these settings beside those of cdk.json, and with functions that do nothing, for tests of what is around them. */
export function aStack(context: object) {
  const bundles = aFolder();
  const others = [fallback, secretMaker, shardRecorder, eventSender, webhookDeliverer];
  for (const { folder } of [...routes, ...schedules, ...others]) {
    mkdirSync(join(bundles, folder));
    writeFileSync(join(bundles, folder, 'handler.cjs'), `// ${folder}`);
  }
  const app = new App({ outdir: aFolder(), context: { ...settingsInCdkJson(), ...context } });
  const stack = new ServiceStack(app, 'Test', { bundles, settings: readSettings(app.node) });
  return { app, stack, template: () => Template.fromStack(stack) };
}
