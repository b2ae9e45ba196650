import { expect, test } from '@jest/globals';
import { App } from 'aws-cdk-lib';
import { readSettings, settingsInCdkJson } from '../../infra/settings.ts';

const read = (authProvider: unknown) =>
  readSettings(new App({ context: { ...settingsInCdkJson(), authProvider } }).node).authProvider;

const provider = { issuer: 'https://login.example.com/realms/intake', clientId: 'intake' };

test.each([
  ['none', undefined],
  [provider, provider],
  [JSON.stringify(provider), provider],
  [
    { issuer: 'http://localhost:8080', clientId: 'a b?', more: 1 },
    { issuer: 'http://localhost:8080', clientId: 'a b?' },
  ],
  [
    { issuer: 'http://[::1]:8080/', clientId: '1' },
    { issuer: 'http://[::1]:8080/', clientId: '1' },
  ],
])('authProvider %j is read as %j', (given, expected) => {
  expect(read(given)).toEqual(expected);
});

test.each([
  ['{issuer: x}', 'is not "none" or {"issuer": "https://login.example.com", "clientId": "…"}'],
  ['', 'is not "none" or'],
  ['null', 'is not "none" or'],
  [{ clientId: 'intake' }, 'undefined is not an issuer, such as https://login.example.com'],
  [{ ...provider, issuer: 'http://login.example.com' }, 'http://login.example.com is not an https URL'],
  [{ ...provider, issuer: 'http://localhost.example.com' }, 'is not an https URL'],
  [{ ...provider, issuer: 'ftp://login.example.com' }, 'is not an issuer'],
  [{ ...provider, issuer: 'https://login.example.com?tenant=1' }, 'is not an issuer'],
  [{ ...provider, issuer: 'https://name:secret@login.example.com' }, 'is not an issuer'],
  [{ ...provider, issuer: 'https://login.example.com:port' }, "is not an issuer's URL"],
  [{ ...provider, issuer: 'https://a.example/.well-known/openid-configuration' }, "is not an issuer's URL"],
  [{ issuer: provider.issuer }, 'undefined is not a clientId as the provider gave it'],
  [{ ...provider, clientId: '' }, '"" is not a clientId'],
  [{ ...provider, clientId: 7 }, '7 is not a clientId'],
])('authProvider %j is refused: %s', (given, reason) => {
  expect(() => read(given)).toThrow(`Setting "authProvider": `);
  expect(() => read(given)).toThrow(reason);
});
