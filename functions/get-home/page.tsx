import type { ReadAccess } from '../../shared/account/access.ts';
import { type Account, isStaff } from '../../shared/account/account.ts';
import { Card } from '../../shared/pages/card.tsx';
import { chatScript } from '../../shared/pages/chat-script.ts';
import { texts } from '../../shared/pages/client/chat/texts.ts';
import { deskPage } from '../../shared/pages/desk-page.tsx';

type Home = {
  caller: Account | undefined;
  readAccess: ReadAccess;
  /** It runs on somebody's own machine. */
  isLocal: boolean;
  /** Where the service is, as the browser names it. */
  origin: string;
};

/** What this is, a chat to try at once, and where everything else is. */
export const homePage = ({ caller, readAccess, isLocal, origin }: Home): string =>
  deskPage(
    { title: 'Welcome', caller, current: '/' },
    <>
      <h1>A conversation comes in, a ticket comes out</h1>
      <div class="home">
        <Card title="Try it">
          <p>
            You are the customer: say in the chat what is broken, as in “My kitchen sink is leaking”. The service asks
            for what is missing, and makes a ticket of what you said.
          </p>
          <ul>
            <Place path="/tickets" name="Tickets">
              {caller && !isStaff(caller) ? 'what you asked for' : 'the queue of the service desk'}
            </Place>
            <Place path="/conversations" name="Conversations">
              with what is still missing in each
            </Place>
            <Place path="/summary" name="Summary">
              figures over all tickets
            </Place>
          </ul>
          {!caller && readAccess === 'staff' && (
            <p>
              These need a <a href="/login">login</a>; the chat does not.
            </p>
          )}
        </Card>
        <script src={chatScript.path} integrity={chatScript.integrity} data-inline />
        <div class="stack">
          {isLocal && <OnThisMachine readAccess={readAccess} />}
          <Card title="Put the chat on a website">
            <pre>
              <code>{`<script src="${origin}/chat.js" data-language="en"></script>`}</code>
            </pre>
            <p>
              A line in a page, and a website has the chat; the website's origin has to be among the setting{' '}
              <code>allowedOrigins</code>. Or link to a page with the chat alone:
            </p>
            <ul class="tongues">
              {LANGUAGES.map(({ code, name }) => (
                <li key={code}>
                  <a href={`/chat?language=${code}`} lang={code} hreflang={code}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </Card>
          <Card title="For programs">
            <ul>
              <Place path="/docs" name="API reference">
                every request, to be tried
              </Place>
              <Place path="/openapi.json" name="OpenAPI 3.1">
                the same for machines
              </Place>
            </ul>
          </Card>
        </div>
      </div>
    </>,
  );

/** Each by its own name. */
const LANGUAGES = Object.keys(texts).map((code) => ({
  code,
  name: new Intl.DisplayNames(code, { type: 'language' }).of(code),
}));

const Place = ({ path, name, children }: { path: string; name: string; children: string }) => (
  <li>
    <a href={path}>{name}</a>
    <span class="quiet">{children}</span>
  </li>
);

const OnThisMachine = ({ readAccess }: Pick<Home, 'readAccess'>) => (
  <Card title="Work on tickets">
    <p>
      {readAccess === 'public' ? 'Everybody may read here, and staff work. ' : 'Staff read everything, and work. '}
      <a href="/signup">Sign up</a>, then make yourself staff in the project's folder:
    </p>
    <pre>
      <code>npm run staff -- grant EMAIL staff</code>
    </pre>
    <p>
      <a href="/login?next=/tickets">Log in</a> opens the queue.
    </p>
  </Card>
);
