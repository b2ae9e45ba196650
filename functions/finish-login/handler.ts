import { finishLogin } from '../../shared/account/provider.ts';
import { startSession } from '../../shared/account/session-store.ts';
import { vouchedAccount } from '../../shared/account/vouched-account.ts';
import { sessionCookie } from '../../shared/http/cookie.ts';
import { pageEndpoint } from '../../shared/http/endpoint.ts';
import { HOME, isNavigation } from '../../shared/http/navigation.ts';
import { keptIn, nextIn, noLoginCookie, redirectUri } from '../../shared/http/provider-cookie.ts';

const finish = pageEndpoint(async (event) => {
  const now = new Date();
  const person = await finishLogin(`${redirectUri(event)}?${event.rawQueryString}`, keptIn(event));
  const account = await vouchedAccount(person, now);
  const token = await startSession(account, now, event.tokens);
  const next = nextIn(keptIn(event)) ?? (isNavigation(event) ? HOME : '/login');
  return { redirect: next, cookies: [sessionCookie(token)] };
});

/** However it ends, the browser need not keep anything for it any more. */
export const handler: typeof finish = async (event, context) => {
  const answer = await finish(event, context);
  return { ...answer, cookies: [...(answer.cookies ?? []), noLoginCookie()] };
};
