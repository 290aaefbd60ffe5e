import { findOwnedPath, isIndexed, isPrerendered, ownedPaths } from './site-paths';

describe('findOwnedPath', () => {
  it.each([
    ['/', 'public-site'],
    ['/help/contact', 'public-site'],
    ['/help/contact/', 'public-site'],
    ['/help/contact/sent', 'public-site'],
    ['/join-us/register/member', 'public-site'],
    ['/join-us/login', 'member-area'],
    ['/join-us/admin-login', 'admin-console'],
    ['/admin/dashboard', 'admin-console'],
    ['/profile/65f0', 'member-area'],
    ['/reset-password/abc', 'member-area'],
    ['/confirm-email/abc', 'member-area'],
    ['/more/blog/night-of-worship', 'public-site'],
    ['/de/more/blog/1/', 'public-site'],
  ])('says who owns %s', (pathname, owner) => {
    expect(findOwnedPath(pathname)?.owner).toBe(owner);
  });

  it.each([
    '/help',
    '/profile',
    '/profile/',
    '/profile/a/b',
    '/more/blog/1/2',
    '/more/blog/rss.xml',
    '/more/blog/A',
    '/constructor',
    '//',
  ])('knows no %s', (pathname) => {
    expect(findOwnedPath(pathname)).toBeUndefined();
  });
});

it('gives each path to one owner only', () => {
  const paths = ownedPaths.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

it('prerenders no page that depends on who is asking', () => {
  const live = ownedPaths.filter((owned) => !isPrerendered(owned)).map(({ path }) => path);
  expect(live).toEqual([
    '/join-us/admin-login',
    '/admin/dashboard',
    '/profile/:id',
    '/reset-password/:token',
    '/confirm-email/:token',
    '/more/blog/:slug',
  ]);
});

it('has search engines list the public pages, and none that answers a form or asks who is there', () => {
  const unlisted = ownedPaths.filter((owned) => !isIndexed(owned)).map(({ path }) => path);
  expect(unlisted.filter((path) => !/\/(not-)?sent$/.test(path))).toEqual([
    '/join-us/admin-login',
    '/admin/dashboard',
    '/profile/:id',
    '/forgot-password',
    '/reset-password/:token',
    '/confirm-email/:token',
    '/login',
    '/my-data',
    '/more/blog/:slug',
  ]);
  expect(unlisted).toEqual(
    expect.arrayContaining(['/giving/pledge/sent', '/giving/pledge/not-sent']),
  );
});

it('finds a page in every language', () => {
  expect(findOwnedPath('/de/help/contact')?.path).toBe('/help/contact');
  expect(findOwnedPath('/de')?.path).toBe('/');
  expect(findOwnedPath('/de/profile/1')?.path).toBe('/profile/:id');
  expect(findOwnedPath('/de/admin/dashboard')?.owner).toBe('admin-console');
});
