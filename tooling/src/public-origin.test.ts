import { readPublicOrigin } from './public-origin';

it.each([
  ['https://church.example', 'https://church.example'],
  ['https://church.example/', 'https://church.example'],
  [' https://Church.Example:443 ', 'https://church.example'],
  ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
  [undefined, 'http://127.0.0.1:3000'],
  ['', 'http://127.0.0.1:3000'],
])('reads %p as %s', (PUBLIC_URL, origin) => {
  expect(readPublicOrigin({ PUBLIC_URL })).toBe(origin);
});

it.each([
  [{ PORT: '3999' }, 'http://127.0.0.1:3999'],
  [{ PORT: ' 3999 ', HOST: 'localhost' }, 'http://localhost:3999'],
  [{ HOST: '0.0.0.0' }, 'http://127.0.0.1:3000'],
  [{ HOST: '::1', PORT: '8080' }, 'http://[::1]:8080'],
  [{ PORT: '0' }, 'http://127.0.0.1:3000'],
  [{ PORT: 'http' }, 'http://127.0.0.1:3000'],
  [{ PORT: '3999', PUBLIC_URL: 'https://church.example' }, 'https://church.example'],
])('names the port that the server listens on: %j', (environment, origin) => {
  expect(readPublicOrigin(environment)).toBe(origin);
});

it.each(['church.example', 'ftp://church.example', 'https://'])('refuses %s', (PUBLIC_URL) => {
  expect(() => readPublicOrigin({ PUBLIC_URL })).toThrow('PUBLIC_URL must be an origin');
});
