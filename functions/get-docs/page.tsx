import { renderToString } from 'preact-render-to-string';
import { docsScript } from '../../shared/pages/docs-script.ts';
import { SERVICE } from '../../shared/pages/page.tsx';

/** What the page is sent with: its script comes from here and sends only to here; the pictures are in its stylesheet. */
export const docsHeaders = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; img-src data:; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
} as const;

export const docsPage = `<!doctype html>${renderToString(
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{`API reference – ${SERVICE}`}</title>
      <script type="module" src={docsScript.path} integrity={docsScript.integrity} />
    </head>
    <body>
      <main id="reference">
        <h1>API reference</h1>
        <p>
          It is made by a script of <a href="/openapi.json">the description of the API</a>.
        </p>
      </main>
    </body>
  </html>,
)}`;
