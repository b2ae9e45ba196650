import type { Model } from '../shared/reader/model.ts';
import { objectOf, oneOf, serviceUrl, text } from './setting-values.ts';

const READER =
  '"built-in", {"kind": "bedrock", "modelId": "…"} or {"kind": "openai", "url": "https://llm.example.com/v1", "model": "…"}';

type Given = Record<string, unknown>;
type Kind = Model['kind'];

const MEMBERS: Record<Kind, readonly string[]> = {
  bedrock: ['kind', 'modelId', 'region', 'temperature', 'words'],
  openai: ['kind', 'url', 'model', 'temperature', 'words'],
};

/** An object in cdk.json, or the same as JSON on the command line. */
export function readerModel(value: unknown): Model | undefined {
  if (value === undefined || value === 'built-in') return undefined;
  const given = objectOf(value, READER);
  const kind = oneOf(given['kind'], ['bedrock', 'openai']);
  const unknown = Object.keys(given).find((name) => !MEMBERS[kind].includes(name));
  if (unknown !== undefined) throw new Error(`"${unknown}" is not one of ${MEMBERS[kind].join(', ')}`);
  return {
    ...(kind === 'bedrock' ? bedrockModel(given) : openAiModel(given)),
    temperature: given['temperature'] === null ? null : zero(given['temperature'] ?? 0),
    words: isTrue(given['words'] ?? false),
  };
}

/** https://docs.aws.amazon.com/bedrock/latest/userguide/inference-how.html says what can be invoked by its name. */
const MODEL_ID =
  /^(?:[a-z0-9-]+\.[A-Za-z0-9.:_-]+|arn:aws[a-z-]*:bedrock:[a-z0-9-]+:\d*:(?:foundation-model|inference-profile|application-inference-profile|provisioned-model|custom-model-deployment)\/[A-Za-z0-9.:_-]+)$/;

function bedrockModel({ modelId, region }: Given) {
  const id = text(
    modelId,
    MODEL_ID,
    'a modelId, such as anthropic.claude-haiku-4-5-20251001-v1:0, or an ARN of Bedrock',
  );
  const [, , , , ofArn] = id.startsWith('arn:') ? ['', ...id.split(':')] : [];
  const given = region ?? ofArn;
  if (given === undefined) return { kind: 'bedrock' as const, modelId: id };
  return {
    kind: 'bedrock' as const,
    modelId: id,
    region: text(given, /^[a-z]{2}(?:-[a-z]+)+-\d$/, 'a region, such as eu-central-1'),
  };
}

const openAiModel = ({ url, model }: Given) => ({
  kind: 'openai' as const,
  url: serviceUrl(url, 'an API', 'https://llm.example.com/v1', (host) => PRIVATE.test(host)).replace(/\/+$/, ''),
  model: text(model, /^[\x21-\x7e]{1,256}$/, 'the name of a model on that server'),
});

/** Names and addresses in private networks (RFC 1918), where nobody else hears a conversation. */
const PRIVATE = /^(?:[^.:]+|.+\.(?:internal|local)|(?:10\.\d+|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.\d+\.\d+)$/;

function zero(value: unknown): 0 {
  if (value === 0) return 0;
  throw new Error(`temperature ${JSON.stringify(value)} is neither 0 nor null`);
}

function isTrue(value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  throw new Error(`words ${JSON.stringify(value)} is neither true nor false`);
}
