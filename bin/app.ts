import { App } from 'aws-cdk-lib';
import { bundle } from '../infra/bundle.ts';
import { ServiceStack } from '../infra/service-stack.ts';
import { readSettings } from '../infra/settings.ts';

const bundles = 'dist';
await bundle(bundles);
const app = new App();
const settings = readSettings(app.node);
new ServiceStack(app, `Intake-${settings.stage}`, { bundles, settings });
