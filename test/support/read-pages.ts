import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';

/** Lets node itself load the functions as they are, whose error pages are in JSX. Import it before them. */
registerHooks({
  load(url, context, next) {
    if (!url.endsWith('.tsx')) return next(url, context);
    const source = readFileSync(fileURLToPath(url), 'utf8');
    const { code } = transformSync(source, {
      loader: 'tsx',
      jsx: 'automatic',
      jsxImportSource: 'preact',
      format: 'esm',
    });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
