import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';

/** Where a country of libphonenumber's metadata has the rules for writing its numbers, more than half of it; we only read numbers. */
const FORMATS = 4;

type PhoneMetadata = Record<'countries' | 'nonGeographic', Record<string, unknown[]>>;

export const phonePlansOnly: Plugin = {
  name: 'phone-plans-only',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]libphonenumber-js[\\/]metadata\.min\.json\.js$/ }, async ({ path }) => {
      const { default: metadata } = await import(pathToFileURL(path).href);
      const json = JSON.stringify(withoutFormats(metadata)).replaceAll(/`|\$\{/g, unquotable);
      return { contents: `export default JSON.parse(String.raw\`${json}\`)` }; // its backslashes need no others
    });
  },
};

function unquotable(text: string): never {
  throw new Error(`The metadata of phone numbers holds ${text}`);
}

/** Numbers are read with the result as with the whole; only writing them in a country's format needs more. */
export function withoutFormats(metadata: PhoneMetadata): PhoneMetadata {
  const plans = (countries: Record<string, unknown[]>) =>
    Object.fromEntries(
      Object.entries(countries).map(([code, parts]) => [code, parts.map((part, at) => (at === FORMATS ? 0 : part))]),
    );
  return { ...metadata, countries: plans(metadata.countries), nonGeographic: plans(metadata.nonGeographic) };
}

/** A helper of Babel's, in one line; libphonenumber has them anew in each of its files, a quarter of what we take of it. */
const HELPER = /^function (_\w+|ownKeys)\(.*\}$/gm;

export const helpersOnce: Plugin = {
  name: 'helpers-once',
  setup({ onLoad, onResolve }) {
    onLoad({ filter: /[\\/]libphonenumber-js[\\/]es6[\\/].*\.js$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      const names = Array.from(source.matchAll(HELPER), ([, name]) => name);
      const from = JSON.stringify(`helpers:${path.replace(/([\\/]es6)[\\/].*/, '$1')}`);
      return { contents: `import { ${names.join(', ')} } from ${from};${source.replace(HELPER, '')}` };
    });
    onResolve({ filter: /^helpers:/ }, ({ path }) => ({ path: path.slice('helpers:'.length), namespace: 'helpers' }));
    onLoad({ filter: /./, namespace: 'helpers' }, ({ path }) => ({ contents: helpersIn(path) }));
  },
};

/** One of each name; all that have the same name are the same. */
function helpersIn(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  const found = files.flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(HELPER)]);
  const helpers = new Map(found.map(([helper, name]) => [name, helper]));
  const other = found.find(([helper, name]) => helpers.get(name) !== helper);
  if (other) throw new Error(`libphonenumber has two kinds of ${other[1]}`);
  return Array.from(helpers.values(), (helper) => `export ${helper}`).join('\n');
}

/** Each of SSM's 140 errors: a schema that is made and a class that is registered while the client loads. */
const SSM_ERRORS = /^(?:export var \w+\$ = \[-3, n0,[\s\S]*?^\];$|n0_registry\.registerError\(.*$)/gm;

/** We read and make parameters only. An error that is not registered is thrown as the client's base class, by its name. */
export const parametersOnly: Plugin = {
  name: 'parameters-only',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]client-ssm[\\/]dist-es[\\/]schemas[\\/]schemas_0\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll(SSM_ERRORS, ''),
    }));
  },
};
