import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { withSources } from '../infra/stack-sources.ts';

const HELP = `Says where in the source a logged stack was: npm run -s where -- FOLDER < LINES

FOLDER is the function's, such as save-conversation; the maps are in dist/, where npm run synth puts them. They fit what is
deployed when it was built from the same commit.
`;

const [folder = ''] = process.argv.slice(2);
const isAsked = folder === '--help';
if (!/^[a-z][a-z-]*$/.test(folder)) {
  (isAsked ? process.stdout : process.stderr).write(HELP);
  process.exit(isAsked ? 0 : 2);
}

const mapOf = (file: string) => join('dist', folder, `${basename(file)}.map`);
process.stdout.write(withSources(await text(process.stdin), mapOf));
