import { env } from '../env.ts';

/** A large language model, and who serves it. */
export type Model = ServedModel & {
  /** 0, so that the same conversation is read the same again; null is not sent, for models that take none. */
  temperature: 0 | null;
  /** Whether it also words the answers to customers. */
  words: boolean;
};
type ServedModel =
  /** A model, an inference profile (by its id or ARN), or a provisioned model; asked by Converse. */
  | { kind: 'bedrock'; modelId: string; region?: string }
  /** Any server of OpenAI's protocol; `url` as far as `/v1`. */
  | { kind: 'openai'; url: string; model: string };

const setting = env('READER');

/** The model that reads conversations; undefined: the built-in reader. `infra/reader-setting.ts` has checked it. */
export const model: Model | undefined = setting === 'built-in' ? undefined : JSON.parse(setting);

/** What it is called in evidence and logs. */
export const nameOf = (it: Model): string => (it.kind === 'bedrock' ? it.modelId : it.model);
