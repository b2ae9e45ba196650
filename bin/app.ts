import { App } from 'aws-cdk-lib';
import { bundle } from '../infra/bundle.ts';
import { ServiceStack } from '../infra/service-stack.ts';
import { readSettings } from '../infra/settings.ts';

const app = new App();
const settings = readSettings(app.node);
if (settings.stage === 'local') {
  console.error(
    'Setting "stage": "local" is the stage of npm start, whose session cookie is not Secure; choose another',
  );
  process.exit(1);
}
const bundles = 'dist';
await bundle(bundles);
new ServiceStack(app, `Intake-${settings.stage}`, { bundles, settings });
