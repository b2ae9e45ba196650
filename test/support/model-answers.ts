import type { Reply } from './json-server.ts';

/** As a server of OpenAI's protocol answers (https://platform.openai.com/docs/api-reference/chat/object). */
export const completion = (content: string | null, choice: { finish_reason?: string; refusal?: string } = {}) => ({
  id: 'chatcmpl-B9MBs8CjcvOU2jLn4n570S5qMJKcT',
  object: 'chat.completion',
  created: 1741569952,
  model: 'qwen3-8b-2026-01-01',
  choices: [
    {
      index: 0,
      message: { role: 'assistant', content, refusal: choice.refusal ?? null, annotations: [] },
      logprobs: null,
      finish_reason: choice.finish_reason ?? 'stop',
    },
  ],
  usage: { prompt_tokens: 819, completion_tokens: 110, total_tokens: 929 },
  service_tier: 'default',
});

/** As OpenAI refuses a request; vLLM and LiteLLM write the same. */
export const openAiError = (status: number, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: { error: { message: 'planted', type: 'invalid_request_error', param: null, code: null } },
});

/** As Bedrock answers Converse (https://docs.aws.amazon.com/bedrock/latest/APIReference/API_runtime_Converse.html). */
export const converseAnswer = (text: string | null, stopReason = 'end_turn') => ({
  output: { message: { role: 'assistant', content: text === null ? [] : [{ text }] } },
  stopReason,
  usage: {
    inputTokens: 19,
    outputTokens: 110,
    totalTokens: 929,
    cacheReadInputTokens: 800,
    cacheWriteInputTokens: 0,
  },
  metrics: { latencyMs: 1275 },
});

/** As AWS refuses a request (https://smithy.io/2.0/aws/protocols/aws-restjson1-protocol.html#operation-error-serialization). */
export const bedrockError = (status: number, name: string, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: {
    'content-type': 'application/json',
    'x-amzn-errortype': `${name}:http://internal.amazon.com/`,
    ...headers,
  },
  body: { message: 'planted' },
});
