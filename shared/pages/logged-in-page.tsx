import { LogOut, page } from './page.tsx';

type LoggedIn = {
  account: { email: string; name?: string };
  /** Whether the account is of the desk: a customer has requests of their own. */
  forStaff: boolean;
};

const OWN = [
  { path: '/update-profile', label: 'Profile', about: 'Your name, phone, address and company' },
  { path: '/update-password', label: 'Password', about: 'Choose another password' },
];
const REQUESTS = [{ path: '/tickets', label: 'My requests', about: 'What you asked for, and how it stands' }];
const STAFF = [
  { path: '/tickets', label: 'Tickets', about: 'What is to be done, newest first' },
  { path: '/conversations', label: 'Conversations', about: 'Every active conversation, newest first' },
  { path: '/summary', label: 'Summary', about: 'Figures of all tickets' },
];

/** Where a person arrives with a session: the ways on, and out. */
export const loggedInPage = ({ account: { email, name }, forStaff }: LoggedIn): string =>
  page(
    { title: 'Logged in' },
    <>
      <p>
        {name && (
          <>
            Welcome, <bdi>{name}</bdi>.{' '}
          </>
        )}
        You are logged in as <bdi>{email}</bdi>.
      </p>
      {forStaff ? <Links heading="Service desk" links={STAFF} /> : <Links heading="Your requests" links={REQUESTS} />}
      <Links heading="Your account" links={OWN} />
      <LogOut look="second" />
    </>,
  );

const Links = ({ heading, links }: { heading: string; links: typeof OWN }) => (
  <>
    <h2>{heading}</h2>
    <ul class="list">
      {links.map(({ path, label, about }) => (
        <li key={path}>
          <a class="link" href={path}>
            {label}
          </a>
          <p class="hint">{about}</p>
        </li>
      ))}
    </ul>
  </>
);
