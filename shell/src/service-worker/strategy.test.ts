import { ownedPaths } from 'contract/site-paths';
import { strategyFor } from './strategy';

const origin = 'https://church.example';

interface Asked {
  readonly method?: string;
  readonly mode?: Request['mode'];
  readonly headers?: Record<string, string>;
}

const ask = (address: string, { method = 'GET', mode = 'no-cors', headers = {} }: Asked = {}) =>
  strategyFor(
    { method, mode, url: new URL(address, origin).href, headers: new Headers(headers) },
    origin,
  );
const visit = (address: string, asked: Asked = {}) => ask(address, { ...asked, mode: 'navigate' });

it.each([
  ['/', 'page'],
  ['/help/contact', 'page'],
  ['/help/contact/', 'page'],
  ['/help/contact/sent', 'page'],
  ['/?from=mail', 'fresh-page'],
  ['/forms/testimonies', 'fresh-page'],
  ['/forms/testimonies/', 'fresh-page'],
  ['/join-us/login', 'document'],
  ['/profile/65f0', 'document'],
  ['/reset-password/abc', 'document'],
  ['/no/such/page', 'document'],
  ['/de', 'page'],
  ['/de/', 'page'],
  ['/de/help/contact', 'page'],
  ['/de/forms/testimonies/', 'fresh-page'],
  ['/de/join-us/login', 'document'],
])('answers a visit of %s as a %s', (address, strategy) => {
  expect(visit(address)).toBe(strategy);
});

it('keeps no page of a member or of staff, and has no part in the console', () => {
  for (const { path, owner } of ownedPaths) {
    for (const address of [path, `/de${path}`]) {
      if (owner === 'member-area') expect([address, visit(address)]).toEqual([address, 'document']);
      if (owner === 'admin-console')
        expect([address, visit(address)]).toEqual([address, undefined]);
    }
  }
});

it.each([
  ['/assets/shell/1/main.js', 'asset'],
  ['/assets/public-site/1/7.js?retry=1', 'asset'],
  ['/assets/member-area/1/styles.css', 'asset'],
  ['/content/0123456789ab/home.json', 'content'],
  ['/content/0123456789ab/de/home.json', 'content'],
  ['/art/hero/window-640.avif', 'picture'],
  ['/fonts/cormorant.woff2', 'picture'],
  ['/favicon.svg', 'picture'],
  ['/site.webmanifest', 'picture'],
  ['/de/site.webmanifest', 'picture'],
])('answers for %s as an %s', (address, strategy) => {
  expect(ask(address)).toBe(strategy);
});

it.each([
  '/api/testimonies',
  '/api/health',
  '/registry.json',
  '/content/current.json',
  '/service-worker.js',
  '/assets/admin-console/1/remoteEntry.js',
  '/downloads/booklet-en.pdf',
  'https://video.example.org/art/poster.png',
])('leaves %s to the browser', (address) => {
  expect(ask(address)).toBeUndefined();
});

it.each(['/api/console/export', '/api', '/downloads/booklet-en.pdf'])(
  'leaves a visit of %s to the browser',
  (address) => expect(visit(address)).toBeUndefined(),
);

it('leaves whatever changes something, carries a credential or wants a part to the browser', () => {
  expect(visit('/help/contact', { method: 'POST' })).toBeUndefined();
  expect(ask('/art/a.png', { headers: { authorization: 'Bearer x' } })).toBeUndefined();
  expect(ask('/art/a.png', { headers: { range: 'bytes=0-1' } })).toBeUndefined();
});
