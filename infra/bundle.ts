import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import standalone from 'ajv/dist/standalone/index.js';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import { newAjv } from '../shared/http/compile.ts';
import { PARTS, type RequestSchema } from '../shared/http/schema.ts';
import { parametersOnly, phonePlansOnly } from './trim.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const common: BuildOptions = {
  absWorkingDir: root,
  outExtension: { '.js': '.cjs' }, // package.json says "module", the bundles are CommonJS
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'cjs',
  minify: true,
  jsx: 'automatic',
  jsxImportSource: 'preact',
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
    plugins: [compiledSchemas(resolve(functions)), languagesBeside, phonePlansOnly, parametersOnly],
    metafile: true,
  });
  await bundleLanguages(resolve(outdir), metafile);
}

const LANGUAGES = join(root, 'shared/extraction/languages');
const LANGUAGE_FILE = /^(?:\.\/languages|\.)\/([a-z]{2}(?:-[a-z]+)?)\.ts$/;
/** The names of the others, once for all languages. */
const LATE_MEMBERS = 'lateMembers';
/** What is needed of a language before a conversation in it comes. */
const EAGER = ['code', 'transcript', 'answers'];

/**
 * A language is some forty kilobytes of phrases, and a conversation is in one: a bundle holds of each what tells speakers
 * and answers apart, and reads the rest from the file beside it when that language is first asked for. So does the language
 * with its model of names.
 */
const languagesBeside: Plugin = {
  name: 'languages-beside',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: LANGUAGE_FILE }, ({ path, resolveDir, kind }) => {
      const file = join(resolveDir, path);
      return kind === 'import-statement' && dirname(file) === LANGUAGES
        ? { path: file, namespace: 'late', pluginData: path }
        : undefined;
    });
    onResolve({ filter: /\.cjs$/, namespace: 'late' }, ({ path }) => ({ path, external: true }));
    onLoad({ filter: /\.ts$/, namespace: 'late' }, async ({ path, pluginData }) => ({
      contents: lateModule(await import(pathToFileURL(path).href), pluginData.replace(/\.ts$/, '.cjs')),
      resolveDir: root,
    }));
  },
};

/** A module's only export with its eager members, and where the others are. */
function lateModule(module: Record<string, Record<string, unknown>>, file: string): string {
  const [[name, whole] = ['', {}]] = Object.entries(module);
  const members = EAGER.filter((key) => key in whole).map((key) => `${key}: ${JSON.stringify(whole[key])}`);
  const others = Object.keys(whole).filter((key) => !EAGER.includes(key));
  const names = members.length > 0 ? LATE_MEMBERS : JSON.stringify(others);
  return `import { late${members.length > 0 ? `, ${LATE_MEMBERS}` : ''} } from './infra/late.ts';
    export const ${name} = late({ ${members} }, ${names}, () => require('${file}').${name});`;
}

async function bundleLanguages(outdir: string, { outputs }: Metafile): Promise<void> {
  const readers = Object.values(outputs).filter(({ inputs }) =>
    Object.entries(inputs).some(([path, { bytesInOutput }]) => bytesInOutput > 0 && path.startsWith('late:')),
  );
  const folders = readers.flatMap(({ entryPoint }) => (entryPoint ? [basename(dirname(entryPoint))] : []));
  if (folders.length === 0) return;
  const built = join(outdir, 'languages');
  const files = readdirSync(LANGUAGES).filter((file) => LANGUAGE_FILE.test(`./${file}`));
  const entryPoints = files.map((file) => join(LANGUAGES, file));
  await build({ ...common, entryPoints, outdir: built, plugins: [languagesBeside] });
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
