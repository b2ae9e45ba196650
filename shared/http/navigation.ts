import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** A person's browser goes there, which programs do not claim (https://www.w3.org/TR/fetch-metadata/#sec-fetch-mode-header). */
export const isNavigation = ({ headers }: APIGatewayProxyEventV2): boolean =>
  headers['sec-fetch-mode'] === 'navigate' && (headers['accept'] ?? '').includes('text/html');

/**
 * Whether the same address is to answer with a page: to a browser, and to a page's own script, which asks for HTML and
 * nothing else. A link to JSON or CSV says so in its query.
 */
export const wantsPage = (event: APIGatewayProxyEventV2): boolean =>
  (isNavigation(event) || event.headers['accept'] === 'text/html') &&
  !new URLSearchParams(event.rawQueryString).has('format');

/** A path of ours with its query, as it may be gone back to after a login; undefined for anything that leads elsewhere. */
export function ownPath(text: string | undefined): string | undefined {
  const url = text?.startsWith('/') ? URL.parse(text, OWN) : null;
  return url?.origin === OWN ? `${url.pathname}${url.search}` : undefined;
}

const OWN = 'http://own';

/** Where a person is led who has logged in: to the desk, which for a customer is "My requests". */
export const HOME = '/tickets';
