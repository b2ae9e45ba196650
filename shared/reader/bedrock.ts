import { BedrockRuntimeClient, ConverseCommand, type ConverseCommandOutput } from '@aws-sdk/client-bedrock-runtime';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import { causeOf, failureOf, firstMebibyte } from '../post-json.ts';
import { model } from './model.ts';
import { type Adapter, MAX_TOKENS, type ModelAnswer, type ModelFailure, parsed, type Question } from './question.ts';

const { modelId, region, temperature } = model?.kind === 'bedrock' ? model : notConfigured();

class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

const client = new BedrockRuntimeClient({
  ...(region !== undefined && { region }),
  maxAttempts: 1, // what fails is read by the built-in reader; a second attempt would come too late
  requestHandler: new NodeHttpHandler({ connectionTimeout: 1000, requestTimeout: 4000, throwOnRequestTimeout: true }),
  streamCollector: async (body) => (await firstMebibyte(body)) ?? tooLarge(),
});

/** Asks a model by Converse (https://docs.aws.amazon.com/bedrock/latest/APIReference/API_runtime_Converse.html). */
export const ask: Adapter = async (question, abortSignal) => {
  try {
    return answerOf(await client.send(commandFor(question), { abortSignal }));
  } catch (error) {
    return abortSignal.aborted ? { failure: 'timeout' } : failureFor(error);
  }
};

/** Other models refuse a cache point (https://docs.aws.amazon.com/bedrock/latest/userguide/prompt-caching.html). */
const isCaching = modelId.includes('anthropic.claude');

function commandFor({ instructions, conversation, schema, schemaName }: Question): ConverseCommand {
  const jsonSchema = { name: schemaName, schema: JSON.stringify(schema) };
  return new ConverseCommand({
    modelId,
    system: [{ text: instructions }, ...(isCaching ? [{ cachePoint: { type: 'default' as const } }] : [])],
    messages: [{ role: 'user', content: [{ text: conversation }] }],
    inferenceConfig: { maxTokens: MAX_TOKENS, ...(temperature !== null && { temperature }) },
    outputConfig: { textFormat: { type: 'json_schema', structure: { jsonSchema } } },
  });
}

/** What the reasons mean, for which a model ends without having answered; `refusal` is Anthropic's own. */
const ENDS: Record<string, ModelFailure['failure']> = {
  max_tokens: 'truncated',
  model_context_window_exceeded: 'truncated',
  guardrail_intervened: 'refused',
  content_filtered: 'refused',
  refusal: 'refused',
  malformed_model_output: 'unreadable',
  malformed_tool_use: 'unreadable',
  tool_use: 'unreadable',
};

function answerOf({ output, stopReason, usage }: ConverseCommandOutput): ModelAnswer | ModelFailure {
  const { inputTokens = 0, outputTokens = 0, cacheReadInputTokens = 0, cacheWriteInputTokens = 0 } = usage ?? {};
  const tokens = { input: inputTokens + cacheReadInputTokens + cacheWriteInputTokens, output: outputTokens };
  const failure = ENDS[stopReason ?? ''];
  if (failure) return { failure, ...(failure === 'unreadable' && { cause: stopReason }), tokens };
  const texts = (output?.message?.content ?? []).flatMap(({ text }) => text ?? []);
  return texts.length > 0 ? parsed(texts.join(''), tokens) : { failure: 'unreadable', cause: 'no_content', tokens };
}

/** Errors whose status says less than their name (API_runtime_Converse.html#API_runtime_Converse_Errors). */
const ERRORS: Record<string, ModelFailure['failure']> = {
  ModelErrorException: 'unavailable',
  ServiceQuotaExceededException: 'throttled',
  CredentialsProviderError: 'no_key',
  TimeoutError: 'timeout',
  TooLarge: 'unreadable',
  SyntaxError: 'unreadable',
};

function failureFor(error: unknown): ModelFailure {
  const { name, $metadata, $response } = Object(error);
  const cause = causeOf(error);
  const failure = ERRORS[name];
  if (failure) return { failure, cause };
  const status = Number($metadata?.httpStatusCode);
  return status >= 300
    ? { ...failureOf(status, $response?.headers?.['retry-after']), cause }
    : { failure: 'unavailable', cause };
}

function tooLarge(): never {
  throw new TooLarge('The answer has more than 1 MiB');
}

function notConfigured(): never {
  throw new Error('READER names no model of Bedrock');
}
