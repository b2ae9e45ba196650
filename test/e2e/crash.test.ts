import { expect, test } from '@jest/globals';
import { crashOnce } from './crash.ts';

/** The shell, its watcher and the engine that it runs; the server. */
const ENGINE_AND_SERVER = 4;

test.each([1, 2, 3])(
  'kill -9 under 32 parallel savers loses nothing acknowledged and leaves no ticket half made (%i of 3)',
  async () => {
    const { saves, killed, lost, halfMade } = await crashOnce();

    expect(saves).toBeGreaterThan(32);
    expect(killed).toBe(ENGINE_AND_SERVER);
    expect({ lost, halfMade }).toEqual({ lost: [], halfMade: [] });
  },
  180_000,
);
