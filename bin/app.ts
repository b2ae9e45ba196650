import { App } from 'aws-cdk-lib';
import { bundle } from '../infra/bundle.ts';
import { judge } from '../infra/nag.ts';
import { ServiceStack } from '../infra/service-stack.ts';
import { readSettings, type Settings } from '../infra/settings.ts';

const app = new App();

function settingsOrEnd(): Settings {
  try {
    const settings = readSettings(app.node);
    if (settings.stage !== 'local') return settings;
    throw new Error(
      'Setting "stage": "local" is the stage of npm start, whose session cookie is not Secure; choose another',
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const settings = settingsOrEnd();
const bundles = 'dist';
await bundle(bundles);
const stack = new ServiceStack(app, `Intake-${settings.stage}`, { bundles, settings });
const { findings } = judge(app, stack);
if (findings.length > 0) console.error('Mend what cdk-nag finds, or add a row with the reason to infra/nag.ts');
