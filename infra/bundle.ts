import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import standalone from 'ajv/dist/standalone/index.js';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import { newAjv } from '../shared/http/compile.ts';
import { PARTS, type RequestSchema } from '../shared/http/schema.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const common: BuildOptions = {
  absWorkingDir: root,
  outExtension: { '.js': '.cjs' }, // package.json says "module", the bundles are CommonJS
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'cjs',
  minify: true,
  charset: 'utf8',
  logLevel: 'warning',
};

/**
 * Bundles every folder of functions/ into <outdir>/<folder>/handler.cjs, with its schemas compiled on the way, and lays the
 * languages beside the bundles that read conversations.
 */
export async function bundle(outdir: string, functions = join(root, 'functions')): Promise<void> {
  const folders = readdirSync(functions).filter((folder) => existsSync(join(functions, folder, 'handler.ts')));
  const { metafile } = await build({
    ...common,
    entryPoints: folders.map((folder) => ({ in: join(functions, folder, 'handler.ts'), out: `${folder}/handler` })),
    outdir: resolve(outdir),
    mainFields: ['module', 'main'], // the SDK's ES modules, which can be shaken
    sourcemap: 'linked',
    alias: { '@aws-sdk/credential-provider-node': join(root, 'infra/environment-credentials.ts') },
    plugins: [compiledSchemas(resolve(functions)), languagesBeside],
    metafile: true,
  });
  await bundleLanguages(resolve(outdir), metafile);
}

const LANGUAGES = 'shared/extraction/languages';
const LANGUAGE_FILE = /[\\/]extraction[\\/]languages[\\/]([a-z]{2})\.ts$/;
/** What is needed of a language before a conversation in it comes. */
const EAGER = ['code', 'transcript', 'answers'] as const;

/**
 * A language is some forty kilobytes of phrases, and a conversation is in one: a bundle holds of each what tells speakers
 * and answers apart, and reads the rest from the file beside it when that language is first asked for.
 */
const languagesBeside: Plugin = {
  name: 'languages-beside',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^\.\/languages\/[a-z]{2}\.cjs$/ }, ({ path }) => ({ path, external: true }));
    onLoad({ filter: LANGUAGE_FILE }, async ({ path }) => {
      const code = basename(path, '.ts');
      const language: Record<string, unknown> = (await import(pathToFileURL(path).href))[code];
      const members = Object.keys(language).map((key) =>
        (EAGER as readonly string[]).includes(key)
          ? `${key}: ${JSON.stringify(language[key])}`
          : `get ${key}() { return require('./languages/${code}.cjs').${code}.${key}; }`,
      );
      return { contents: `export const ${code} = { ${members} };` };
    });
  },
};

async function bundleLanguages(outdir: string, { outputs }: Metafile): Promise<void> {
  const readers = Object.values(outputs).filter(({ inputs }) =>
    Object.entries(inputs).some(([path, { bytesInOutput }]) => bytesInOutput > 0 && LANGUAGE_FILE.test(path)),
  );
  const folders = readers.flatMap(({ entryPoint }) => (entryPoint ? [basename(dirname(entryPoint))] : []));
  if (folders.length === 0) return;
  const built = join(outdir, 'languages');
  await build({
    ...common,
    entryPoints: readdirSync(join(root, LANGUAGES)).flatMap((file) =>
      /^[a-z]{2}\.ts$/.test(file) ? [join(root, LANGUAGES, file)] : [],
    ),
    outdir: built,
  });
  for (const folder of folders) cpSync(built, join(outdir, folder, 'languages'), { recursive: true });
  rmSync(built, { recursive: true });
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
