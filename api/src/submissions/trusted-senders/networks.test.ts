import { toNetworks } from '../../http/limits/sender-networks';
import { isWithin, suggestNetwork, toNetwork } from './networks';

it.each([
  ['192.0.2.7', '192.0.2.7/32'],
  [' 192.0.2.7/24 ', '192.0.2.0/24'],
  ['203.0.113.0/16', '203.0.0.0/16'],
  ['2001:db8::1', '2001:db8::/64'],
  ['2001:DB8:1:2:3::/80', '2001:db8:1:2::/64'],
  ['2001:db8:1::/48', '2001:db8:1::/48'],
])('takes %j for the network %s', (typed, network) => {
  expect(toNetwork(typed)).toBe(network);
});

it.each([
  ...[
    '',
    'church',
    '192.0.2',
    '192.0.2.256',
    '0x7f.1',
    '192.0.2.0/33',
    '192.0.2.0/',
    '192.0.2.0/a',
  ],
  ...['192.0.2.0/24/8', '0.0.0.0/0', '10.0.0.0/15', '::/0', '2001:db8::/31', '2001:db8::/129'],
])('takes %j for none', (typed) => {
  expect(toNetwork(typed)).toBeUndefined();
});

it.each([
  ['192.0.2.9', ['192.0.2.0/24'], true],
  ['::ffff:192.0.2.9', ['192.0.2.0/24'], true],
  ['192.0.3.9', ['192.0.2.0/24', '2001:db8::/32'], false],
  ['2001:db8:1:2:3:4:5:6', ['192.0.2.0/24', '2001:db8:1::/48'], true],
  ['2001:db8:2::1', ['2001:db8:1::/48'], false],
  ['nowhere', ['192.0.2.0/24'], false],
  ['192.0.2.9', [], false],
])('knows whether %s is in %j: %s', (address, networks, expected) => {
  expect(isWithin(toNetworks(address).subnet, networks)).toBe(expected);
});

it.each([
  ['192.0.2.9', '192.0.2.9/32'],
  ['2001:db8:1:2:3::4', '2001:db8:1:2::/64'],
  ['127.0.0.1', undefined],
  ['::1', undefined],
  ['nowhere', undefined],
])('offers who calls from %s the network %s', (address, network) => {
  expect(suggestNetwork(toNetworks(address).subnet)).toBe(network);
});
