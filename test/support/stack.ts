import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { App, type StackProps } from 'aws-cdk-lib';
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

const others = [fallback, secretMaker, shardRecorder, eventSender, webhookDeliverer];

/** Every function of the service, by the name of its folder. */
export const folders = [...routes, ...schedules, ...others].map(({ folder }) => folder);

/** The settings of cdk.json with these instead of some. */
export const settingsWith = (context: object) => readSettings(appWith(context).node);

const appWith = (context: object) => new App({ outdir: aFolder(), context: { ...settingsInCdkJson(), ...context } });

/** The service as these settings deploy it, with functions in which there is nothing: what is in them takes long to make. */
export function aStack(context: object, { env }: Pick<StackProps, 'env'> = {}) {
  const bundles = aFolder();
  for (const folder of folders) {
    mkdirSync(join(bundles, folder));
    writeFileSync(join(bundles, folder, 'handler.cjs'), `// ${folder}`);
  }
  const app = appWith(context);
  const stack = new ServiceStack(app, 'Test', { bundles, settings: readSettings(app.node), ...(env && { env }) });
  return { app, stack, bundles, template: () => Template.fromStack(stack) };
}

export const templateOf = (context: object = {}): Template => aStack(context).template();
