import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';

const HELP = `Says where in the source a logged stack was: npm run -s where -- FOLDER < LINES

FOLDER is the function's, such as save-conversation; the maps are in dist/, where npm run synth puts them. They fit what is
deployed when it was built from the same commit.
`;

/** A frame of a stack in minified code, as "    at name (/var/task/chunk-ABC.cjs:1:2345)". */
const FRAME = /(\/[^\s()"]+\.cjs):(\d+):(\d+)/g;

const [folder = ''] = process.argv.slice(2);
if (!/^[a-z][a-z-]*$/.test(folder)) {
  process.stderr.write(HELP);
  process.exit(2);
}

const maps = new Map<string, SourceMap | undefined>();

function mapOf(file: string): SourceMap | undefined {
  const path = join('dist', folder, `${basename(file)}.map`);
  if (!maps.has(path)) {
    maps.set(path, existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : undefined);
  }
  return maps.get(path);
}

function sourceOf(frame: string, file: string, line: string, column: string): string {
  const origin = mapOf(file)?.findOrigin(Number(line), Number(column));
  if (!origin || !('fileName' in origin)) return frame;
  return `${origin.fileName.replace(/^(?:\.\.\/)+/, '')}:${origin.lineNumber}:${origin.columnNumber}`;
}

process.stdout.write((await text(process.stdin)).replaceAll(FRAME, sourceOf));
