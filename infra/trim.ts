// Each saves CPU while a handler.cjs loads (medians, by turns): plans and modern phones 1 to 3 ms, whole answers 2 to 4, of 60; parameters 6 of 26.

import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
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

/** libphonenumber as it was written and not as its package exports it, for browsers without classes: half as long. */
export const modernPhones: Plugin = {
  name: 'modern-phones',
  setup({ onResolve }) {
    onResolve({ filter: /\/es6\// }, ({ path, resolveDir }) =>
      resolveDir.includes('libphonenumber-js')
        ? { path: resolve(resolveDir, path.replace('/es6/', '/es6-modern/')), sideEffects: false }
        : null,
    );
  },
};

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

/** What asks a model to stream its answer, over HTTP/2 and in events; we ask for it whole, over HTTP/1.1, as of the table. */
const STREAMING: Record<string, string> = {
  '@smithy/node-http-handler': `export { NodeHttpHandler as NodeHttp2Handler, streamCollector } from '@smithy/node-http-handler';`,
  '@aws-sdk/eventstream-handler-node': 'export const eventStreamPayloadHandlerProvider = () => undefined;',
  '@smithy/core/event-streams': `export const eventStreamSerdeProvider = undefined;
    export const resolveEventStreamSerdeConfig = (config) => config;`,
};

/**
 * esbuild takes whatever any file of a function uses of a package into the file that first imports the package: with the
 * streams, HTTP/2 would be loaded by every function that may ask a model, configured or not.
 */
export const wholeAnswersOnly: Plugin = {
  name: 'whole-answers-only',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: new RegExp(`^(?:${Object.keys(STREAMING).join('|')})$`) }, ({ path, importer }) =>
      /[\\/]client-bedrock-runtime[\\/]/.test(importer)
        ? { path, namespace: 'whole-answers', pluginData: dirname(importer), sideEffects: false }
        : null,
    );
    onLoad({ filter: /^/, namespace: 'whole-answers' }, ({ path, pluginData }) => ({
      contents: STREAMING[path] as string,
      resolveDir: pluginData,
    }));
  },
};
