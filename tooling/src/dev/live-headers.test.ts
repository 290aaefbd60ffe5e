import type { IncomingHttpHeaders } from 'node:http';
import { LiveHeaders, isOwnHost } from './live-headers';

const own = 'http://127.0.0.1:3001';
const headers = new LiveHeaders(new URL('https://church.example'));
const cookie = 'live-https-church.example~__Host-admin-session=secret';

function toLive(given: IncomingHttpHeaders): IncomingHttpHeaders {
  headers.toLive(given, own);
  return given;
}

function fromLive(given: IncomingHttpHeaders): IncomingHttpHeaders {
  headers.fromLive(given);
  return given;
}

it('sends what a page here asks as if a page of the live site asked it', () => {
  expect(toLive({ origin: own, referer: `${own}/admin/dashboard?section=audit` })).toEqual({
    origin: 'https://church.example',
    referer: 'https://church.example/admin/dashboard?section=audit',
  });
});

it.each(['https://evil.example', 'http://127.0.0.1:3000', 'null'])(
  'lets the live site see the origin %s of another page',
  (origin) =>
    expect(toLive({ origin, referer: `${origin}/` })).toEqual({ origin, referer: `${origin}/` }),
);

it('sends the cookies of this live site, and none of another one or of another program here', () => {
  const others = 'admin-session=local; live-https-staging.example~__Host-admin-session=other';
  expect(toLive({ cookie: `${others}; ${cookie}` })).toEqual({
    cookie: '__Host-admin-session=secret',
  });
  expect(toLive({ cookie: others })).toEqual({});
});

it.each(['http://church.example', 'https://church.example:8443'])(
  'keeps the cookies of %s apart, which has the same host',
  (origin) => {
    const given = { 'set-cookie': ['__Host-admin-session=other; Path=/'] };
    new LiveHeaders(new URL(origin)).fromLive(given);
    const [stored = ''] = given['set-cookie'];
    expect(toLive({ cookie: stored.replace(/;.*/, '') })).toEqual({});
  },
);

it('keeps cookies in a browser without https, still for this host and hidden from scripts', () => {
  const given = [
    '__Host-admin-session=secret; Path=/; HttpOnly; Secure; SameSite=Strict',
    '__Secure-device=1; Domain=church.example; Path=/api; Secure',
  ];
  expect(fromLive({ 'set-cookie': given })['set-cookie']).toEqual([
    `${cookie}; Path=/; HttpOnly; SameSite=Strict`,
    'live-https-church.example~__Secure-device=1; Path=/api',
  ]);
});

it('keeps redirects within the live site on this machine, and no others', () => {
  expect(fromLive({ location: 'https://church.example/blog' })).toEqual({ location: '/blog' });
  const path = { location: 'https://church.example//evil.example/blog' };
  expect(fromLive(path)).toEqual({ location: '/evil.example/blog' });
  const elsewhere = { location: 'https://church.example.org/' };
  expect(fromLive({ ...elsewhere })).toEqual(elsewhere);
  expect(fromLive({ location: '/blog' })).toEqual({ location: '/blog' });
});

it('answers requests that name this machine, and no others', () => {
  const given = [
    '127.0.0.1:3001',
    'localhost:3001',
    'localhost',
    undefined,
    '127.0.0.1.evil.example:3001',
  ];
  expect(given.map((host) => isOwnHost(host))).toEqual([true, true, true, false, false]);
});
