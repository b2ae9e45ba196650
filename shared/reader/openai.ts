import { keyIn } from '../api-key.ts';
import { causeOf, postJson } from '../post-json.ts';
import { type Model, model } from './model.ts';
import {
  type Adapter,
  MAX_TOKENS,
  type ModelAnswer,
  type ModelFailure,
  parsed,
  type Question,
  type Tokens,
} from './question.ts';

type OpenAiModel = Extract<Model, { kind: 'openai' }>;
const served = model?.kind === 'openai' ? model : notConfigured();
const apiKey = keyIn('READER_KEY');

/**
 * Asks a server of OpenAI's protocol, with a key where there is one
 * (https://platform.openai.com/docs/api-reference/chat/create; vLLM, Ollama, llama.cpp and LiteLLM take the same).
 */
export const ask: Adapter = async (question, signal) => {
  const told = await askOnce(question, signal);
  if (!('failure' in told) || told.failure !== 'unauthorized') return told;
  const refused = await apiKey.find().catch(() => undefined);
  apiKey.forget(refused); // the operator may have replaced it
  const next = await apiKey.find().catch(() => undefined);
  return next === undefined || next === refused ? told : askOnce(question, signal);
};

async function askOnce(question: Question, signal: AbortSignal): Promise<ModelAnswer | ModelFailure> {
  let key: string | undefined;
  try {
    key = await apiKey.find();
  } catch (error) {
    return { failure: 'no_key', cause: causeOf(error) };
  }
  const url = `${served.url}/chat/completions`;
  const headers = { ...(key !== undefined && { authorization: `Bearer ${key}` }) };
  const told = await postJson({ url, headers, body: bodyOf(question, served) }, [], signal);
  if ('failure' in told) return told;
  return 'answer' in told ? answerOf(told.answer) : { failure: 'rejected' };
}

function bodyOf({ instructions, conversation, schema, schemaName }: Question, { model, temperature }: OpenAiModel) {
  return {
    model,
    messages: [
      { role: 'system', content: instructions },
      { role: 'user', content: conversation },
    ],
    response_format: { type: 'json_schema', json_schema: { name: schemaName, strict: true, schema } },
    ...(temperature !== null && { temperature }),
    // `max_tokens` is its old name, which OpenAI's newer models refuse. Ollama knows only that, and ends with the deadline.
    max_completion_tokens: MAX_TOKENS,
    stream: false,
  };
}

function answerOf(completion: unknown): ModelAnswer | ModelFailure {
  const { choices, usage } = Object(completion);
  const { finish_reason, message } = Object(Array.isArray(choices) ? choices[0] : undefined);
  const { content, refusal } = Object(message);
  const tokens = tokensOf(usage);
  if (finish_reason === 'length') return { failure: 'truncated', tokens };
  if (finish_reason === 'content_filter' || (typeof refusal === 'string' && refusal !== ''))
    return { failure: 'refused', tokens };
  return typeof content === 'string' ? parsed(content, tokens) : { failure: 'unreadable', cause: 'no_content', tokens };
}

/** Not every server counts them. */
function tokensOf(usage: unknown): Tokens {
  const { prompt_tokens, completion_tokens } = Object(usage);
  return { input: Number(prompt_tokens) || 0, output: Number(completion_tokens) || 0 };
}

function notConfigured(): never {
  throw new Error('READER names no server of this protocol');
}
