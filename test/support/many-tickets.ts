import { jest } from '@jest/globals';
import { handler as save } from '../../functions/save-conversation/handler.ts';
import { aCompleteConversation } from './builders.ts';
import { call } from './call.ts';

const SOLVED = { role: 'user', content: 'It works now, the problem is solved.' };
const ISSUES = [
  'My kitchen sink is leaking.',
  'There is a water leak in the cellar, it is an emergency.',
  'The heating does not work.',
  'Sparks come out of the socket in the kitchen.',
];
const ADDRESSES = ['12 Oak Street, Apt 4, Portland, OR 97201', '7 Mill Lane, Salem, OR 97301'];

/** Tickets of `days` days up to `end`, at hours of their own, some of them completed. The clock is left at `end`. */
export async function ticketsOver(days: number, end: Date): Promise<void> {
  for (let n = 0; n < 2 * days; n += 1) {
    const messages = aCompleteConversation({
      issue: ISSUES[n % ISSUES.length] ?? '',
      address: ADDRESSES[n % 3 === 0 ? 1 : 0] ?? '',
    });
    const hoursAgo = (days - n / 2) * 24 - (n % 5);
    await sendAt(new Date(end.getTime() - hoursAgo * 3_600_000), 100 + n, messages);
    if (n % 3 === 1) await sendAt(new Date(end.getTime() - (hoursAgo - 5) * 3_600_000), 100 + n, [...messages, SOLVED]);
  }
  jest.setSystemTime(end);
}

async function sendAt(time: Date, id: number, messages: unknown[]): Promise<void> {
  jest.setSystemTime(time);
  const { status } = await call(save, { method: 'POST', body: { id, messages } });
  if (status !== 200) throw new Error(`Saving answered ${status}`);
}
