import type { Caller } from '../../shared/account/access.ts';
import { isStaff, loginSchema } from '../../shared/account/account.ts';
import { authProvider } from '../../shared/account/auth-provider.ts';
import { beginLogin } from '../../shared/account/provider.ts';
import { pageEndpoint } from '../../shared/http/endpoint.ts';
import { isNavigation, ownPath } from '../../shared/http/navigation.ts';
import { loginCookie, redirectUri } from '../../shared/http/provider-cookie.ts';
import { loggedInPage } from '../../shared/pages/logged-in-page.tsx';
import { loginPage } from '../../shared/pages/login-page.tsx';

export const handler = pageEndpoint(async (event) => {
  const { caller } = event;
  const next = ownPath(new URLSearchParams(event.rawQueryString).get('next') ?? undefined);
  if (authProvider && !caller) {
    const { url, kept } = await beginLogin(redirectUri(event), next);
    const reply = isNavigation(event) ? { redirect: url } : { body: informationFor(caller, url) };
    return { ...reply, cookies: [loginCookie(kept)] };
  }
  if (!isNavigation(event)) return { body: informationFor(caller) };
  if (caller && next) return { redirect: next };
  return {
    page: caller ? loggedInPage({ account: caller, forStaff: isStaff(caller) }) : loginPage({ next }),
  };
});

const informationFor = (caller: Caller, redirect_url = '/login') => ({
  authenticated: caller !== undefined,
  user: caller ? { email: caller.email, name: caller.name ?? '', role: caller.role, user_id: caller.user_id } : null,
  auth_type: authProvider ? 'oidc' : 'form',
  redirect_url,
  login: { method: 'POST', url: '/login', fields: loginSchema.required },
  signup_url: '/signup',
});
