import { page } from './page.tsx';

/** What is said after a sign-up where nobody is led on. */
export const accountCreatedPage = (): string =>
  page(
    { title: 'Account created' },
    <>
      <p>You are logged in.</p>
      <a class="button" href="/tickets">
        My requests
      </a>
    </>,
  );
