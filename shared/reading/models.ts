import type { ChoiceWeights } from './choice.ts';
import { unpacked, type Weights } from './weights.ts';
import { weightsFile } from './weights-file.ts';

const known = new Map<string, Weights | undefined>();

/** What is trained for a language, read once; undefined where nobody has trained it. */
export function weightsOf(code: string): Weights | undefined {
  if (!known.has(code)) {
    const file = weightsFile(`${code}.bin`);
    known.set(code, file && unpacked(file));
  }
  return known.get(code);
}

const issues = new Map<string, Int8Array | undefined>();

/** What the features of a clause are worth in a language (`issue-features.ts`), read once; undefined where nobody has trained it. */
export function issueWeightsOf(code: string): Int8Array | undefined {
  if (!issues.has(code)) {
    const file = weightsFile(`issue/${code}.bin`);
    issues.set(code, file && new Int8Array(file));
  }
  return issues.get(code);
}

let choice: ChoiceWeights | undefined;

/** What speaks for a value, whoever found it; read once. */
export function choiceWeights(): ChoiceWeights | undefined {
  const file = choice ? undefined : weightsFile('choice.json');
  if (file) choice = JSON.parse(file.toString());
  return choice;
}
