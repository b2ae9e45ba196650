import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Another process keeps the folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

/**
 * Keeps a folder for this process until it ends, kill -9 included: a listening socket dies with its process, which a
 * file with a process id does not. The socket lies in the system's temporary folder, since its path must be short.
 * @returns what gives the folder back
 * @throws FolderInUse when another server has the folder
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const name = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 24);
  const path = join(tmpdir(), `intake-${name}.sock`);
  if (await isAnswering(path))
    throw new FolderInUse(`Another server uses the data folder ${folder}: stop it, or choose another with DATA_DIR`);
  rmSync(path, { force: true });
  const server = createServer().unref();
  await new Promise<void>((done, fail) => server.once('error', fail).listen(path, done));
  return () => server.close();
}

function isAnswering(path: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(path);
    socket.once('connect', () => done(true)).once('error', () => done(false));
    socket.once('connect', () => socket.destroy());
  });
}
