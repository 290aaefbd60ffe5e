import { isIndexed, ownedPaths } from 'contract/site-paths';
import { describeBreadcrumbs } from './breadcrumbs';

const origin = 'https://church.example';

/** Lists a page's breadcrumbs with their addresses relative to the site. */
function trailTo(path: string) {
  const [list] = describeBreadcrumbs({ path, name: 'Its own name' }, origin);
  const crumbs = (list?.['itemListElement'] ?? []) as {
    position: number;
    name: string;
    item: string;
  }[];
  expect(crumbs.map(({ position }) => position)).toEqual(crumbs.map((_, index) => index + 1));
  return crumbs.map(({ name, item }) => [name, item.replace(origin, '')]);
}

it.each([
  [
    '/giving/pledge',
    [
      ['Home', '/'],
      ['Giving', '/#menu-giving'],
      ['Pledge', '/giving/pledge'],
    ],
  ],
  [
    '/join-us/register/first-timer',
    [
      ['Home', '/'],
      ['Join Us', '/#menu-joinUs'],
      ['Register', '/#menu-register'],
      ['First Timer', '/join-us/register/first-timer'],
    ],
  ],
])('follows the menus to %s', (path, trail) => {
  expect(trailTo(path)).toEqual(trail);
});

it('places a page that no menu names in the menu of its neighbours', () => {
  expect(trailTo('/more/blog')).toEqual([
    ['Home', '/'],
    ['More Info', '/#menu-moreInfo'],
    ['Its own name', '/more/blog'],
  ]);
});

it('places a page without neighbours below the home page', () => {
  expect(trailTo('/imprint')).toEqual([
    ['Home', '/'],
    ['Its own name', '/imprint'],
  ]);
});

it('leaves the home page without a way to it', () => {
  expect(describeBreadcrumbs({ path: '/', name: 'Home' }, origin)).toEqual([]);
});

it.each(ownedPaths.filter(isIndexed).filter(({ path }) => path !== '/'))(
  'leads from the home page to $path',
  ({ path }) => {
    const trail = trailTo(path);
    expect(trail[0]).toEqual(['Home', '/']);
    expect(trail.at(-1)?.[1]).toBe(path);
  },
);
