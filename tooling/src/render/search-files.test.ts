/** @jest-environment jsdom */
import { isIndexed, ownedPaths } from 'contract/site-paths';
import { writeRobots, writeSitemap } from './search-files';

const origin = 'https://church.example';

it('closes the api and every page that depends on who is asking to search engines', () => {
  expect(writeRobots(origin)).toBe(
    [
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /join-us/admin-login',
      'Disallow: /admin/dashboard',
      'Disallow: /profile/',
      'Disallow: /reset-password/',
      'Disallow: /confirm-email/',
      'Disallow: /de/join-us/admin-login',
      'Disallow: /de/admin/dashboard',
      'Disallow: /de/profile/',
      'Disallow: /de/reset-password/',
      'Disallow: /de/confirm-email/',
      '',
      'Sitemap: https://church.example/sitemap.xml',
      '',
    ].join('\n'),
  );
});

describe('the sitemap', () => {
  const sitemap = new DOMParser().parseFromString(
    writeSitemap(origin, ['/more/blog/a-post']),
    'application/xml',
  );

  it('lists the pages that may be listed, each once in each language, and no other', () => {
    const addresses = [...sitemap.querySelectorAll('urlset > url > loc')].map(
      ({ textContent }) => textContent,
    );
    const paths = [...ownedPaths.filter(isIndexed).map(({ path }) => path), '/more/blog/a-post'];
    expect(addresses).toEqual(
      paths.flatMap((path) => [origin + path, `${origin}/de${path === '/' ? '' : path}`]),
    );
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('names the languages of a page at the address of each', () => {
    const alternatesOf = (url: Element) =>
      [...url.getElementsByTagName('xhtml:link')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]);
    const [english, german] = [...sitemap.querySelectorAll('url')].map(alternatesOf);
    expect(english).toEqual([
      ['en', `${origin}/`],
      ['de', `${origin}/de`],
    ]);
    expect(german).toEqual(english);
  });
});
