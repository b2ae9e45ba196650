import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Bundles a JavaScript program as the service's own functions are: minified, as CommonJS, with the environment's credentials. */
export async function bundlePeer(program: string, outfile: string, modules: string): Promise<void> {
  await build({
    entryPoints: [program],
    outfile,
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node24',
    mainFields: ['module', 'main'],
    nodePaths: [modules],
    alias: {
      '@aws-sdk/credential-provider-node': fileURLToPath(
        new URL('../../infra/environment-credentials.ts', import.meta.url),
      ),
    },
  });
}
