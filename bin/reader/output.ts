import { closeSync, existsSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs';

export type Output = {
  /** Whether a conversation of this id was read in an earlier run. */
  has: (id: unknown) => boolean;
  /** Waits when the reader is slower, so that memory stays what one line needs. */
  write: (row: object) => Promise<void> | undefined;
  close: () => void;
};

export const standardOutput: Output = {
  has: () => false,
  write: (row) => {
    if (process.stdout.write(`${JSON.stringify(row)}\n`)) return undefined;
    return new Promise((go) => process.stdout.once('drain', go));
  },
  close: () => {},
};

/** A file that a run continues: what an earlier one has read stays, but for a torn line and what no model answered. */
export function outputIn(file: string): Output {
  const kept = existsSync(file) ? rowsIn(readFileSync(file, 'utf8')) : [];
  const done = new Set(kept.map(({ id }) => JSON.stringify(id)));
  writeFileSync(`${file}.new`, kept.map((row) => `${JSON.stringify(row)}\n`).join(''));
  renameSync(`${file}.new`, file);
  const descriptor = openSync(file, 'a');
  return {
    has: (id) => id !== null && done.has(JSON.stringify(id)),
    write: (row) => {
      writeSync(descriptor, `${JSON.stringify(row)}\n`);
      return undefined;
    },
    close: () => closeSync(descriptor),
  };
}

type Row = { id?: unknown; read_by?: { failure?: string } };

function rowsIn(text: string): Row[] {
  return text.split('\n').flatMap((line) => {
    try {
      const row: Row = JSON.parse(line);
      return row.read_by?.failure === undefined ? [row] : [];
    } catch {
      return [];
    }
  });
}
