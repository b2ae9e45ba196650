import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { AppError } from '../errors.ts';
import { refusalOf, statusOf } from './error-response.ts';
import { isNavigation, wantsPage } from './navigation.ts';
import { type Reply, tagOf, vary } from './reply.ts';

/** Makes the page of an answer. What it is made with is imported late, so that programs do not wait for it. */
export type Page<R extends Reply, E> = (reply: R, event: E) => Promise<string>;

/**
 * For an address that answers a person with a page: what is left empty in a form that asks (`GET`) is not asked for, who
 * has to log in is sent there and back, and any other refusal is a page of the same status.
 */
export function refusalsAsPage(): MiddlewareObj<any, any> {
  return {
    before: ({ event }) => {
      if (!wantsPage(event)) return;
      const given = [...new URLSearchParams(event.rawQueryString)].filter(([, value]) => value.trim() !== '');
      event.rawQueryString = String(new URLSearchParams(given));
    },
    onError: async (request) => {
      if (!wantsPage(request.event)) return;
      request.response = await refusalPage(refusalOf(request.error), request.event);
    },
  };
}

async function refusalPage(refusal: AppError | undefined, { rawPath, rawQueryString }: APIGatewayProxyEventV2) {
  const { pageHeaders } = await import('../pages/page.tsx');
  if (refusal?.code === 'unauthenticated') {
    const next = encodeURIComponent(rawQueryString ? `${rawPath}?${rawQueryString}` : rawPath);
    return { statusCode: 302, headers: { ...pageHeaders, location: `/login?next=${next}` }, body: '' };
  }
  const { refusalAsPage } = await import('../pages/refusal-page.tsx');
  const status = statusOf(refusal);
  const headers = { ...pageHeaders, ...refusal?.headers };
  return { statusCode: status, headers, body: refusalAsPage(status, refusal) };
}

/** Turns a reply into a page for a person, and for programs into what `data` makes of it. */
export function answered(data: MiddlewareObj<any, any>, page: Page<any, any> | undefined): MiddlewareObj<any, any> {
  if (!page) return data;
  return {
    after: async (request) => {
      const isPage = wantsPage(request.event);
      await (isPage ? pageOf(page, request) : data.after?.(request));
      for (const name of ['accept', 'sec-fetch-mode']) vary(request.response, name);
    },
  };
}

async function pageOf(page: Page<any, any>, request: any): Promise<void> {
  const body = await page(request.response, request.event);
  const { deskHeaders } = await import('../pages/desk-page.tsx');
  const etag = isNavigation(request.event) ? undefined : tagButForTimes(body);
  request.response = { statusCode: 200, headers: { ...deskHeaders, ...(etag && { etag }) }, body };
}

/**
 * A page's script asks whether there is anything new, which the mere passing of time is not: a weak tag, of the page without how
 * long ago things were (RFC 9110, 8.8.1). Who loads the page sees the times as they are.
 */
const tagButForTimes = (body: string) => `W/${tagOf(body.replaceAll(/(<time[^>]*>)[^<]*/g, '$1'))}`;
