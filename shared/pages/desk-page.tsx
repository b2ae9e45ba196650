import type { ComponentChildren } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { type Account, isStaff } from '../account/account.ts';
import { LogOut, SERVICE, stylesheetSource } from './page.tsx';
import { stylesheet } from './stylesheet.ts';

/** What pages of the desk are sent with: their one script comes from here, and reads only from here. */
export const deskHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src ${stylesheetSource}; script-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
} as const;

type DeskPage = {
  /** Its first heading is the page's own to show; with the service's name it is the title. */
  title: string;
  /** Who reads it; nobody where everybody may read. */
  caller: Account | undefined;
  /** The path of the page, which the links to the others tell from theirs. */
  current: string;
};

/** A whole HTML document of the desk, or of a customer's own requests. Texts in `content` are escaped by the renderer. */
export function deskPage({ title, caller, current }: DeskPage, content: ComponentChildren): string {
  const document = (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} – ${SERVICE}`}</title>
        <style>{stylesheet}</style>
      </head>
      <body class="desk">
        <a class="skip" href="#main">
          Skip to main content
        </a>
        <header>
          <div>
            <p>{SERVICE}</p>
            <DeskLinks caller={caller} current={current} />
          </div>
        </header>
        <main id="main">{content}</main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToString(document)}`;
}

const DESK = [
  { path: '/tickets', label: 'Tickets' },
  { path: '/conversations', label: 'Conversations' },
  { path: '/summary', label: 'Summary' },
];
const OWN = [{ path: '/tickets', label: 'My requests' }];

const DeskLinks = ({ caller, current }: { caller: Account | undefined; current: string }) => (
  <nav aria-label="Service">
    {(caller && !isStaff(caller) ? OWN : DESK).map(({ path, label }) => (
      <a key={path} href={path} aria-current={path === current ? 'page' : undefined}>
        {label}
      </a>
    ))}
    {caller ? (
      <>
        <a href="/update-profile">
          <bdi>{caller.name || caller.email}</bdi>
        </a>
        <LogOut />
      </>
    ) : (
      <a href={`/login?next=${encodeURIComponent(current)}`}>Log in</a>
    )}
  </nav>
);
