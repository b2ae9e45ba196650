import { page } from './page.tsx';

/** What is said at the end of a session. */
export const loggedOutPage = (): string =>
  page(
    { title: 'Logged out' },
    <>
      <p>Your session in this browser has ended.</p>
      <a class="button" href="/login">
        Log in again
      </a>
    </>,
  );
