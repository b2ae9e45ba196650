import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { aCompleteConversation } from '../support/builders.ts';
import { call } from '../support/call.ts';
import { fakeClock } from '../support/clock.ts';
import { useOwnTable } from '../support/own-table.ts';

await useOwnTable();
const { handler: save } = await import('../../functions/save-conversation/handler.ts');
const { handler: getSummary } = await import('../../functions/get-summary/handler.ts');
const { refreshSummary } = await import('../../shared/summary/refresh.ts');
const { consumed } = await import('../../shared/store/consumed.ts');

const summary = async () => (await call(getSummary, {})).body;
const refresh = (zone = 'UTC') => refreshSummary(zone, new Date());
const START = Date.parse('2026-03-02T09:30:00Z');
const clock = (minutes: number) => jest.setSystemTime(START + minutes * 60_000);
const aTicket = (id: number, messages: unknown[] = aCompleteConversation()) =>
  call(save, { method: 'POST', body: { id, messages } });

beforeAll(() => {
  fakeClock();
});

test('before anything was counted, it answers zeros', async () => {
  clock(0);

  expect(await summary()).toMatchObject({
    total_tickets: 0,
    analytics: {
      by_status: { open: 0, in_progress: 0, completed: 0 },
      average_resolution_time: '0 hours',
      peak_hours: [],
    },
    insights: { common_issues: [], busy_locations: [], trends: { daily_volume: [0, 0, 0, 0, 0, 0, 0] } },
  });
});

test('a ticket counts after the next run, in the figures and in the hour of its creation', async () => {
  clock(1);
  await aTicket(1);
  await refresh();

  expect(await summary()).toMatchObject({
    total_tickets: 1,
    analytics: { by_status: { open: 1 }, by_type: { plumbing: 1 }, peak_hours: [9] },
    insights: { busy_locations: ['Portland'], trends: { daily_volume: [0, 0, 0, 0, 0, 0, 1] } },
  });
});

test('the body is exactly that of the interface, in its order', async () => {
  const body = await summary();

  expect(Object.keys(body)).toEqual(['total_tickets', 'summary', 'analytics', 'insights']);
  expect(Object.keys(body.analytics)).toEqual([
    'by_status',
    'by_priority',
    'by_type',
    'average_resolution_time',
    'peak_hours',
  ]);
  expect(Object.keys(body.insights)).toEqual(['common_issues', 'busy_locations', 'trends', 'recommendations']);
});

test('a ticket that is solved moves from open to completed, and its time counts', async () => {
  clock(121);
  await aTicket(1, [...aCompleteConversation(), { role: 'user', content: 'It works now, the problem is solved.' }]);
  await refresh();

  expect((await summary()).analytics).toMatchObject({
    by_status: { open: 0, in_progress: 0, completed: 1 },
    average_resolution_time: '2.0 hours',
  });
});

describe('a run', () => {
  test('may be repeated or run twice at once and counts nothing twice', async () => {
    clock(130);
    await Promise.all([aTicket(2), aTicket(3)]);

    await Promise.all([refresh(), refresh(), refresh()]);
    await refresh();

    expect((await summary()).total_tickets).toBe(3);
  });

  test('costs a few half units when nothing changed, and writes nothing', async () => {
    clock(136);
    await refresh();
    clock(139);
    await refresh();
    const before = { ...consumed };

    expect(await refresh()).toMatchObject({ changed: 0, isNew: false, isWhole: true });

    expect(consumed.write).toBe(before.write);
    expect(consumed.read - before.read).toBeLessThanOrEqual(3.5);
  });

  test('counts what an earlier one missed while it was down', async () => {
    clock(24 * 60);
    await aTicket(4);
    clock(3 * 24 * 60);
    await aTicket(5);
    await refresh();

    expect(await summary()).toMatchObject({
      total_tickets: 5,
      insights: { trends: { daily_volume: [0, 0, 0, 3, 1, 0, 1] } },
    });
  });

  test('in another time zone tells all hours by its clock', async () => {
    await refresh('Asia/Kolkata');

    expect(await summary()).toMatchObject({ total_tickets: 5, analytics: { peak_hours: [15] } });
  });

  test('moves the days on although no ticket changed', async () => {
    clock(4 * 24 * 60);
    await refresh('Asia/Kolkata');

    expect((await summary()).insights.trends.daily_volume).toEqual([0, 0, 3, 1, 0, 1, 0]);
  });
});

test('the answer says when it was computed, and is 304 for who has it', async () => {
  clock(4 * 24 * 60 + 1);
  const { headers } = await call(getSummary, {});

  expect(headers).toMatchObject({ 'last-modified': 'Fri, 06 Mar 2026 09:30:00 GMT', age: '60' });
  expect((await call(getSummary, { headers: { 'if-none-match': headers['etag'] ?? '' } })).status).toBe(304);
});
