import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** It is no address that everybody on the internet may reach. Names neither host nor address. */
export class NotPublic extends Error {
  override readonly name = 'NotPublic';
  readonly code = 'NOT_PUBLIC';
}

const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3'); // RFC 4291, 2.4: the rest is special, or given to nobody

/**
 * Whether an address is on the public internet: no private, loopback, link-local (cloud metadata), shared, reserved or multicast one,
 * nor one of IPv6 that leads to such an IPv4 address (mapped, NAT64, 6to4, Teredo).
 */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(GLOBAL_UNICAST);
}

/** @throws NotPublic for a host of a URL that is an address (which is connected to without a look-up), and not a public one */
export function refusePrivateHost(hostname: string): void {
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  if (ipaddr.isValid(address) && !isPublic(address)) throw new NotPublic('The host is no public address');
}

/** Looks a name up for a connection, which goes to the very addresses that were looked at; one that is not public refuses the name. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return done(error ?? new NotPublic('The host has no address'), '');
    if (!addresses.every(({ address }) => isPublic(address)))
      return done(new NotPublic('The host has an address that is not public'), '');
    return options.all ? done(null, addresses) : done(null, first.address, first.family);
  });
};
