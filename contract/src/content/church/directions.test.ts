import { directionsAddress, detectPlatform } from './directions';

const place = 'Musterstra%C3%9Fe%201%2C%206020%20Innsbruck%2C%20Austria';

it.each([
  ['browser', `https://www.openstreetmap.org/directions?to=${place}`],
  ['android', `geo:0,0?q=${place}`],
  ['apple', `https://maps.apple.com/?daddr=${place}`],
] as const)('leads to the church in the map of: %s', (owner, address) => {
  expect(directionsAddress(owner)).toBe(address);
});

it('leads there in a map that any browser opens, unless it knows better', () => {
  expect(directionsAddress()).toBe(directionsAddress('browser'));
});

it.each([
  ['android', 'Mozilla/5.0 (Linux; Android 10; K) Chrome/150.0 Mobile Safari/537.36'],
  [
    'apple',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile Safari/604',
  ],
  ['apple', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.5 Safari/605.1'],
  ['browser', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/150.0 Safari/537.36'],
  ['browser', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
] as const)('takes for one with the map of %s: %s', (owner, userAgent) => {
  expect(detectPlatform(userAgent)).toBe(owner);
});
