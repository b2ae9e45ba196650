import * as dns from 'node:dns';
import { describe, expect, jest, test } from '@jest/globals';

let answers: { address: string; family: number }[] | NodeJS.ErrnoException = [];
jest.unstable_mockModule('node:dns', () => ({
  ...dns,
  lookup: (_: string, __: object, done: (error: unknown, found: unknown) => void) =>
    answers instanceof Error ? done(answers, []) : done(null, answers),
}));
const { isPublic, publicLookup, refusePrivateHost } = await import('../../../shared/events/public-address.ts');

test.each(['1.1.1.1', '93.184.216.34', '2606:4700:4700::1111', '2a00:1450:4001:82a::200e'])(
  '%s is public',
  (address) => {
    expect(isPublic(address)).toBe(true);
  },
);

const PRIVATE: [address: string, what: string][] = [
  ['0.0.0.0', 'this host'],
  ['10.1.2.3', 'private'],
  ['100.64.0.1', 'shared by a provider'],
  ['127.0.0.1', 'loopback'],
  ['127.255.255.254', 'loopback'],
  ['169.254.169.254', "a cloud's metadata"],
  ['169.254.170.2', 'credentials of a container'],
  ['172.16.0.1', 'private'],
  ['172.31.255.255', 'private'],
  ['192.0.0.192', 'reserved'],
  ['192.0.2.1', 'documentation'],
  ['192.168.1.1', 'private'],
  ['198.18.0.1', 'benchmarks'],
  ['224.0.0.1', 'multicast'],
  ['240.0.0.1', 'reserved'],
  ['255.255.255.255', 'broadcast'],
  ['::', 'unspecified'],
  ['::1', 'loopback'],
  ['::127.0.0.1', 'IPv4-compatible'],
  ['::ffff:127.0.0.1', 'IPv4-mapped'],
  ['::ffff:a9fe:a9fe', "IPv4-mapped, a cloud's metadata"],
  ['::ffff:0:10.0.0.1', 'IPv4-translated'],
  ['64:ff9b::10.0.0.1', 'NAT64'],
  ['64:ff9b:1::1', 'NAT64 of a network'],
  ['100::1', 'discarded'],
  ['2001::1', 'Teredo'],
  ['2001:db8::1', 'documentation'],
  ['2002:7f00:1::', '6to4 of loopback'],
  ['fc00::1', 'unique local'],
  ['fd00:ec2::254', 'unique local, metadata over IPv6'],
  ['fe80::1', 'link-local'],
  ['fe80::1%eth0', 'link-local with a zone'],
  ['fec0::1', 'site-local'],
  ['ff02::1', 'multicast'],
  ['4000::1', 'given to nobody'],
];

test.each(PRIVATE)('%s (%s) is not public', (address) => {
  expect(isPublic(address)).toBe(false);
});

test.each([
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0177.0.0.1/',
  'https://127.1/',
  'https://0/',
  'https://[::1]/',
  'https://[::ffff:169.254.169.254]/',
  'https://[fd00::1]:8443/hook',
  'https://①⑥⑨.254.169.254/',
])('the host of %s is refused, however it is spelt', (url) => {
  expect(() => refusePrivateHost(new URL(url).hostname)).toThrow('no public address');
});

test.each(['https://example.com/', 'https://1.1.1.1/', 'https://[2606:4700:4700::1111]/'])('%s is not', (url) => {
  expect(() => refusePrivateHost(new URL(url).hostname)).not.toThrow();
});

describe('a name is looked up for each connection', () => {
  const lookUp = (options: { all?: boolean }) =>
    new Promise((done) => publicLookup('receiver.example', options, (error, ...found) => done(error ?? found)));
  const open = { address: '93.184.216.34', family: 4 };

  test('and connected to at the addresses that were looked at', async () => {
    answers = [open, { address: '2606:4700:4700::1111', family: 6 }];

    expect(await lookUp({ all: true })).toEqual([answers]);
    expect(await lookUp({})).toEqual([open.address, 4]);
  });

  test.each(PRIVATE)('and refused where one of its addresses is %s (%s)', async (address) => {
    answers = [open, { address, family: 4 }];

    expect(await lookUp({ all: true })).toMatchObject({ code: 'NOT_PUBLIC' });
    expect(await lookUp({})).toMatchObject({ code: 'NOT_PUBLIC' });
  });

  test('and refused where there is none', async () => {
    answers = [];
    expect(await lookUp({ all: true })).toMatchObject({ code: 'NOT_PUBLIC' });

    answers = Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
    expect(await lookUp({ all: true })).toMatchObject({ code: 'ENOTFOUND' });
  });
});
