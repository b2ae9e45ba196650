import { isIPv4, isIPv6 } from 'node:net';

/**
 * Whom to count attempts against: the whole of an IPv4 address, and of an IPv6 address the first 64 bits, since one
 * customer gets at least those and may use every address in them (RFC 6177, RFC 7421). An IPv4 address written as IPv6
 * (`::ffff:192.0.2.1`, RFC 4291, 2.5.5.2) counts as IPv4.
 * @returns one spelling per network
 * @throws when it is no address
 */
export function networkOf(address: string): string {
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) throw new Error('A client address is no IP address');
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight numbers of an IPv6 address however it is spelt; a URL spells its host one way (WHATWG URL, 3.5). */
function groupsOf(address: string): number[] {
  const [withoutZone = ''] = address.split('%');
  const { hostname } = new URL(`http://[${withoutZone}]`);
  const [head = [], tail = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
}
