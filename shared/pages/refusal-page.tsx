import type { AppError } from '../errors.ts';
import { errorPage } from './error-page.tsx';
import { wordsOf } from './problem-words.ts';

/** A refusal as a page; `refusal`: undefined for a bug. */
export function refusalAsPage(status: number, refusal: AppError | undefined): string {
  if (!refusal) return errorPage({ status, title: 'Something went wrong', message: 'Try again later.' });
  const problems = refusal.problems.map((it) => `${it.loc.slice(1).join(', ')}: ${wordsOf(it)}`).join('; ');
  return errorPage({ status, title: 'This did not work', message: `${problems || refusal.message}.` });
}
