import type { Page } from 'playwright-core';
import { call } from './call.ts';

type Handler = Parameters<typeof call>[0];

/** Where the pages of `answerWith` are: an origin that is served by nobody else. */
export const ORIGIN = 'https://desk.test';

/** Answers what a browser asks for at `ORIGIN` with the handlers themselves, by path; whatever else it asks for is 404. */
export async function answerWith(page: Page, handlers: Readonly<Record<string, Handler>>): Promise<void> {
  await page.route('**/*', async (route) => {
    const request = route.request();
    const { pathname, search, origin } = new URL(request.url());
    const handler = origin === ORIGIN ? handlers[pathname] : undefined;
    if (!handler) return route.fulfill({ status: 404, body: 'Not here' });
    const navigation: Record<string, string> = request.isNavigationRequest()
      ? { 'sec-fetch-mode': 'navigate', accept: 'text/html' }
      : {};
    const answer = await call(handler, {
      path: pathname,
      query: search.slice(1),
      headers: { ...request.headers(), ...navigation },
    });
    const body = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    return route.fulfill({ status: answer.status, headers: answer.headers, body });
  });
}
