import { rmSync } from 'node:fs';

export default async () => {
  await globalThis.engine.stop();
  rmSync(process.env.TEST_FOLDER, { recursive: true, force: true });
};
