import { page } from './page.tsx';

type Refusal = {
  /** The HTTP status it is sent with. */
  status: number;
  title: string;
  /** In one sentence, what a person may do about it. */
  message: string;
};

/** A refusal, for a person who follows a link or sends a form. */
export const errorPage = ({ status, title, message }: Refusal): string =>
  page(
    { title },
    <>
      <p>{message}</p>
      <p class="hint">Error {status}</p>
      <p class="after">
        <a class="link" href="/login">
          Go to the log-in page
        </a>
      </p>
    </>,
  );
