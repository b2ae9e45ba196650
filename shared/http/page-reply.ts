import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { authProvider } from '../account/auth-provider.ts';
import type { AppError, Problem } from '../errors.ts';
import { errorPage } from '../pages/error-page.tsx';
import { loginPage } from '../pages/login-page.tsx';
import { pageHeaders } from '../pages/page.tsx';
import { refusalOf, statusOf } from './error-response.ts';
import { isNavigation } from './navigation.ts';
import { json, type Reply } from './reply.ts';

/** What a handler answers a person: 200 with this page, or a redirect; a program may get JSON. */
export type PageReply = ({ page: string } | { redirect: string } | Reply) & { cookies?: string[] };

/** What a form shows when it comes back: what was typed but for passwords, and what is wrong. */
export type Shown = {
  values: Record<string, string>;
  problems: readonly Problem[];
  problem?: string;
  /** Why, in one word: the refusal's code. */
  code?: string;
};

/** The form of a person that was not taken. */
export type FormAgain = {
  page: (shown: Shown, event: any) => string | Promise<string>;
  /**
   * What is wrong beside what the schema says, of the fields that it has nothing against. Programs are told that once the
   * schema is content; a person is told all at once.
   */
  further?: ((fields: Record<string, string>, event: any) => Promise<Problem[]>) | undefined;
};

export function pageResponse(policy: Readonly<Record<string, string>> = pageHeaders): MiddlewareObj<any, any> {
  return {
    after: (request) => {
      const reply: PageReply = request.response;
      const isForm = request.event.requestContext.http.method === 'POST';
      request.response = { ...responseOf(reply, isForm, policy), cookies: reply.cookies };
    },
  };
}

function responseOf(reply: PageReply, isForm: boolean, policy: Readonly<Record<string, string>>) {
  if ('page' in reply) return { statusCode: 200, headers: policy, body: reply.page };
  // RFC 9110, 15.4.4: what a form did is seen at another address.
  const statusCode = isForm ? 303 : 302;
  if ('redirect' in reply) return { statusCode, headers: { ...policy, location: reply.redirect }, body: '' };
  return json(200, reply.body, reply.headers);
}

/**
 * Answers a person's browser with a page of the same status instead of JSON (contract 7): the form again, the login, or
 * a sentence. Programs get JSON.
 */
export function errorAsPage(
  form?: FormAgain,
  policy: Readonly<Record<string, string>> = pageHeaders,
): MiddlewareObj<any, any> {
  return {
    onError: async (request) => {
      const refusal = refusalOf(request.error);
      if (!isForPerson(request.event, refusal)) return;
      const headers = { ...policy, ...refusal?.headers };
      request.response = { statusCode: statusOf(refusal), headers, body: await pageOf(refusal, request.event, form) };
    },
  };
}

async function pageOf(refusal: AppError | undefined, event: any, form?: FormAgain): Promise<string> {
  if (refusal?.code === 'unauthenticated') return loginFirst(statusOf(refusal), refusal.message, event.rawPath);
  if (refusal && form && SHOWN_IN_FORM.has(refusal.code))
    return form.page(await shownAgain(event, refusal, form), event);
  const title = refusal ? 'This did not work' : 'Something went wrong';
  return errorPage({ status: statusOf(refusal), title, message: refusal ? `${refusal.message}.` : 'Try again later.' });
}

/** For who has to log in: the form, which leads back to where they were, or the way to the provider. */
export const loginFirst = (status: number, problem: string, next: string): string =>
  authProvider ? errorPage({ status, title: 'Log in first', message: `${problem}.` }) : loginPage({ problem, next });

const SHOWN_IN_FORM = new Set([
  'invalid_request',
  'invalid_credentials',
  'account_exists',
  'link_invalid',
  'throttled',
  'ticket_changed',
  'move_not_allowed',
]);

/**
 * A validation error is JSON also for a program that would rather have HTML (interface 7.1). Only a browser that shows
 * the answer to a person, which programs do not claim (`Sec-Fetch-Mode: navigate`), gets the form with the errors in it.
 */
const isForPerson = (event: APIGatewayProxyEventV2, refusal: AppError | undefined) =>
  prefersHtml(event) && (refusal?.code !== 'invalid_request' || isNavigation(event));

/** RFC 9110, 12.5.1: HTML is named, and not below JSON. */
function prefersHtml({ headers }: APIGatewayProxyEventV2): boolean {
  const quality = (type: string) => {
    const range = (headers['accept'] ?? '').split(',').find((it) => it.split(';')[0]?.trim().toLowerCase() === type);
    return range === undefined ? 0 : Number(/;\s*q=([\d.]+)/i.exec(range)?.[1] ?? 1);
  };
  return quality('text/html') > 0 && quality('text/html') >= quality('application/json');
}

async function shownAgain(event: any, { code, problems, message, headers }: AppError, form: FormAgain): Promise<Shown> {
  const typed = typeof event.body === 'object' && event.body !== null ? Object.entries<string>(event.body) : [];
  const values = Object.fromEntries(typed.filter(([name]) => !name.includes('password')));
  const wait = headers['retry-after'];
  if (problems.length === 0) return { values, problems, code, problem: wait ? waitWords(Number(wait)) : message };
  const faulty = new Set(problems.map(({ loc }) => loc.at(-1)));
  const sound = Object.fromEntries(typed.filter(([name]) => !faulty.has(name)));
  return { values, problems: [...problems, ...((await form.further?.(sound, event)) ?? [])], code };
}

function waitWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Too many attempts. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}`;
}
