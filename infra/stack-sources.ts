import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';

/** A frame of a stack in minified code, as "    at name (/var/task/chunk-ABC.cjs:1:2345)". */
const FRAME = /(\/[^\s()"]+\.cjs):(\d+):(\d+)/g;

/**
 * Writes places in bundles as places in the sources, as "shared/order.ts:3:9"; those without a map stay.
 * @param mapOf where the source map of a file is
 */
export function withSources(text: string, mapOf: (file: string) => string): string {
  const maps = new Map<string, SourceMap | undefined>();
  const read = (path: string) => (existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : undefined);
  return text.replaceAll(FRAME, (frame, file: string, line: string, column: string) => {
    const path = mapOf(file);
    if (!maps.has(path)) maps.set(path, read(path));
    const origin = maps.get(path)?.findOrigin(Number(line), Number(column));
    if (!origin || !('fileName' in origin)) return frame;
    return `${origin.fileName.replace(/^(?:\.\.\/)+/, '')}:${origin.lineNumber}:${origin.columnNumber}`;
  });
}
