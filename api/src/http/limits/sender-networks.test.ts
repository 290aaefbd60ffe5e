import { toCoarseNetwork, toNetworks } from './sender-networks';

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['0:0:0:0:0:ffff:c000:0201', '192.0.2.1'],
  ['64:ff9b::192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:50000', '192.0.2.1'],
  ['[::ffff:192.0.2.1]:50000', '192.0.2.1'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('counts %s for %s', (address, subnet) => {
  expect(toNetworks(address).subnet).toBe(subnet);
});

it('knows the site of an IPv6 address, and of no other', () => {
  expect(toNetworks('2001:db8:1:2::1').site).toBe('2001:db8:1::/48');
  expect(toNetworks('2001:db8:1:ffff::1').site).toBe('2001:db8:1::/48');
  expect(toNetworks('::ffff:192.0.2.1').site).toBeUndefined();
});

it.each([undefined, '', 'unknown', '300.1.1.1', '::1::', 'x'.repeat(100), '[::1'])(
  'counts all that cannot be read together: %j',
  (address) => {
    expect(toNetworks(address)).toEqual(toNetworks('not an address'));
  },
);

it.each([
  ['192.0.2.77', '192.0.2.0/24'],
  ['[::ffff:192.0.2.77]:50000', '192.0.2.0/24'],
  ['2001:db8:1:2::1', '2001:db8:1::/48'],
  ['not an address', ''],
  [undefined, ''],
])('keeps of %s no more than %j', (address, network) => {
  expect(toCoarseNetwork(address)).toBe(network);
});
