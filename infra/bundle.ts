import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import standalone from 'ajv/dist/standalone/index.js';
import { build, type Plugin } from 'esbuild';
import { newAjv } from '../shared/http/compile.ts';
import { PARTS, type RequestSchema } from '../shared/http/schema.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Bundles every folder of functions/ into <outdir>/<folder>/handler.cjs, with its schemas compiled on the way. */
export async function bundle(outdir: string, functions = join(root, 'functions')): Promise<void> {
  const folders = readdirSync(functions).filter((folder) => existsSync(join(functions, folder, 'handler.ts')));
  await build({
    entryPoints: folders.map((folder) => ({ in: join(functions, folder, 'handler.ts'), out: `${folder}/handler` })),
    absWorkingDir: root,
    outdir: resolve(outdir),
    outExtension: { '.js': '.cjs' }, // package.json says "module", the bundles are CommonJS
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'cjs',
    mainFields: ['module', 'main'], // the SDK's ES modules, which can be shaken
    minify: true,
    sourcemap: 'linked',
    alias: { '@aws-sdk/credential-provider-node': join(root, 'infra/environment-credentials.ts') },
    plugins: [compiledSchemas(resolve(functions))],
    logLevel: 'warning',
  });
}

/**
 * Compiling a schema when a function starts costs tens of milliseconds, so a bundle carries AJV's output and not AJV: in place of a schema.ts
 * stands its `schema` with each part as { schema, valid }, and in place of compile.ts nothing.
 */
const compiledSchemas = (functions: string): Plugin => ({
  name: 'compiled-schemas',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]schema\.ts$/ }, async ({ path }) => {
      if (dirname(dirname(path)) !== functions) return undefined;
      const { schema } = await import(pathToFileURL(path).href);
      return { contents: compiledModule(schema), resolveDir: root };
    });
    onLoad({ filter: /[\\/]shared[\\/]http[\\/]compile\.ts$/ }, () => ({
      contents: 'export const compile = undefined;',
    }));
  },
});

function compiledModule(schema: RequestSchema): string {
  const parts = PARTS.filter((part) => schema[part] !== undefined);
  const ajv = newAjv();
  for (const part of parts) ajv.addSchema(schema[part] as object, part);
  const functions = standalone.default(ajv, Object.fromEntries(parts.map((part) => [part, part])));
  const members = parts.map((part) => `${part}: { schema: ${JSON.stringify(schema[part])}, valid: ${part} }`);
  return `import { formats } from './shared/http/formats.ts'; ${functions}; export const schema = { ${members} };`;
}
