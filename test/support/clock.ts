import { jest } from '@jest/globals';

/** Lets a test say what time it is; timers go on, since sockets need them. */
export function fakeClock(): void {
  jest.useFakeTimers({
    doNotFake: [
      'nextTick',
      'setImmediate',
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'performance',
      'queueMicrotask',
    ],
  });
}
