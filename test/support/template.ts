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

/** Every function of the service, by the name of its folder. */
export const folders = [
  ...routes,
  fallback,
  ...schedules,
  secretMaker,
  shardRecorder,
  eventSender,
  webhookDeliverer,
].map(({ folder }) => folder);

/** The service as these settings deploy it, with functions in which there is nothing: what is in them takes long to make. */
export function templateOf(context: object = {}): Template {
  const bundles = aFolder();
  for (const folder of folders) {
    mkdirSync(join(bundles, folder));
    writeFileSync(join(bundles, folder, 'handler.cjs'), '');
  }
  const app = new App({ outdir: aFolder(), context: { ...settingsInCdkJson(), ...context } });
  return Template.fromStack(new ServiceStack(app, 'Test', { bundles, settings: readSettings(app.node) }));
}
