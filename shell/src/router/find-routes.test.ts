import type { RouteObject } from 'react-router-dom';
import { findRoutes, narrowRoutes } from './find-routes';

const routes: RouteObject[] = [
  { id: 'home', path: '/' },
  { id: 'contact', path: '/help/contact' },
  {
    id: 'session',
    children: [
      { id: 'profile', path: '/profile/:id' },
      { id: 'new-profile', path: '/profile/new' },
      { id: 'settings', path: '/settings', children: [{ id: 'overview', index: true }] },
    ],
  },
];

it.each([
  ['/', ['home']],
  ['/help/contact', ['contact']],
  ['/help/contact/', ['contact']],
  ['/Help/CONTACT', ['contact']],
  ['/profile/new', ['session', 'new-profile']],
  ['/profile/7', ['session', 'profile']],
  ['/settings', ['session', 'settings', 'overview']],
  ['/help', []],
])('leads %s through %j', (pathname, ids) => {
  expect(findRoutes(routes, pathname).map(({ id }) => id)).toEqual(ids);
});

const idsOf = (some: readonly RouteObject[]): unknown[] =>
  some.map(({ id, children }) => (children ? [id, idsOf(children)] : id));

it('leaves of a tree what a plain path leads through, and all of it for any other', () => {
  expect(idsOf(narrowRoutes(routes, '/help/contact'))).toEqual(['contact']);
  expect(idsOf(narrowRoutes(routes, '/profile/new'))).toEqual([['session', ['new-profile']]]);
  expect(narrowRoutes(routes, '/profile/7')).toBe(routes);
  expect(narrowRoutes(routes, '/help')).toBe(routes);
});
