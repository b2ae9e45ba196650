import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { parse } from 'node-html-parser';
import { pageHeaders } from '../../../shared/pages/page.tsx';
import { stylesheet } from '../../../shared/pages/stylesheet.ts';
import { samples } from '../../support/pages.ts';

const pages = Object.entries(samples).map(([name, html]) => ({ name, html, root: parse(html) }));

test.each(pages)(
  '$name: a document with a language, a title, one main part and one first heading',
  ({ html, root }) => {
    expect(html).toMatch(/^<!doctype html><html lang="en">/);
    expect(root.querySelectorAll('main')).toHaveLength(1);
    expect(root.querySelectorAll('h1')).toHaveLength(1);
    expect(root.querySelector('title')?.text).toContain(root.querySelector('h1')?.text);
  },
);

test.each(pages)('$name: the title begins with "Error: " if and only if there is a summary of errors', ({ root }) => {
  const isFaulty = root.querySelector('.summary') !== null;

  expect(root.querySelector('title')?.text.startsWith('Error: ')).toBe(isFaulty);
});

test.each(pages)(
  '$name: the policy allows the stylesheet of the page, and nothing else is there to allow',
  ({ root }) => {
    const styles = root.querySelectorAll('style').map((style) => style.rawText);
    const hash = createHash('sha256').update(styles.join()).digest('base64');

    expect(pageHeaders['content-security-policy']).toContain(`style-src 'sha256-${hash}';`);
    expect(
      root.querySelectorAll('script, img, link, iframe, object, embed, base, [style], [src], [autofocus]'),
    ).toEqual([]);
    const attributes = root.querySelectorAll('*').flatMap((element) => Object.keys(element.attributes));
    expect(attributes.filter((name) => name.startsWith('on'))).toEqual([]);
  },
);

test.each(pages)('$name: every form posts to this service, and every link leads into it', ({ root }) => {
  const forms = root.querySelectorAll('form');
  const targets = [
    ...forms.map((form) => form.getAttribute('action')),
    ...root.querySelectorAll('a').map((link) => link.getAttribute('href')),
  ];

  expect(forms.filter((form) => form.getAttribute('method') !== 'post')).toEqual([]);
  expect(targets.filter((target) => !/^(\/(?!\/)|#)/.test(target ?? ''))).toEqual([]);
});

test.each(pages)('$name: every visible field has a label, and every id that is named is there once', ({ root }) => {
  const ids = root.querySelectorAll('[id]').map(({ id }) => id);
  const labelled = root.querySelectorAll('label').map((label) => label.getAttribute('for'));
  const fields = root.querySelectorAll('input:not([hidden], [type=hidden]), textarea');
  const named = [
    ...labelled,
    ...root.querySelectorAll('[aria-describedby]').flatMap((it) => it.getAttribute('aria-describedby')?.split(' ')),
    ...root.querySelectorAll('a[href^="#"]').map((link) => link.getAttribute('href')?.slice(1)),
  ];

  expect(fields.map(({ id }) => id)).toEqual(labelled);
  expect(named.filter((id) => ids.filter((it) => it === id).length !== 1)).toEqual([]);
});

test('the policy allows forms to this service and nothing else', () => {
  expect(pageHeaders['content-security-policy'].replace(/sha256-[^']+/, 'sha256-…')).toBe(
    "default-src 'none'; style-src 'sha256-…'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
});

test('the stylesheet weighs less than 4 KB and is escaped nowhere', () => {
  expect(Buffer.byteLength(stylesheet)).toBeLessThan(4096);
  expect(stylesheet).not.toMatch(/["&<]/);
});
