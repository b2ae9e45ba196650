import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import standalone from 'ajv/dist/standalone/index.js';
import { type BuildOptions, build, context, type Metafile, type Plugin } from 'esbuild';
import { newAjv } from '../shared/http/compile.ts';
import { PARTS, type RequestSchema } from '../shared/http/schema.ts';
import { clientModule } from './client-module.ts';
import { modernPhones, parametersOnly, phonePlansOnly, wholeAnswersOnly } from './trim.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const EXTENSION = '.cjs';

const common: BuildOptions = {
  absWorkingDir: root,
  outExtension: { '.js': EXTENSION }, // package.json says "module", the bundles are CommonJS
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'cjs',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  charset: 'utf8',
  logLevel: 'warning',
  sourcesContent: false, // maps are read where the sources are
};

type Options = {
  /** A folder with a folder for each function. */
  functions?: string;
  /** Takes half the time for bundles half as long again, with which a service on one's own machine starts; a Lambda shall start sooner. */
  isQuick?: boolean;
};

/**
 * Bundles every folder of functions/ into <outdir>/<folder>/handler.cjs, with its schemas compiled on the way, and lays beside
 * it what it reads only when it needs it: other parts of its code, and the languages.
 */
export async function bundle(
  outdir: string,
  { functions = join(root, 'functions'), isQuick = false }: Options = {},
): Promise<void> {
  const folders = readdirSync(functions).filter((folder) => existsSync(join(functions, folder, 'handler.ts')));
  const modules = join(resolve(outdir), 'modules');
  const trimmed = [phonePlansOnly, modernPhones, parametersOnly, wholeAnswersOnly];
  const plugins = [compiledSchemas(resolve(functions)), languagesBeside, weightsBeside, scriptsAsText, ...trimmed];
  const minify = !isQuick;
  const shake = isQuick ? shakeTogether : shakeApart;
  const readers = await shake(folders, { functions, modules, plugins }, async (folder, shaken) => {
    const to = join(resolve(outdir), folder);
    const outputs = ownOutputs(shaken);
    if (hasInput(outputs, WEIGHTS_FILE)) cpSync(WEIGHTS, join(to, 'weights'), { recursive: true });
    await layOut({ ...shaken, outputs }, { to, minify });
    return nounsRead(outputs).map((noun) => ({ folder, noun }));
  });
  rmSync(modules, { recursive: true });
  await bundleLanguages(resolve(outdir), { readers: readers.flat(), minify });
}

type Places = { functions: string; modules: string; plugins: Plugin[] };
/** A function's modules without what is not used, in the folder `from`: `entry` is its handler's file; among the outputs are others' too. */
type Shaken = { outputs: Metafile['outputs']; entry: string; from: string };
type Finish = (folder: string, shaken: Shaken) => Promise<Reader[]>;
type Shake = (folders: readonly string[], places: Places, finish: Finish) => Promise<Reader[][]>;

const modulesOf = (plugins: Plugin[]) =>
  ({
    ...common,
    chunkNames: '[name]-[hash]',
    format: 'esm',
    splitting: true,
    mainFields: ['module', 'main'], // the SDK's ES modules, which can be shaken
    sourcemap: 'linked',
    alias: { '@aws-sdk/credential-provider-node': join(root, 'infra/environment-credentials.ts') },
    plugins,
    metafile: true,
  }) satisfies BuildOptions;

/** Each function by itself, on two cores: of a module it gets what it uses, and not what another function uses of it. */
const shakeApart: Shake = async (folders, places, finish) => {
  const half = Math.ceil(folders.length / 2);
  const halves = [folders.slice(0, half), folders.slice(half)];
  return (await Promise.all(halves.map((some) => shakeInTurn(some, places, finish)))).flat();
};

/** One build after another from whichever handler it is: what they share is read once. */
async function shakeInTurn(folders: readonly string[], { functions, modules, plugins }: Places, finish: Finish) {
  let folder = '';
  const entry = handlerOf(() => join(functions, folder, 'handler.ts'));
  const builder = await context({
    ...modulesOf([entry, ...plugins]),
    entryPoints: [{ in: ENTRY, out: 'handler' }],
    outdir: modules,
    write: false,
  });
  const finished: Promise<Reader[]>[] = [];
  for (folder of folders) {
    const { metafile, outputFiles } = await builder.rebuild();
    const from = join(modules, folder);
    mkdirSync(from, { recursive: true });
    for (const { path, contents } of outputFiles) writeFileSync(join(from, basename(path)), contents);
    finished.push(finish(folder, { outputs: inOneFolder(metafile.outputs), entry: HANDLER, from }));
  }
  const readers = await Promise.all(finished);
  await builder.dispose();
  return readers;
}

/** All functions in one build: of a module each gets what any of them uses. */
const shakeTogether: Shake = async (folders, { functions, modules, plugins }, finish) => {
  const { metafile } = await build({
    ...modulesOf(plugins),
    entryPoints: folders.map((folder) => ({ in: join(functions, folder, 'handler.ts'), out: folder })),
    outdir: modules,
  });
  const outputs = inOneFolder(metafile.outputs);
  return Promise.all(folders.map((folder) => finish(folder, { outputs, entry: folder + EXTENSION, from: modules })));
};

const ENTRY = 'entry';
const HANDLER = 'handler.cjs';
const [AT_ONCE, ANY] = [['import-statement'], ['import-statement', 'dynamic-import']];

const handlerOf = (current: () => string): Plugin => ({
  name: 'handler-of',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^entry$/ }, ({ path, kind }) => (kind === 'entry-point' ? { path, namespace: ENTRY } : null));
    onLoad({ filter: /^/, namespace: ENTRY }, () => ({
      contents: `export * from ${JSON.stringify(current())};`,
      resolveDir: root,
    }));
  },
});

/** Outputs by their names alone, and what they import, too. */
const inOneFolder = (outputs: Metafile['outputs']): Metafile['outputs'] =>
  Object.fromEntries(
    Object.entries(outputs).map(([file, it]) => [
      basename(file),
      { ...it, imports: it.imports.map((one) => (one.external ? one : { ...one, path: basename(one.path) })) },
    ]),
  );

/** What the handler imports, at once or late; esbuild makes others too, that only unused code or another handler imports. */
const ownOutputs = ({ outputs, entry }: Shaken): Metafile['outputs'] =>
  Object.fromEntries([...reachable(outputs, [entry], ANY)].map((file) => [file, outputs[file] as Output]));
type Output = Metafile['outputs'][string];

/** The files that these import, and those import, and so on. */
function reachable(outputs: Metafile['outputs'], from: string[], kinds: string[]): Set<string> {
  const files = new Set(from);
  for (const file of files) {
    for (const { path, kind, external } of outputs[file]?.imports ?? []) {
      if (!external && kinds.includes(kind)) files.add(path);
    }
  }
  return files;
}

type Target = { to: string; minify: boolean };

/**
 * What a function imports late, with `import()`, lies in files of its own; all that it loads at once lies in one, because each
 * file costs a Lambda that starts half a millisecond. esbuild splits ES modules only, and puts what the late files share with
 * the handler into files between them: these become one again, and a late file finds its share behind a file that leads back.
 */
async function layOut({ outputs, entry, from }: Shaken, { to, minify }: Target): Promise<void> {
  const atOnce = reachable(outputs, [entry], AT_ONCE);
  const late = Object.keys(outputs).filter((file) => !atOnce.has(file));
  const ledBack = [...new Set(late.flatMap((file) => outputs[file]?.imports ?? []).map(({ path }) => path))].filter(
    (path) => atOnce.has(path),
  );
  const shares = ledBack.map((file, at) => `export * as share${at} from './${file}';`);
  await build({
    ...common,
    minify,
    stdin: {
      contents: [`export * from './${entry}';`, ...shares].join('\n'),
      resolveDir: from,
    },
    outfile: join(to, HANDLER),
    outExtension: {},
    sourcemap: 'linked',
    supported: { 'dynamic-import': false }, // require(), which starts no loader of ES modules
    plugins: [lateOutside],
  });
  for (const [at, file] of ledBack.entries()) {
    writeFileSync(join(to, file), `module.exports=require('./${HANDLER}').share${at};`);
  }
  await makeCommonJs(
    late.map((file) => join(from, file)),
    { to, minify },
  );
}

/** What is imported statically is put in, whatever package.json says of side effects; the rest is loaded when it is called for. */
const lateOutside: Plugin = {
  name: 'late-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ path, resolveDir, kind }) =>
      kind === 'import-statement' ? { path: join(resolveDir, path), sideEffects: true } : { path, external: true },
    );
  },
};

/** Late files one by one. Bundled as CommonJS, V8 would read twice what they share. */
async function makeCommonJs(files: string[], { to, minify }: Target): Promise<void> {
  if (files.length === 0) return;
  await build({
    ...common,
    minify,
    bundle: false,
    entryPoints: files,
    outbase: dirname(files[0] as string),
    outdir: to,
    loader: { '.cjs': 'js' },
    sourcemap: 'linked',
    supported: { 'dynamic-import': false },
  });
}

const SHARED = join(root, 'shared');
/** What is known of languages: one file a language in shared/<noun>/languages, which lies at languages/<noun> beside a bundle. */
const LANGUAGE_FILE = /^\.\/languages\/[a-z]{2}\.ts$/;
const isOfLanguages = (folder: string) => dirname(dirname(folder)) === SHARED && basename(folder) === 'languages';
/** The names of the others, once for all languages. */
const LATE_MEMBERS = 'lateMembers';
/** What is needed of a language before a conversation in it comes. */
const EAGER = ['code', 'transcript', 'answers'];

/**
 * A language is some forty kilobytes of phrases, and a conversation is in one: a bundle holds of each what tells speakers
 * and answers apart, and reads the rest from the file beside it when that language is first asked for. So it is with what a
 * language calls shipments and sales terms.
 */
const languagesBeside: Plugin = {
  name: 'languages-beside',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: LANGUAGE_FILE }, ({ path, resolveDir, kind }) => {
      const file = join(resolveDir, path);
      if (kind !== 'import-statement' || !isOfLanguages(dirname(file))) return undefined;
      const noun = basename(dirname(dirname(file)));
      return { path: file, namespace: 'late', pluginData: `./languages/${noun}/${basename(file, '.ts')}.cjs` };
    });
    onResolve({ filter: /\.cjs$/, namespace: 'late' }, ({ path }) => ({ path, external: true }));
    onLoad({ filter: /\.ts$/, namespace: 'late' }, async ({ path, pluginData }) => ({
      contents: lateModule(await import(pathToFileURL(path).href), pluginData),
      resolveDir: root,
    }));
  },
};

/** A module's only export with its eager members, and where the others are. */
function lateModule(module: Record<string, Record<string, unknown>>, file: string): string {
  const [[name, whole] = ['', {}]] = Object.entries(module);
  const members = EAGER.filter((key) => key in whole).map((key) => `${key}: ${JSON.stringify(whole[key])}`);
  const others = Object.keys(whole).filter((key) => !EAGER.includes(key));
  const isWhole = 'transcript' in whole; // a language of the extraction, whose members have one list for all
  const names = isWhole ? LATE_MEMBERS : JSON.stringify(others);
  return `import { late${isWhole ? `, ${LATE_MEMBERS}` : ''} } from './infra/late.ts';
    export const ${name} = late({ ${members} }, ${names}, () => require('${file}').${name});`;
}

const WEIGHTS_FILE = 'shared/reading/weights-file.ts';
const WEIGHTS = join(SHARED, 'reading/weights');

/** A trained reader's weights lie beside a bundle as they are, and only the language that is spoken is read. */
const weightsBeside: Plugin = {
  name: 'weights-beside',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]reading[\\/]weights-file\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace('import.meta.dirname', '__dirname'),
      loader: 'ts',
    }));
  },
};

const hasInput = (outputs: Metafile['outputs'], path: string): boolean =>
  Object.values(outputs).some(({ inputs }) => (inputs[path]?.bytesInOutput ?? 0) > 0);

/** A function, and what it knows of languages. */
type Reader = { folder: string; noun: string };

function nounsRead(outputs: Metafile['outputs']): string[] {
  const inputs = Object.values(outputs).flatMap((it) => Object.entries(it.inputs));
  const late = inputs.filter(([path, { bytesInOutput }]) => bytesInOutput > 0 && path.startsWith('late:'));
  return [...new Set(late.map(([path]) => basename(dirname(dirname(path)))))];
}

async function bundleLanguages(
  outdir: string,
  { readers, minify }: { readers: readonly Reader[]; minify: boolean },
): Promise<void> {
  const built = join(outdir, 'languages');
  for (const noun of new Set(readers.map(({ noun }) => noun))) {
    const entryPoints = globSync(join(SHARED, noun, 'languages', '[a-z][a-z].ts'));
    await build({ ...common, minify, entryPoints, outdir: join(built, noun) });
  }
  for (const { folder, noun } of readers) {
    cpSync(join(built, noun), join(outdir, folder, 'languages', noun), { recursive: true });
  }
  rmSync(built, { recursive: true, force: true });
}

/**
 * A browser's script is served as it is: what imports `<name>.client` gets its text, compiled with all that it imports, or the same
 * compressed already. Names stay inside it: a page that is not ours has its own.
 */
export const scriptsAsText: Plugin = {
  name: 'scripts-as-text',
  setup({ onLoad }) {
    onLoad({ filter: /\.client\.ts$/ }, ({ path }) => ({ contents: clientModule(path) }));
  },
};

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
