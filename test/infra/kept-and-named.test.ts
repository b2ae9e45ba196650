import { describe, expect, test } from '@jest/globals';
import { Match, type Template } from 'aws-cdk-lib/assertions';
import { folders, templateOf } from '../support/stack.ts';

// biome-ignore lint/suspicious/noExplicitAny: CloudFormation is as open as JSON
type Properties = Record<string, any>;
const ofType = (template: Template, type: string): Properties[] =>
  Object.values(template.findResources(type)).map(({ Properties }) => Properties);

/** With all that tells of events. */
const webhooks = [{ name: 'desk', url: 'https://desk.example.com/hook' }];
const template = templateOf({ webhooks });

test('every function is traced, and may say so', () => {
  const functions = ofType(template, 'AWS::Lambda::Function').filter(({ Description }) =>
    Description?.startsWith('functions/'),
  );
  const tracers = ofType(template, 'AWS::IAM::Policy').filter(({ PolicyDocument }) =>
    PolicyDocument.Statement.some(
      ({ Action }: Properties) => String(Action) === 'xray:PutTraceSegments,xray:PutTelemetryRecords',
    ),
  );

  expect(functions).toHaveLength(folders.length);
  expect(new Set(functions.map(({ TracingConfig }) => TracingConfig?.Mode))).toEqual(new Set(['Active']));
  expect(tracers).toHaveLength(folders.length);
});

test.each([
  ['trial', 'trial'],
  ['local', 'none'],
])('metrics of stage %s are counted for %s', (stage, METRICS_STAGE) => {
  const functions = ofType(templateOf({ stage }), 'AWS::Lambda::Function');

  for (const { Environment } of functions.filter(({ Description }) => Description?.startsWith('functions/'))) {
    expect(Environment.Variables).toMatchObject({ METRICS_STAGE });
  }
});

describe('the log of the gateway', () => {
  const [{ AccessLogSettings: settings } = {}] = ofType(template, 'AWS::ApiGatewayV2::Stage');

  test('is JSON in a group of its own', () => {
    const [group] = settings.DestinationArn['Fn::GetAtt'];

    expect(Object.keys(template.findResources('AWS::Logs::LogGroup'))).toContain(group);
    expect(JSON.parse(settings.Format)).toMatchObject({
      request_id: '$context.requestId',
      route: '$context.routeKey',
      status: '$context.status',
      integration_status: '$context.integrationStatus',
      integration_error: '$context.integrationErrorMessage',
      bytes: '$context.responseLength',
    });
  });

  test('holds nothing of who called: no address, no agent, no path that names a conversation', () => {
    expect(settings.Format).not.toMatch(/identity|authorizer|context\.path|userAgent|referer/i);
  });
});

describe('settings', () => {
  test('logRetentionDays is for every log', () => {
    const groups = ofType(templateOf({ logRetentionDays: '90', webhooks }), 'AWS::Logs::LogGroup');

    expect(groups).toHaveLength(folders.length + 1);
    expect(new Set(groups.map(({ RetentionInDays }) => RetentionInDays))).toEqual(new Set([90]));
  });

  test('pitrDays is how far back the table goes', () => {
    templateOf({ pitrDays: 7 }).hasResourceProperties('AWS::DynamoDB::GlobalTable', {
      Replicas: [
        Match.objectLike({
          PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: 7 },
        }),
      ],
    });
  });

  describe('kmsKeyArn', () => {
    const kmsKeyArn = 'arn:aws:kms:eu-central-1:123456789012:key/1234abcd-12ab-34cd-56ef-1234567890ab';
    const keyed = templateOf({ kmsKeyArn, webhooks });

    test('is the key of the table and of every log', () => {
      keyed.hasResourceProperties('AWS::DynamoDB::GlobalTable', {
        SSESpecification: { SSEEnabled: true, SSEType: 'KMS' },
        Replicas: [Match.objectLike({ SSESpecification: { KMSMasterKeyId: kmsKeyArn } })],
      });
      expect(new Set(ofType(keyed, 'AWS::Logs::LogGroup').map(({ KmsKeyId }) => KmsKeyId))).toEqual(
        new Set([kmsKeyArn]),
      );
    });

    test('may be used by who uses the table, through the table only', () => {
      const statements = ofType(keyed, 'AWS::IAM::Policy').map(({ PolicyDocument }) => PolicyDocument.Statement);
      const has = (service: string) => (it: Properties) => JSON.stringify(it['Action']).includes(`"${service}:`);

      const onKey = statements.map((those: Properties[]) => those.filter(has('kms')));
      const expected = {
        Resource: kmsKeyArn,
        Condition: { StringEquals: { 'kms:ViaService': 'dynamodb.eu-central-1.amazonaws.com' } },
      };

      expect(onKey.map(({ length }) => length)).toEqual(statements.map((those) => Number(those.some(has('dynamodb')))));
      expect(onKey.flat().length).toBeGreaterThan(20);
      const [others, throughTable] = [false, true].map((isBound) =>
        onKey.flat().filter(({ Condition }) => Boolean(Condition) === isBound),
      );
      for (const statement of throughTable ?? []) expect(statement).toMatchObject(expected);
      expect(others?.map(({ Action }) => Action)).toEqual([['kms:Decrypt', 'kms:DescribeKey']]); // the CDK's, for who reads the stream
    });
  });

  test('domainName is a name of the API, with its certificate and what DNS has to say', () => {
    const certificateArn = 'arn:aws:acm:eu-central-1:123456789012:certificate/1234abcd';
    const domained = templateOf({ domainName: 'intake.example.com', certificateArn });
    const [domain] = Object.keys(domained.findResources('AWS::ApiGatewayV2::DomainName'));

    domained.hasResourceProperties('AWS::ApiGatewayV2::DomainName', {
      DomainName: 'intake.example.com',
      DomainNameConfigurations: [{ CertificateArn: certificateArn, EndpointType: 'REGIONAL' }],
    });
    domained.hasResourceProperties('AWS::ApiGatewayV2::ApiMapping', { DomainName: { Ref: domain }, Stage: '$default' });
    domained.hasOutput('DomainTarget', { Value: { 'Fn::GetAtt': [domain, 'RegionalDomainName'] } });
    domained.hasOutput('DomainTargetZone', { Value: { 'Fn::GetAtt': [domain, 'RegionalHostedZoneId'] } });
  });

  test('tags are on all that the service tags itself', () => {
    const tagged = JSON.stringify(templateOf({ tags: '{"cost-center": "42"}' }).toJSON());
    const count = (text: RegExp) => tagged.match(text)?.length;

    expect(count(/"Key":"cost-center","Value":"42"/g)).toBe(count(/"Key":"service","Value":"conversation-intake"/g));
    expect(tagged).toContain('"cost-center":"42"');
  });
});

const KEY = 'arn:aws:kms:eu-central-1:123456789012:key/1234abcd';
const CERTIFICATE = 'arn:aws:acm:eu-central-1:123456789012:certificate/1234abcd';

test.each([
  [{ logRetentionDays: 31 }, 'logRetentionDays', '30, 60'],
  [{ logRetentionDays: 'forever' }, 'logRetentionDays', 'forever'],
  [{ pitrDays: 36 }, 'pitrDays', 'from 1 to 35'],
  [{ pitrDays: 'none' }, 'pitrDays', 'from 1 to 35'],
  [{ kmsKeyArn: 'alias/mine' }, 'kmsKeyArn', 'not of an alias'],
  [{ kmsKeyArn: CERTIFICATE }, 'kmsKeyArn', 'ARN of a key'],
  [{ domainName: 'https://intake.example.com', certificateArn: CERTIFICATE }, 'domainName', 'intake.example.com'],
  [{ domainName: 'intake.example.com', certificateArn: KEY }, 'certificateArn', 'certificate in ACM'],
  [{ domainName: 'intake.example.com' }, 'certificateArn', 'needed with "domainName"'],
  [{ certificateArn: CERTIFICATE }, 'domainName', 'needed with "certificateArn"'],
  [{ tags: 'cost-center=42' }, 'tags', 'cost-center'],
  [{ tags: '{"aws:mine": "42"}' }, 'tags', 'a tag of yours'],
  [{ tags: { stage: 'other' } }, 'tags', 'a tag of yours'],
  [{ tags: { team: 'a;b' } }, 'tags', 'the tag team'],
  [{ alarmEmail: 'me' }, 'alarmEmail', 'an email address'],
  [{ budget: 0 }, 'budget', 'from 1 to'],
])('a setting that cannot be is refused by its name and what it accepts: %j', (context, name, hint) => {
  expect(() => templateOf(context)).toThrow(`Setting "${name}"`);
  expect(() => templateOf(context)).toThrow(hint);
});
