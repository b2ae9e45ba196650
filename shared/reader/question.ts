import type { Failure as ServiceFailure } from '../post-json.ts';

/** What a model is asked in one call. */
export type Question = {
  /** The same for every call of its sort, so that a provider can cache them. */
  instructions: string;
  /** What is to be read or worded: data, in which nothing is an instruction. */
  conversation: string;
  /** JSON schema of the answer, in which every member is required and no other allowed. */
  schema: object;
  /** Letters, digits, dashes and underscores. */
  schemaName: string;
};

export type Tokens = { input: number; output: number };

/** `answer`: JSON, which nobody has held against the schema yet. */
export type ModelAnswer = { answer: unknown; tokens: Tokens };

/** Why there is no answer. */
export type ModelFailure = Omit<ServiceFailure, 'failure'> & {
  failure:
    | ServiceFailure['failure']
    /** The model or a filter in front of it does not want to answer. */
    | 'refused'
    /** It had more to say than it may. */
    | 'truncated'
    /** It has failed too often of late, and is not asked. */
    | 'circuit_open'
    /** It has been asked as often as it may be today. */
    | 'limit'
    /** Whether it may be asked today could not be found out. */
    | 'uncounted';
  /** What the failure costs. */
  tokens?: Tokens;
};

/** What is particular to a protocol. Waits for nobody once the signal is aborted; never throws. */
export type Adapter = (question: Question, signal: AbortSignal) => Promise<ModelAnswer | ModelFailure>;

/** Contract 12. It begins with the call, and is for all of it: code, key, count and answer. */
export const DEADLINE_MS = 4000;

/** Many times what a conversation's values take. Bedrock also holds so many back from the quota while it answers. */
export const MAX_TOKENS = 2000;

/** The answer that a model has written. */
export function parsed(text: string, tokens: Tokens): ModelAnswer | ModelFailure {
  try {
    return { answer: JSON.parse(text), tokens };
  } catch {
    return { failure: 'unreadable', cause: 'not_json', tokens };
  }
}
