import { expect, test } from '@jest/globals';
import { parse } from 'node-html-parser';
import { errorPage } from '../../../shared/pages/error-page.tsx';
import { loggedInPage } from '../../../shared/pages/logged-in-page.tsx';
import { loginPage } from '../../../shared/pages/login-page.tsx';
import { passwordPage } from '../../../shared/pages/password-page.tsx';
import { profilePage } from '../../../shared/pages/profile-page.tsx';
import { signupPage } from '../../../shared/pages/signup-page.tsx';
import { wrong } from '../../support/pages.ts';

const texts = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onfocus='alert(1)",
  '</textarea></title></style><script>alert(1)</script>',
  '&lt;b&gt; &amp; &quot;',
  '<!-- --><![CDATA[',
  'שלום \u202eabc\u202c العالم',
  '👩‍👩‍👧‍👦 🏳️‍🌈',
  '<'.repeat(2000),
  `${'"\'&'.repeat(600)}${'é'.repeat(200)}`,
];

/** Every page that shows a text of a person or of a request, with that text in every place. */
const pages: Record<string, (text: string) => string> = {
  login: (text) => loginPage({ email: text, problem: text, problems: [wrong('email', text)] }),
  signup: (text) => signupPage({ values: { email: text, name: text }, problem: text, problems: [wrong('name', text)] }),
  'logged in': (text) => loggedInPage({ account: { email: text, name: text }, forStaff: true }),
  profile: (text) => profilePage({ account: profileOf(text), problems: [wrong('bio', text)] }),
  'profile updated': (text) => profilePage({ account: profileOf(text), saved: true }),
  password: (text) => passwordPage({ email: text, problems: [wrong(text, text)] }),
  error: (text) => errorPage({ status: 400, title: text, message: text }),
};

test.each(Object.entries(pages))('%s: a text stays a text', (_name, page) => {
  const plain = page('Plain');

  for (const text of texts) {
    const html = page(text);
    expect(elementsOf(html)).toEqual(elementsOf(plain));
    expect(textsOf(html, text)).toBe(textsOf(plain, 'Plain'));
  }
});

function profileOf(text: string) {
  return { email: text, name: text, phone: text, address: text, company: text, job_title: text, bio: text };
}

function elementsOf(html: string): string[] {
  const elements = parse(html).querySelectorAll('*');
  return elements.map(({ tagName, attributes }) => `${tagName} ${Object.keys(attributes).join(' ')}`);
}

/** In how many places the text is read. */
function textsOf(html: string, text: string): number {
  const elements = parse(html).querySelectorAll('title, h1, p, bdi, li, dd, textarea, [value]');
  return elements.filter((it) => it.getAttribute('value') === text || it.text.includes(text)).length;
}
