import { page } from './page.tsx';

/** What is said after a sign-up; it logs nobody in. */
export const accountCreatedPage = (): string =>
  page(
    { title: 'Account created' },
    <>
      <p>You can log in with your email address and password now.</p>
      <a class="button" href="/login">
        Log in
      </a>
    </>,
  );
