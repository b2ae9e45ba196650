import { expect, test } from '@jest/globals';
import { crashOnce } from './crash.ts';

test.each([1, 2, 3])(
  'kill -9 under 32 parallel savers loses nothing acknowledged and leaves no ticket half made (%i of 3)',
  async () => {
    const { saves, lost, halfMade } = await crashOnce();

    expect(saves).toBeGreaterThan(32);
    expect({ lost, halfMade }).toEqual({ lost: [], halfMade: [] });
  },
  60_000,
);
