import { describe, expect, test } from '@jest/globals';
import { aStack, folders, settingsWith } from '../support/stack.ts';

const read = (reader: unknown) => settingsWith({ reader }).reader;

const openai = { kind: 'openai', url: 'https://llm.example.com/v1', model: 'Qwen/Qwen3-8B' };
const bedrock = { kind: 'bedrock', modelId: 'eu.anthropic.claude-haiku-4-5-20251001-v1:0' };
const usual = { temperature: 0, words: false };
const ARN = 'arn:aws:bedrock:eu-west-1:123456789012:application-inference-profile/a1b2c3d4e5f6';

describe('the setting reader', () => {
  test.each([
    ['built-in', undefined],
    [openai, { ...openai, ...usual }],
    [JSON.stringify(openai), { ...openai, ...usual }],
    [
      { ...openai, url: `${openai.url}//` },
      { ...openai, ...usual },
    ],
    [
      { ...openai, temperature: null, words: true },
      { ...openai, temperature: null, words: true },
    ],
    ...[
      'localhost:11434',
      '127.0.0.1:8080',
      '[::1]:8080',
      'vllm:8000',
      '10.1.2.3:8000',
      '172.20.0.2',
      '192.168.1.9',
      'llm.internal',
      'llm.local:1234',
    ].map(
      (host) =>
        [
          { ...openai, url: `http://${host}/v1` },
          { ...openai, ...usual, url: `http://${host}/v1` },
        ] as const,
    ),
    [bedrock, { ...bedrock, ...usual }],
    [
      { ...bedrock, region: 'eu-central-1' },
      { ...bedrock, ...usual, region: 'eu-central-1' },
    ],
    [
      { kind: 'bedrock', modelId: ARN },
      { kind: 'bedrock', modelId: ARN, region: 'eu-west-1', ...usual },
    ],
  ])('%j is read as %j', (given, expected) => {
    expect(read(given)).toEqual(expected);
  });

  test.each([
    ['gpt', 'is not "built-in", {"kind": "bedrock", "modelId": "…"} or {"kind": "openai", '],
    ['', 'is not "built-in"'],
    ['null', 'is not "built-in"'],
    [{}, 'undefined is not one of bedrock, openai'],
    [{ kind: 'openai' }, 'undefined is not an API, such as https://llm.example.com/v1'],
    [{ kind: 'openai', url: openai.url }, 'undefined is not the name of a model on that server'],
    [{ ...openai, model: 'two words' }, '"two words" is not the name of a model'],
    [{ ...openai, url: 'http://llm.example.com/v1' }, 'http://llm.example.com/v1 is not an https URL'],
    [{ ...openai, url: 'http://[2001:db8::1]/v1' }, 'is not an https URL'],
    [{ ...openai, url: 'http://172.32.0.1/v1' }, 'is not an https URL'],
    [{ ...openai, url: 'http://10.example.com/v1' }, 'is not an https URL'],
    [{ ...openai, url: 'https://llm.example.com/v1?key=1' }, 'is not an API'],
    [{ ...openai, url: 'https://name:secret@llm.example.com/v1' }, 'is not an API'],
    [{ ...openai, modelId: 'x' }, '"modelId" is not one of kind, url, model, temperature, words'],
    [{ ...openai, temperature: 1 }, 'temperature 1 is neither 0 nor null'],
    [{ ...openai, words: 'yes' }, 'words "yes" is neither true nor false'],
    [{ kind: 'bedrock' }, 'undefined is not a modelId, such as anthropic.'],
    [{ kind: 'bedrock', modelId: '*' }, '"*" is not a modelId'],
    [{ kind: 'bedrock', modelId: 'arn:aws:bedrock:eu-west-1:1:foundation-model/*' }, 'is not a modelId'],
    [{ kind: 'bedrock', modelId: 'arn:aws:s3:::bucket' }, 'is not a modelId'],
    [{ ...bedrock, region: 'Frankfurt' }, '"Frankfurt" is not a region, such as eu-central-1'],
  ])('%j is refused: %s', (given, reason) => {
    expect(() => read(given)).toThrow('Setting "reader": ');
    expect(() => read(given)).toThrow(reason);
  });

  test('is the built-in reader where nothing is said, and a model then 20,000 calls a day', () => {
    expect(settingsWith({})).toMatchObject({ reader: undefined, readerDailyCalls: 20_000 });
    expect(settingsWith({ readerDailyCalls: 'none' }).readerDailyCalls).toBe(undefined);
    expect(settingsWith({ readerDailyCalls: '500' }).readerDailyCalls).toBe(500);
    expect(() => settingsWith({ readerDailyCalls: 0 })).toThrow('Setting "readerDailyCalls": 0 is not a whole number');
  });
});

function deployed(reader: unknown) {
  const env = { region: 'eu-central-1', account: '123456789012' };
  const template = aStack({ stage: 'trial', reader }, { env }).template();
  // biome-ignore lint/suspicious/noExplicitAny: CloudFormation is as open as JSON
  const statementsOf = (folder: string): any[] => {
    const id = `${folder.replaceAll('-', '')}Role`;
    const policies = Object.entries(template.findResources('AWS::IAM::Policy')).filter(([name]) => name.startsWith(id));
    return policies.flatMap(([, { Properties }]) => Properties.PolicyDocument.Statement);
  };
  const textOf = (value: unknown) => JSON.stringify(value).replaceAll('{"Ref":"AWS::Partition"}', '"aws"');
  const joined = (value: { 'Fn::Join'?: [string, unknown[]] } | string) =>
    typeof value === 'string' ? value : JSON.parse(textOf(value))['Fn::Join'][1].join('');
  const allowed = (folder: string, service: string) =>
    statementsOf(folder)
      .filter(({ Action }) => JSON.stringify(Action).includes(`${service}:`))
      .map(({ Action, Resource, Condition }) => [
        Action,
        joined(Resource),
        ...(Condition ? [joined(Condition.StringEquals['bedrock:InferenceProfileArn'])] : []),
      ]);
  return { template, allowed };
}

const READERS = ['save-conversation', 'create-sales-condition', 'track-shipment'];
const others = folders.filter((folder) => !READERS.includes(folder));

describe('a deployment', () => {
  test('with the built-in reader may use no model and knows of no key for one', () => {
    const { template } = deployed('built-in');
    const text = JSON.stringify(template.toJSON());

    expect(text).not.toMatch(/bedrock|reader-api-key/);
    for (const { Properties } of Object.values(template.findResources('AWS::Lambda::Function')))
      if (Properties.Description?.startsWith('functions/'))
        expect(Properties.Environment.Variables).toMatchObject({ READER: 'built-in', READER_KEY: 'none' });
  });

  const FOUNDATION = 'arn:aws:bedrock:*::foundation-model';
  const HAIKU = 'anthropic.claude-haiku-4-5-20251001-v1:0';
  const ACCOUNT = 'arn:aws:bedrock:eu-central-1:123456789012';
  test.each([
    ['a model', HAIKU, undefined, [[`arn:aws:bedrock:eu-central-1::foundation-model/${HAIKU}`]]],
    ['a model of another region', HAIKU, 'us-east-1', [[`arn:aws:bedrock:us-east-1::foundation-model/${HAIKU}`]]],
    ...['eu', 'us-gov', 'apac', 'global'].map((where): [string, string, undefined, string[][]] => {
      const profile = `${ACCOUNT}:inference-profile/${where}.${HAIKU}`;
      return [`profile ${where}`, `${where}.${HAIKU}`, undefined, [[profile], [`${FOUNDATION}/${HAIKU}`, profile]]];
    }),
    [
      'a profile’s ARN',
      `${ACCOUNT}:inference-profile/eu.${HAIKU}`,
      undefined,
      [
        [`${ACCOUNT}:inference-profile/eu.${HAIKU}`],
        [`${FOUNDATION}/${HAIKU}`, `${ACCOUNT}:inference-profile/eu.${HAIKU}`],
      ],
    ],
    ['an application’s profile', ARN, undefined, [[ARN], [`${FOUNDATION}/*`, ARN]]],
    [
      'a provisioned model',
      `${ACCOUNT}:provisioned-model/abc123`,
      undefined,
      [[`${ACCOUNT}:provisioned-model/abc123`]],
    ],
  ])(
    'with %s of Bedrock lets the three functions that read invoke it, and nothing else',
    (_, modelId, region, resources) => {
      const { template, allowed } = deployed({ kind: 'bedrock', modelId, ...(region && { region }) });

      for (const folder of READERS)
        expect(allowed(folder, 'bedrock')).toEqual(resources.map((it) => ['bedrock:InvokeModel', ...it]));
      expect(others.flatMap((folder) => allowed(folder, 'bedrock'))).toEqual([]);
      expect(JSON.stringify(template.toJSON())).not.toContain('reader-api-key');
    },
  );

  test('with a server of OpenAI’s protocol lets the same three read its key, and holds none', () => {
    const { template, allowed } = deployed(openai);
    const readKey = (folder: string) => allowed(folder, 'ssm').filter(([, on]) => on.includes('reader-api-key'));

    for (const folder of READERS)
      expect(readKey(folder)).toEqual([
        ['ssm:GetParameter', 'arn:aws:ssm:eu-central-1:123456789012:parameter/intake/trial/reader-api-key'],
      ]);
    expect(others.flatMap(readKey)).toEqual([]);
    expect(JSON.stringify(template.toJSON())).not.toContain('bedrock:');
    template.resourceCountIs('AWS::SSM::Parameter', 0);
    template.hasResourceProperties('AWS::Lambda::Function', {
      Description: 'functions/save-conversation',
      Environment: {
        Variables: {
          READER: JSON.stringify({ ...openai, ...usual }),
          READER_KEY: 'ssm:/intake/trial/reader-api-key',
          READER_DAILY_CALLS: '20000',
        },
      },
    });
  });
});
