import { expect, test } from '@jest/globals';
import { App } from 'aws-cdk-lib';
import { readSettings, settingsInCdkJson } from '../../infra/settings.ts';

const read = (trackingProvider: unknown) =>
  readSettings(new App({ context: { ...settingsInCdkJson(), trackingProvider } }).node).trackingProvider;

const karrio = { kind: 'karrio', url: 'https://karrio.example.com/api' };

test.each([
  ['none', undefined],
  [karrio, karrio],
  [JSON.stringify(karrio), karrio],
  [{ ...karrio, url: 'https://karrio.example.com/api//', key: 'not here' }, karrio],
  [
    { kind: 'karrio', url: 'http://127.0.0.1:5002' },
    { kind: 'karrio', url: 'http://127.0.0.1:5002' },
  ],
  ['{"kind":"easypost"}', { kind: 'easypost', url: 'https://api.easypost.com' }],
  [
    { kind: 'easypost', url: 'http://localhost:8080' },
    { kind: 'easypost', url: 'http://localhost:8080' },
  ],
])('trackingProvider %j is read as %j', (given, expected) => {
  expect(read(given)).toEqual(expected);
});

test.each([
  ['karrio', 'is not "none", {"kind": "karrio", "url": "https://karrio.example.com"} or {"kind": "easypost"}'],
  ['', 'is not "none", '],
  ['null', 'is not "none", '],
  [{}, 'undefined is not one of karrio, easypost'],
  [{ kind: 'Karrio', url: karrio.url }, '"Karrio" is not one of karrio, easypost'],
  [{ kind: 'karrio' }, 'undefined is not an API, such as https://karrio.example.com'],
  [{ ...karrio, url: 'http://karrio.example.com' }, 'http://karrio.example.com is not an https URL'],
  [{ ...karrio, url: 'http://127.0.0.1.example.com' }, 'is not an https URL'],
  [{ ...karrio, url: 'https://karrio.example.com?key=1' }, 'is not an API'],
  [{ ...karrio, url: 'https://name:secret@karrio.example.com' }, 'is not an API'],
  [{ ...karrio, url: 'https://karrio.example.com:port' }, "is not an API's URL"],
  [{ kind: 'easypost', url: 'ftp://api.easypost.com' }, 'is not an API'],
])('trackingProvider %j is refused: %s', (given, reason) => {
  expect(() => read(given)).toThrow(`Setting "trackingProvider": `);
  expect(() => read(given)).toThrow(reason);
});
