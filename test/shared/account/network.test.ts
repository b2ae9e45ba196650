import { expect, test } from '@jest/globals';
import { networkOf } from '../../../shared/account/network.ts';

test.each([
  ['an IPv4 address is kept whole', '192.0.2.1', '192.0.2.1'],
  ['an IPv4 address written as IPv6 is that address', '::ffff:192.0.2.1', '192.0.2.1'],
  ['so it is in hexadecimal', '0:0:0:0:0:FFFF:C000:0201', '192.0.2.1'],
  ['an IPv6 address is cut to 64 bits', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['another address of that network is the same', '2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['capitals and zeros do not matter', '2001:0DB8:0001:0002:0000:0000:0000:0001', '2001:db8:1:2::/64'],
  ['where zeros are left out does not matter', '2001:db8:0:0:1::', '2001:db8:0:0::/64'],
  ['nor that they are left out in the network', '2001:db8::1', '2001:db8:0:0::/64'],
  ['nor an IPv4 address at the end', '2001:db8::192.0.2.1', '2001:db8:0:0::/64'],
  ['an interface is left out', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['the address of the machine itself', '::1', '0:0:0:0::/64'],
])('%s (%s)', (_, address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each(['', 'localhost', '192.0.2', '2001:db8::1::2', '2001:db8::1]/a'])('%j is no address', (text) => {
  expect(() => networkOf(text)).toThrow();
});
