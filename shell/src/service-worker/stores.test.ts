import { findOldAssets, findOldPictures, findOldStores, isStorable } from './stores';

it('forgets the pages of all releases but the present and the one before', () => {
  const names = ['pages 1', 'assets', 'pages 2', 'pages 3', 'pictures', 'pages 4'];
  expect(findOldStores(names, '4')).toEqual(['pages 1', 'pages 2']);
  expect(findOldStores(names, '5')).toEqual(['pages 1', 'pages 2', 'pages 3']);
  // After a rollback, the former present store counts as the previous one.
  expect(findOldStores(names, '3')).toEqual(['pages 1', 'pages 2']);
  expect(findOldStores(['pages 4'], '4')).toEqual([]);
});

it('keeps the files of two versions of each package', () => {
  const file = (path: string) => `https://church.example/assets/${path}`;
  const addresses = [
    file('public-site/1/remoteEntry.js'),
    file('public-site/1/7.js'),
    file('shell/1/main.js'),
    file('public-site/2/remoteEntry.js'),
    file('public-site/3/remoteEntry.js'),
    file('shell/2/main.js'),
  ];
  expect(findOldAssets(addresses)).toEqual(addresses.slice(0, 2));
});

it('keeps a hundred pictures', () => {
  const addresses = Array.from({ length: 102 }, (_, index) => `/art/${index}.avif`);
  expect(findOldPictures(addresses)).toEqual(['/art/0.avif', '/art/1.avif']);
  expect(findOldPictures(addresses.slice(2))).toEqual([]);
});

const answer = (change: Partial<Response> = {}, cacheControl = 'no-cache') =>
  ({
    status: 200,
    type: 'basic',
    redirected: false,
    headers: new Headers({ 'cache-control': cacheControl }),
    ...change,
  }) as Response;

it('keeps a whole answer of our own', () => {
  expect(isStorable(answer())).toBe(true);
});

it.each([
  ['an error', answer({ status: 503 })],
  ['a part', answer({ status: 206 })],
  ['nothing', answer({ status: 204 })],
  ['another site’s', answer({ type: 'opaque' })],
  ['what another address answered', answer({ redirected: true })],
  ['what must not be stored', answer({}, 'no-store')],
  ['what is about one person', answer({}, 'private, max-age=60')],
])('never keeps %s', (_what, response) => {
  expect(isStorable(response)).toBe(false);
});
