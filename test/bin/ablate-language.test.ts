import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { languages } from '../../shared/extraction/languages.ts';

const folder = new URL('../../shared/extraction/languages/', import.meta.url).pathname;

/** What Node.js, which finds modules in its own way, makes of sources as if they stood in the file of this language. */
function made(sources: readonly { code: string; source: string }[]) {
  const script = `import { text } from 'node:stream/consumers';
    import { languageIn } from './bin/ablate/language-in.ts';
    const made = ({ code, source }) => languageIn(source, { code, file: '${folder}' + code + '.ts' });
    console.log(JSON.stringify(await Promise.allSettled(JSON.parse(await text(process.stdin)).map(made))));`;
  const how = { encoding: 'utf8', input: JSON.stringify(sources), maxBuffer: Infinity } as const;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], how);
  return JSON.parse(stdout);
}

test('the source of every language makes that language', () => {
  const sources = languages.map(({ code }) => ({ code, source: readFileSync(`${folder}${code}.ts`, 'utf8') }));

  const values = made(sources).map(({ value }: { value: unknown }) => value);

  expect(values).toEqual(JSON.parse(JSON.stringify(languages)));
});

test('a source that is tried lies nowhere among the languages, be it stopped or not, and nowhere when it was read', () => {
  const [{ value }] = made([
    { code: 'nl', source: 'export const nl: { place: string } = { place: import.meta.dirname };' },
  ]);

  expect(value.place).not.toContain('languages');
  expect(existsSync(value.place)).toBe(false);
});

test('a source that makes none is refused', () => {
  expect(made([{ code: 'nl', source: 'export const nl = [' }])).toMatchObject([{ status: 'rejected' }]);
});
