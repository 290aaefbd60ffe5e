import ipaddr from 'ipaddr.js';

/** Ranges of this machine; `::1` is in the /64 of `::`. */
const own: ReadonlySet<string> = new Set(['loopback', 'unspecified']);

/** The shortest allowed prefixes: a wider network would trust a whole provider. */
const widest = { ipv4: 16, ipv6: 32 } as const;

/** A household has a /64 of IPv6, below which rate limits do not distinguish senders (http/limits/sender-networks). */
const narrowest = { ipv4: 32, ipv6: 64 } as const;

/** Normalizes an address or a network in CIDR notation; undefined if the text is neither or the network is too wide. */
export function toNetwork(typed: string): string | undefined {
  const text = typed.trim();
  const [address = '', prefix] = text.includes('/') ? text.split('/', 2) : [text];
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address))
    return undefined;
  // Behind a proxy that is not trusted, all requests seem to come from this machine.
  if (own.has(ipaddr.parse(address).range())) return undefined;
  const kind = ipaddr.parse(address).kind();
  if (prefix !== undefined && !/^\d{1,3}$/.test(prefix)) return undefined;
  const length = Math.min(Number(prefix ?? 128), narrowest[kind]);
  const isCidr = prefix === undefined || ipaddr.isValidCIDR(text);
  if (!isCidr || length < widest[kind]) return undefined;
  const family = kind === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  return `${family.networkAddressFromCIDR(`${address}/${length}`).toString()}/${length}`;
}

/** @param subnet of a sender, as `getSenderNetworks` names it */
export const isWithin = (subnet: string, networks: readonly string[]): boolean => {
  const [address = ''] = subnet.split('/');
  if (!ipaddr.isValid(address)) return false;
  const sender = ipaddr.parse(address);
  return networks.some((network) => {
    const range = ipaddr.parseCIDR(network);
    return range[0].kind() === sender.kind() && sender.match(range);
  });
};

/** Suggests a sender's network; undefined if unknown or this machine, as behind a proxy that is not trusted. */
export const suggestNetwork = (subnet: string): string | undefined => {
  const [address = ''] = subnet.split('/');
  return ipaddr.isValid(address) ? toNetwork(subnet) : undefined;
};
