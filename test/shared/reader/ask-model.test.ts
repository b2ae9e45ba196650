import { writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Model } from '../../../shared/reader/model.ts';
import { answerSchemaFor, conversationFor, instructionsFor } from '../../../shared/reader/prompt.ts';
import type { Question } from '../../../shared/reader/question.ts';
import { type Reply, startJsonServer } from '../../support/json-server.ts';
import { bedrockError, completion, converseAnswer, openAiError } from '../../support/model-answers.ts';
import { startParameterStore } from '../../support/parameter-store.ts';
import { aFolder } from '../../support/server.ts';

const PARAMETER = '/intake/test/reader-api-key';
const KEY = 'key_planted_7f3a';
const server = await startJsonServer();
const parameters = await startParameterStore();

const lines: string[] = [];
beforeEach(() => {
  server.reset();
  parameters.reset();
  parameters.parameters.set(PARAMETER, KEY);
  lines.length = 0;
  jest.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
});
afterEach(() => {
  jest.restoreAllMocks();
  expect(lines.join('')).not.toMatch(/planted/);
});
afterAll(() => {
  server.stop();
  parameters.stop();
});
const logged = () => lines.map((line) => JSON.parse(line));

const MODELS = {
  openai: { kind: 'openai', url: `${server.url}/v1`, model: 'qwen3-8b', temperature: 0, words: false },
  bedrock: {
    kind: 'bedrock',
    modelId: 'eu.anthropic.claude-haiku-4-5-20251001-v1:0',
    region: 'eu-central-1',
    temperature: 0,
    words: false,
  },
} satisfies Record<string, Model>;

/** shared/reader/ask-model.ts as a function has it that has just started. */
async function started(model: Model, environment: Record<string, string> = {}) {
  jest.resetModules();
  Object.assign(process.env, {
    READER: JSON.stringify(model),
    READER_KEY: `ssm:${PARAMETER}`,
    READER_DAILY_CALLS: 'none',
    AWS_ENDPOINT_URL_SSM: parameters.url,
    AWS_ENDPOINT_URL_BEDROCK_RUNTIME: server.url,
    LOG_LEVEL: 'info',
    ...environment,
  });
  return import('../../../shared/reader/ask-model.ts');
}

const question: Question = {
  instructions: instructionsFor([]),
  conversation: conversationFor([{ message: 0, role: 'user', text: 'I am planted Ann.' }], {
    date: '2026-03-04',
    language: 'en',
    known: {},
  }),
  schema: answerSchemaFor([]),
  schemaName: 'conversation',
};

const START = Date.parse('2026-03-04T09:00:00Z');
const at = (seconds: number) => new Date(START + seconds * 1000);
const SAID = { name: [{ message: 0, words: 'planted Ann' }] };

/** It sends `text` again and again until nobody listens. */
const endlessly = (text: string) => (_: unknown, response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const more = () => response.destroyed || response.write(text, () => setImmediate(more));
  more();
  return undefined;
};
const closing = (_: unknown, response: ServerResponse) => {
  response.destroy();
  return undefined;
};

describe.each([
  ['openai', completion, (status: number, headers?: Record<string, string>) => openAiError(status, headers)],
  [
    'bedrock',
    converseAnswer,
    (status: number, headers?: Record<string, string>) => bedrockError(status, 'PlantedException', headers),
  ],
] as const)('a model behind %s', (kind, answered, refused) => {
  test('answers, and what it cost is known', async () => {
    const { askModel } = await started(MODELS[kind]);
    server.state.reply = { body: answered(JSON.stringify(SAID)) };

    const told = await askModel(question, at(0));

    const name = kind === 'openai' ? 'qwen3-8b' : MODELS.bedrock.modelId;
    expect(told).toEqual({ answer: SAID, model: name, tokens: { input: 819, output: 110 } });
    expect(logged()).toMatchObject([
      {
        level: 'info',
        event: 'model_asked',
        reader: kind,
        model: name,
        purpose: 'conversation',
        tokens_in: 819,
        tokens_out: 110,
      },
    ]);
    expect(logged()[0]).not.toHaveProperty('failure');
  });

  test('may answer what the schema does not allow: that is for whoever asked to see', async () => {
    const { askModel } = await started(MODELS[kind]);
    server.state.reply = { body: answered('{"name": 7, "role": "king"}') };

    expect(await askModel(question, at(0))).toMatchObject({ answer: { name: 7, role: 'king' } });
  });

  test.each<[string, Reply['body'], object]>([
    [
      'is cut off',
      answered(
        '{"name": [{"mess',
        kind === 'openai' ? ({ finish_reason: 'length' } as never) : ('max_tokens' as never),
      ),
      { failure: 'truncated', tokens: { input: 819, output: 110 } },
    ],
    [
      'is no JSON',
      answered('The customer is planted Ann.'),
      { failure: 'unreadable', cause: 'not_json', tokens: { input: 819, output: 110 } },
    ],
    ['is empty', answered(null), { failure: 'unreadable', cause: 'no_content' }],
    ['is something else', { planted: 'planted' }, { failure: 'unreadable', cause: 'no_content' }],
    ['is a page', '<html>planted</html>', { failure: 'unreadable' }],
  ])('whose answer %s has not answered', async (_, body, expected) => {
    const { askModel } = await started(MODELS[kind]);
    server.state.reply = { body };

    expect(await askModel(question, at(0))).toMatchObject(expected);
    expect(server.asked).toHaveLength(1);
  });

  test.each([
    [400, 'rejected', 'error'],
    [401, 'unauthorized', 'error'],
    [403, 'unauthorized', 'error'],
    [404, 'rejected', 'error'],
    [408, 'timeout', 'info'],
    [429, 'throttled', 'info'],
    [500, 'unavailable', 'info'],
    [502, 'unavailable', 'info'],
    [503, 'unavailable', 'info'],
  ])('that answers %s is %s, asked once and logged without a word of it', async (status, failure, level) => {
    const { askModel } = await started(MODELS[kind]);
    server.state.reply = refused(status);

    expect(await askModel(question, at(0))).toMatchObject({ failure, status });
    expect(server.asked).toHaveLength(1);
    expect(logged()).toMatchObject([{ level, event: 'model_asked', failure, status, tokens_in: 0, tokens_out: 0 }]);
  });

  test.each([429, 503])('that answers %s with Retry-After is not asked before', async (status) => {
    const { askModel } = await started(MODELS[kind]);
    server.state.reply = refused(status, { 'retry-after': '60' });
    await askModel(question, at(0));

    expect(await askModel(question, at(59))).toEqual({ failure: 'circuit_open' });
    server.state.reply = { body: answered('{}') };
    expect(await askModel(question, at(62))).toMatchObject({ answer: {} });
    expect(server.asked).toHaveLength(2);
  });

  test('that has moved is not followed', async () => {
    const { askModel } = await started(MODELS[kind]);
    server.state.reply = { status: 307, headers: { location: `${server.url}/planted` } };

    expect(await askModel(question, at(0))).toMatchObject({ failure: 'rejected', status: 307 });
    expect(server.asked).toHaveLength(1);
  });

  test('that is silent is waited for no longer than the signal says', async () => {
    const { askModel } = await started(MODELS[kind]);
    const patience = new AbortController();
    server.state.reply = () => {
      patience.abort();
      return undefined;
    };

    expect(await askModel(question, at(0), patience.signal)).toEqual({ failure: 'timeout' });
    expect(server.asked).toHaveLength(1);
  });

  test('has four seconds', async () => {
    const { askModel } = await started(MODELS[kind]);
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());

    expect(await askModel(question, at(0))).toEqual({ failure: 'timeout' });
    expect(timeout.mock.calls).toEqual([[4000]]);
    expect(server.asked).toEqual([]);
  });

  test('that trickles is cut off by the signal, and one that floods after 1 MiB', async () => {
    const { askModel } = await started(MODELS[kind]);
    const patience = new AbortController();
    server.state.reply = (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write(' ');
      setTimeout(() => patience.abort(), 50);
      return undefined;
    };
    expect(await askModel(question, at(0), patience.signal)).toEqual({ failure: 'timeout' });

    server.state.reply = endlessly('planted '.repeat(4096));
    expect(await askModel(question, at(0))).toMatchObject({ failure: 'unreadable' });
  });

  test('that hangs up or is not there is unavailable', async () => {
    const { askModel } = await started(MODELS[kind]);
    server.state.reply = closing;
    expect(await askModel(question, at(0))).toMatchObject({ failure: 'unavailable', cause: expect.any(String) });

    const gone = await startJsonServer();
    gone.stop();
    const away = await started(kind === 'openai' ? { ...MODELS.openai, url: gone.url } : MODELS.bedrock, {
      AWS_ENDPOINT_URL_BEDROCK_RUNTIME: gone.url,
    });
    expect(await away.askModel(question, at(0))).toMatchObject({ failure: 'unavailable', cause: expect.any(String) });
  });

  test('that fails five times in a row is left in peace for half a minute, then asked once', async () => {
    const { askModel } = await started(MODELS[kind]);
    server.state.reply = refused(500);
    for (let call = 0; call < 5; call += 1) await askModel(question, at(call));

    expect(await askModel(question, at(10))).toEqual({ failure: 'circuit_open' });
    expect(logged().at(-1)).toMatchObject({ level: 'info', failure: 'circuit_open' });
    const both = await Promise.all([askModel(question, at(40)), askModel(question, at(40))]);
    expect(both).toMatchObject([{ failure: 'unavailable' }, { failure: 'circuit_open' }]);
    expect(await askModel(question, at(90))).toEqual({ failure: 'circuit_open' });
    expect(server.asked).toHaveLength(6);

    server.state.reply = { body: answered('{}') };
    expect(await askModel(question, at(102))).toMatchObject({ answer: {} });
    expect(await askModel(question, at(103))).toMatchObject({ answer: {} });
  });

  test('that does not want to answer some conversations is asked about the next', async () => {
    const { askModel } = await started(MODELS[kind]);
    const choice = kind === 'openai' ? { finish_reason: 'content_filter' } : 'content_filtered';
    server.state.reply = { body: answered(null, choice as never) };
    for (let call = 0; call < 6; call += 1)
      expect(await askModel(question, at(call))).toMatchObject({ failure: 'refused', tokens: { input: 819 } });

    expect(server.asked).toHaveLength(6);
  });

  test('is asked as often as it may be in a day (UTC), by all functions together', async () => {
    const day = new Date(START + Math.floor(Math.random() * 1e5) * 86_400_000);
    const later = new Date(day.getTime() + 15 * 3_600_000);
    const [first, second] = [
      await started(MODELS[kind], { READER_DAILY_CALLS: '3' }),
      await started(MODELS[kind], { READER_DAILY_CALLS: '3' }),
    ];
    server.state.reply = { body: answered('{}') };

    const both = await Promise.all([first, second, first, second, first].map((it) => it.askModel(question, day)));
    expect(both.filter((it) => 'answer' in it)).toHaveLength(3);
    expect(both.filter((it) => 'failure' in it)).toEqual([{ failure: 'limit' }, { failure: 'limit' }]);
    expect(await second.askModel(question, day)).toEqual({ failure: 'limit' });
    expect(await second.askModel(question, later)).toMatchObject({ answer: {} });
    expect(server.asked).toHaveLength(4);
  });

  test('is not asked where the table cannot count, and nothing is thrown', async () => {
    const endpoint = process.env['AWS_ENDPOINT_URL_DYNAMODB'];
    const { askModel } = await started(MODELS[kind], {
      READER_DAILY_CALLS: '3',
      AWS_ENDPOINT_URL_DYNAMODB: 'http://127.0.0.1:1',
    });
    const told = await askModel(question, at(0));
    Object.assign(process.env, { AWS_ENDPOINT_URL_DYNAMODB: endpoint });

    expect(told).toEqual({ failure: 'uncounted', cause: expect.any(String) });
    expect(server.asked).toEqual([]);
  });
});

describe('a server of OpenAI’s protocol', () => {
  test('is asked for JSON of the schema in one piece, with the key', async () => {
    const { askModel } = await started(MODELS.openai);
    server.state.reply = { body: completion('{}') };

    await askModel(question, at(0));

    expect(server.asked).toEqual([
      {
        path: 'POST /v1/chat/completions',
        authorization: `Bearer ${KEY}`,
        body: {
          model: 'qwen3-8b',
          messages: [
            { role: 'system', content: question.instructions },
            { role: 'user', content: question.conversation },
          ],
          response_format: {
            type: 'json_schema',
            json_schema: { name: 'conversation', strict: true, schema: question.schema },
          },
          temperature: 0,
          max_completion_tokens: 2000,
          stream: false,
        },
      },
    ]);
  });

  test('is told no temperature where the model takes none', async () => {
    const { askModel } = await started({ ...MODELS.openai, temperature: null });
    server.state.reply = { body: completion('{}') };

    await askModel(question, at(0));

    expect(server.asked[0]?.body).not.toHaveProperty('temperature');
  });

  test('that refuses in words has not answered', async () => {
    const { askModel } = await started(MODELS.openai);
    server.state.reply = { body: completion(null, { refusal: 'I am planted and cannot help with that.' }) };

    expect(await askModel(question, at(0))).toEqual({ failure: 'refused', tokens: { input: 819, output: 110 } });
  });

  test('that counts no tokens, as some do not, has answered all the same', async () => {
    const { askModel } = await started(MODELS.openai);
    server.state.reply = { body: { ...completion('{}'), usage: undefined } };

    expect(await askModel(question, at(0))).toMatchObject({ answer: {}, tokens: { input: 0, output: 0 } });
  });

  test('is asked without a key where there is none', async () => {
    parameters.parameters.clear();
    const { askModel } = await started(MODELS.openai);
    server.state.reply = { body: completion('{}') };

    expect(await askModel(question, at(0))).toMatchObject({ answer: {} });
    expect(server.asked).toMatchObject([{ authorization: '' }]);
  });

  test('that takes the key no more is asked again at once with the one that has replaced it', async () => {
    const { askModel } = await started(MODELS.openai);
    server.state.reply = ({ authorization }) =>
      authorization === 'Bearer key_2' ? { body: completion('{}') } : openAiError(401);
    await askModel(question, at(0));
    parameters.parameters.set(PARAMETER, 'key_2');

    expect(await askModel(question, at(1))).toMatchObject({ answer: {} });
    expect(server.asked).toHaveLength(3);
  });

  test('is given the key from a file that nobody else may read', async () => {
    const file = join(aFolder(), 'reader-api-key');
    writeFileSync(file, 'key_3\n', { mode: 0o600 });
    const { askModel } = await started(MODELS.openai, { READER_KEY: `file:${file}` });
    server.state.reply = { body: completion('{}') };
    await askModel(question, at(0));
    expect(server.asked).toMatchObject([{ authorization: 'Bearer key_3' }]);

    const open = join(aFolder(), 'reader-api-key');
    writeFileSync(open, 'key_3\n', { mode: 0o644 });
    const again = await started(MODELS.openai, { READER_KEY: `file:${open}` });
    expect(await again.askModel(question, at(0))).toEqual({ failure: 'no_key', cause: 'KeyReadableByOthers' });
    expect(server.asked).toHaveLength(1);
  });
});

describe('Bedrock', () => {
  test('is asked by Converse for JSON of the schema, with a cache point behind what is always the same', async () => {
    const { askModel } = await started(MODELS.bedrock);
    server.state.reply = { body: converseAnswer('{}') };

    await askModel(question, at(0));

    expect(server.asked).toEqual([
      {
        path: `POST /model/${encodeURIComponent(MODELS.bedrock.modelId)}/converse`,
        authorization: expect.stringContaining('/eu-central-1/bedrock/aws4_request'),
        body: {
          system: [{ text: question.instructions }, { cachePoint: { type: 'default' } }],
          messages: [{ role: 'user', content: [{ text: question.conversation }] }],
          inferenceConfig: { maxTokens: 2000, temperature: 0 },
          outputConfig: {
            textFormat: {
              type: 'json_schema',
              structure: { jsonSchema: { name: 'conversation', schema: JSON.stringify(question.schema) } },
            },
          },
        },
      },
    ]);
  });

  test('is asked for other models without a cache point, and without a temperature where they take none', async () => {
    const { askModel } = await started({ ...MODELS.bedrock, modelId: 'qwen.qwen3-32b-v1:0', temperature: null });
    server.state.reply = { body: converseAnswer('{}') };

    await askModel(question, at(0));

    expect(server.asked[0]?.body).toMatchObject({
      system: [{ text: question.instructions }],
      inferenceConfig: { maxTokens: 2000 },
    });
    expect(JSON.stringify(server.asked[0]?.body)).not.toMatch(/cachePoint|temperature/);
  });

  test.each([
    ['max_tokens', 'truncated', undefined],
    ['model_context_window_exceeded', 'truncated', undefined],
    ['guardrail_intervened', 'refused', undefined],
    ['content_filtered', 'refused', undefined],
    ['malformed_model_output', 'unreadable', 'malformed_model_output'],
  ])('that stops for %s has %s', async (stopReason, failure, cause) => {
    const { askModel } = await started(MODELS.bedrock);
    server.state.reply = { body: converseAnswer('{"planted": 1}', stopReason) };

    expect(await askModel(question, at(0))).toEqual({
      failure,
      ...(cause && { cause }),
      tokens: { input: 819, output: 110 },
    });
  });

  test.each([
    ['AccessDeniedException', 403, 'unauthorized'],
    ['UnrecognizedClientException', 403, 'unauthorized'],
    ['ExpiredTokenException', 403, 'unauthorized'],
    ['ValidationException', 400, 'rejected'],
    ['ResourceNotFoundException', 404, 'rejected'],
    ['ModelTimeoutException', 408, 'timeout'],
    ['ModelErrorException', 424, 'unavailable'],
    ['ThrottlingException', 429, 'throttled'],
    ['ModelNotReadyException', 429, 'throttled'],
    ['ServiceQuotaExceededException', 400, 'throttled'],
    ['InternalServerException', 500, 'unavailable'],
    ['ServiceUnavailableException', 503, 'unavailable'],
  ])('with %s (%s) is %s, and the log names the error', async (name, status, failure) => {
    const { askModel } = await started(MODELS.bedrock);
    server.state.reply = bedrockError(status, name);

    expect(await askModel(question, at(0))).toMatchObject({ failure, cause: name });
    expect(server.asked).toHaveLength(1);
    expect(logged()).toMatchObject([{ failure, cause: name }]);
  });
});
