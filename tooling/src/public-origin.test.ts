import { readPublicOrigin } from './public-origin';

it.each([
  ['https://church.example', 'https://church.example'],
  ['https://church.example/', 'https://church.example'],
  [' https://Church.Example:443 ', 'https://church.example'],
  ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
  [undefined, 'http://127.0.0.1:3000'],
  ['', 'http://127.0.0.1:3000'],
])('reads %p as %s', (publicUrl, origin) => {
  expect(readPublicOrigin(publicUrl)).toBe(origin);
});

it.each(['church.example', 'ftp://church.example', 'https://'])('refuses %s', (publicUrl) => {
  expect(() => readPublicOrigin(publicUrl)).toThrow('PUBLIC_URL must be an origin');
});
