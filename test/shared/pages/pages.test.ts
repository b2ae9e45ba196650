import { expect, test } from '@jest/globals';
import { type HTMLElement, parse } from 'node-html-parser';
import { loggedInPage } from '../../../shared/pages/logged-in-page.tsx';
import { passwordPage } from '../../../shared/pages/password-page.tsx';
import { profilePage } from '../../../shared/pages/profile-page.tsx';

const account = { email: 'ada@example.com', name: 'Ada', phone: '+44 20 7946 0958', bio: '' };

test('after a log-in there are ways to one’s requests, the profile, the password and out', () => {
  const root = parse(loggedInPage({ account, forStaff: false }));

  expect(linksOf(root)).toEqual(['/tickets', '/update-profile', '/update-password']);
  expect(root.querySelectorAll('form[action="/logout"] button')).toHaveLength(1);
});

test('staff also finds what staff may read', () => {
  const root = parse(loggedInPage({ account, forStaff: true }));

  expect(linksOf(root)).toEqual(['/tickets', '/conversations', '/summary', '/update-profile', '/update-password']);
});

test('a saved profile is read back, what it does not hold included', () => {
  const root = parse(profilePage({ account, saved: true }));

  const rows = root
    .querySelectorAll('dl div')
    .map((row) => [row.querySelector('dt')?.text, row.querySelector('dd')?.text]);
  expect(root.querySelector('h1')?.text).toBe('Profile updated');
  expect(rows).toEqual([
    ['Name', 'Ada'],
    ['Phone', '+44 20 7946 0958'],
    ['Address', 'None'],
    ['Company', 'None'],
    ['Job title', 'None'],
    ['About you', 'None'],
  ]);
});

test('a password manager is told whose password changes, the service is not', () => {
  const field = parse(passwordPage({ email: account.email })).querySelector('[autocomplete=username]');

  expect(field?.getAttribute('value')).toBe(account.email);
  expect(field?.hasAttribute('name')).toBe(false);
});

test('a changed password leaves no form to send again', () => {
  const root = parse(passwordPage({ saved: true }));

  expect(root.querySelector('h1')?.text).toBe('Password updated');
  expect(root.querySelectorAll('input')).toEqual([]);
});

function linksOf(root: HTMLElement) {
  return root.querySelectorAll('main a').map((link) => link.getAttribute('href'));
}
