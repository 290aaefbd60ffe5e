import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The networks of the sender, once they were asked for. */
    knownNetworks: Networks | undefined;
  }
}

/** The networks that an address counts for. */
export interface Networks {
  /** The network of one subscriber: an IPv4 address, or the IPv6 /64 of a household. */
  readonly subnet: string;
  /** The IPv6 /48 around it, which one customer may own and rotate through; absent for IPv4. */
  readonly site?: string;
}

/** All invalid addresses count as one network, so that no spelling escapes the count. */
const unknown: Networks = { subnet: 'unknown' };

/** Some proxies write the port into X-Forwarded-For: `192.0.2.1:5678`, `[2001:db8::1]:5678`. */
const withPort = /^(?:\[([^\]]{1,64})\]|(\d{1,3}(?:\.\d{1,3}){3}))(?::\d{1,5})?$/;

/** RFC 6052 and RFC 6145 write an IPv4 address into the last four bytes, and all of IPv4 into one /64. */
const translated: ReadonlySet<string> = new Set(['ipv4Mapped', 'rfc6052', 'rfc6145']);

/** The limit of an address, in characters. No spelling is longer. */
const maxLength = 64;

/** The limit of the cache of parsed addresses; when it is reached, all are forgotten. */
const maxRemembered = 10_000;
const remembered = new Map<string, Networks>();

/** Decorates each request with the networks of its sender. */
export function declareNetworks(app: FastifyInstance): void {
  app.decorateRequest('knownNetworks', undefined);
}

/** Returns the networks of a request's address, cached, because behind proxies `request.ip` is computed at each use. */
export const getSenderNetworks = (request: FastifyRequest): Networks =>
  (request.knownNetworks ??= toNetworks(request.ip));

/** Returns the networks of an address in any spelling: IPv4, IPv6, IPv4 within IPv6, with a zone or a port. */
export function toNetworks(address = ''): Networks {
  // Parsing an address took some 7 % of the time of a posted form.
  const known = remembered.get(address);
  if (known) return known;
  const networks = findNetworks(address);
  if (remembered.size >= maxRemembered) remembered.clear();
  if (address.length <= maxLength) remembered.set(address, networks);
  return networks;
}

/**
 * Returns the part of an address that may be stored for long: its IPv4 /24 or IPv6 /48, which are many households; ''
 * where it is unknown.
 */
export function toCoarseNetwork(address = ''): string {
  const { subnet, site } = toNetworks(address);
  if (site !== undefined) return site;
  return ipaddr.IPv4.isValid(subnet) ? `${subnet.slice(0, subnet.lastIndexOf('.'))}.0/24` : '';
}

function findNetworks(address: string): Networks {
  const match = withPort.exec(address);
  const plain = match?.[1] ?? match?.[2] ?? address;
  if (plain.length > maxLength || !ipaddr.isValid(plain)) return unknown;
  const parsed = ipaddr.parse(plain);
  if (parsed instanceof ipaddr.IPv4) return { subnet: parsed.toString() };
  if (translated.has(parsed.range())) {
    return { subnet: new ipaddr.IPv4(parsed.toByteArray().slice(-4)).toString() };
  }
  const prefix = (groups: number) => parsed.parts.slice(0, groups).map((part) => part.toString(16));
  return { subnet: `${prefix(4).join(':')}::/64`, site: `${prefix(3).join(':')}::/48` };
}
