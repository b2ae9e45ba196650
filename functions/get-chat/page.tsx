import { renderToString } from 'preact-render-to-string';
import { chatScript } from '../../shared/pages/chat-script.ts';
import { type Code, texts } from '../../shared/pages/client/chat/texts.ts';
import { pageHeaders, SERVICE } from '../../shared/pages/page.tsx';
import { chatStylesheet, sourceOf } from '../../shared/pages/stylesheet.ts';

/** Its script comes from here, and talks to here. */
export const chatPageHeaders = {
  ...pageHeaders,
  'content-security-policy': `default-src 'none'; style-src ${sourceOf(chatStylesheet)}; script-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'`,
} as const;

/** The chat on a page of its own, in this language. */
export function chatPage({ tag, code }: { tag: string; code: Code }): string {
  const { title, ...words } = texts[code];
  const document = (
    <html lang={code} dir={'rightToLeft' in words ? 'rtl' : 'ltr'}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} – ${SERVICE}`}</title>
        <style>{chatStylesheet}</style>
      </head>
      <body>
        <header>
          <div>
            <h1>{SERVICE}</h1>
          </div>
        </header>
        <main>
          <noscript>
            <p>{NEEDS_SCRIPT[code]}</p>
          </noscript>
          <script src={chatScript.path} integrity={chatScript.integrity} data-inline data-language={tag} />
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToString(document)}`;
}

const NEEDS_SCRIPT: Record<Code, string> = {
  en: 'This chat needs JavaScript.',
  es: 'Este chat necesita JavaScript.',
  fr: 'Ce chat a besoin de JavaScript.',
  de: 'Dieser Chat braucht JavaScript.',
  pt: 'Este chat precisa de JavaScript.',
  it: 'Questa chat richiede JavaScript.',
  nl: 'Deze chat heeft JavaScript nodig.',
  tr: 'Bu sohbet için JavaScript gerekir.',
  pl: 'Ten czat wymaga JavaScriptu.',
  ja: 'このチャットには JavaScript が必要です。',
  zh: '此聊天需要 JavaScript。',
  ar: 'تحتاج هذه المحادثة إلى JavaScript.',
  hi: 'इस चैट के लिए JavaScript चाहिए।',
};
