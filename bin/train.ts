import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { languages } from '../shared/extraction/languages.ts';
import { labelledOf } from '../shared/reading/labelled.ts';
import { learn } from '../shared/reading/learn.ts';
import { type ChoiceMaterial, learnChoice } from '../shared/reading/learn-choice.ts';
import { linesIfAny } from './labelled-files.ts';

const HELP = `Trains the reader of names, numbers and addresses: npm run train [-- --share SHARE]

Reads shared/reading/conversations/*.jsonl, all languages together, and writes the weights of each language to
shared/reading/weights/<code>.bin: of what all have taught, what conversations of that language can show. Then twice more with half of them, to
learn from the other half when rules and tagger are right: shared/reading/weights/choice.json. The same conversations give the same weights.

  --share SHARE   of the written conversations only so many, such as 0.5: what fewer would do (npm run -s eval:reading)
`;

function trainAll(share: number): void {
  const material = languages.map((language) => ({ language, ...conversationsOf(language.code, share) }));
  const whole = material.map(({ language, conversations, further }) => {
    return { language, conversations: [...conversations, ...further] };
  });
  for (const [code, bytes] of learn(whole, console.log)) write(`${code}.bin`, bytes);
  write('choice.json', `${JSON.stringify(learnChoice(material, console.log), null, 2)}\n`);
}

const write = (name: string, content: Buffer | string) =>
  writeFileSync(fileURLToPath(new URL(`../shared/reading/weights/${name}`, import.meta.url)), content);

/** Those written for the service, and those converted from what was there before. */
function conversationsOf(code: string, share: number): Omit<ChoiceMaterial, 'language'> {
  const files = [`${code}.jsonl`, `converted/${code}.jsonl`].map((name) =>
    fileURLToPath(new URL(`../shared/reading/conversations/${name}`, import.meta.url)),
  );
  const [written = [], converted = []] = files.map(linesIfAny);
  const isTaken = (_: unknown, index: number) => Math.floor((index + 1) * share) > Math.floor(index * share);
  return { conversations: written.filter(isTaken).map(labelledOf), further: converted.map(labelledOf) };
}

const { values } = parseArgs({ options: { help: { type: 'boolean' }, share: { type: 'string', default: '1' } } });
const share = Number(values.share);
if (values.help) console.log(HELP);
else if (!(share > 0 && share <= 1)) {
  console.error(`--share ${values.share} is no share: it can be from 0 to 1`);
  process.exitCode = 1;
} else trainAll(share);
