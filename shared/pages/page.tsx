import type { ComponentChildren } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { sourceOf, stylesheet } from './stylesheet.ts';

export const SERVICE = 'Conversation intake';

/** What every page is sent with, beside what every answer is (names in lower case). */
export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src ${sourceOf(stylesheet)}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  // With no-referrer browsers would send `Origin: null` with the forms (https://fetch.spec.whatwg.org/#append-a-request-origin-header),
  // and their posts could not be told from those of a foreign page.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
} as const;

type Page = {
  /** What the page says, its first heading and, with the service's name, its title. */
  title: string;
  /** Stands above the heading: what went wrong. The title then begins with "Error: ". */
  errors?: ComponentChildren;
  /** The page of a person who is logged in: the path of this page, so that the links to the others can say which it is. */
  current?: string;
};

/** A whole HTML document. Texts in `content` are escaped by the renderer. */
export function page({ title, errors, current }: Page, content: ComponentChildren): string {
  const document = (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${errors ? 'Error: ' : ''}${title} – ${SERVICE}`}</title>
        <style>{stylesheet}</style>
      </head>
      <body>
        {current && (
          <a class="skip" href="#main">
            Skip to main content
          </a>
        )}
        <header>
          <div>
            <p>{SERVICE}</p>
            {current && <AccountLinks current={current} />}
          </div>
        </header>
        <main id="main">
          {errors}
          <h1>{title}</h1>
          {content}
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToString(document)}`;
}

const ACCOUNT_LINKS = [
  { path: '/update-profile', label: 'Profile' },
  { path: '/update-password', label: 'Password' },
];

const AccountLinks = ({ current }: { current: string }) => (
  <nav aria-label="Account">
    {ACCOUNT_LINKS.map(({ path, label }) => (
      <a key={path} href={path} aria-current={path === current ? 'page' : undefined}>
        {label}
      </a>
    ))}
    <LogOut />
  </nav>
);

/** The button that ends the session; `look` is a class of the stylesheet. */
export const LogOut = ({ look }: { look?: string }) => (
  <form method="post" action="/logout">
    <button type="submit" class={look}>
      Log out
    </button>
  </form>
);
