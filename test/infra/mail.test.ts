import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { fallback, routes, schedules, secretMaker, shardRecorder } from '../../infra/routes.ts';
import { ServiceStack } from '../../infra/service-stack.ts';
import { readSettings, settingsInCdkJson } from '../../infra/settings.ts';
import { aFolder } from '../support/server.ts';

const read = (mailFrom: unknown) =>
  readSettings(new App({ context: { ...settingsInCdkJson(), mailFrom } }).node).mailFrom;

test.each([
  ['none', undefined],
  ['no-reply@example.com', 'no-reply@example.com'],
])('mailFrom %j is read as %j', (given, expected) => {
  expect(read(given)).toBe(expected);
});

test.each(['console', 'example.com', 'Ann <ann@example.com>', 'a@b', 'a b@example.com', '', true, ['a@example.com']])(
  'mailFrom %j is refused',
  (given) => {
    expect(() => read(given)).toThrow(/^Setting "mailFrom": .* is not an email address$/);
  },
);

const folders = [...routes, fallback, ...schedules, secretMaker, shardRecorder].map(({ folder }) => folder);

function deployed(mailFrom: string): Template {
  const bundles = aFolder();
  for (const folder of folders) {
    mkdirSync(join(bundles, folder));
    writeFileSync(join(bundles, folder, 'handler.cjs'), '');
  }
  const app = new App({ outdir: aFolder(), context: { ...settingsInCdkJson(), mailFrom } });
  return Template.fromStack(new ServiceStack(app, 'Test', { bundles, settings: readSettings(app.node) }));
}

describe('a deployment', () => {
  test('that sends no mail may send none', () => {
    expect(JSON.stringify(deployed('none').toJSON())).not.toContain('ses:');
  });

  test('that does lets one function send, from the address of the setting and no other', () => {
    const template = deployed('no-reply@example.com');
    const policies = Object.entries(template.findResources('AWS::IAM::Policy'));
    const sending = policies.filter(([, policy]) => JSON.stringify(policy).includes('ses:SendEmail'));

    expect(sending.map(([id]) => id)).toEqual([expect.stringMatching(/^forgotpasswordRole/)]);
    // biome-ignore lint/suspicious/noExplicitAny: CloudFormation is as open as JSON
    const statements: any[] = sending[0]?.[1]['Properties'].PolicyDocument.Statement;
    expect(statements.find(({ Action }) => Action === 'ses:SendEmail')).toMatchObject({
      Effect: 'Allow',
      Condition: { StringEquals: { 'ses:FromAddress': 'no-reply@example.com' } },
    });
    template.hasResourceProperties('AWS::Lambda::Function', {
      Description: 'functions/forgot-password',
      Environment: { Variables: { MAIL_FROM: 'no-reply@example.com' } },
    });
  });
});
