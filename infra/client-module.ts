import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { buildSync } from 'esbuild';

const known = new Map<string, string>(); // several functions have the same

/** What stands in a bundle, and in the tests, in the place of a browser's script: shared/pages/client.d.ts says what it exports. */
export function clientModule(path: string): string {
  const module = known.get(path) ?? compiled(path);
  known.set(path, module);
  return module;
}

function compiled(path: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [path],
    bundle: true,
    minify: true,
    format: 'iife', // names stay inside: a page that is not ours has its own
    charset: 'utf8',
    target: 'es2023',
    loader: { '.css': 'text' },
    write: false,
  });
  const script = outputFiles[0]?.text ?? '';
  const members = {
    script,
    packed: gzipSync(script, { level: 9 }).toString('base64'),
    integrity: `sha256-${createHash('sha256').update(script).digest('base64')}`,
  };
  return Object.entries(members)
    .map(([name, text]) => `export const ${name} = ${JSON.stringify(text)};`)
    .join('\n');
}
