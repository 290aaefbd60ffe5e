import type { RouteObject } from 'react-router-dom';
import { findPlainTree, findRoutes } from './find-routes';

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

const idsOf = (some: readonly RouteObject[] = []): unknown[] =>
  some.map(({ id, children }) => (children ? [id, idsOf(children)] : id));

it('leaves of a tree what a plain path leads through, and nothing for any other', () => {
  expect(idsOf(findPlainTree(routes, '/help/contact'))).toEqual(['contact']);
  expect(idsOf(findPlainTree(routes, '/profile/new'))).toEqual([['session', ['new-profile']]]);
  expect(findPlainTree(routes, '/profile/7')).toBeUndefined();
  expect(findPlainTree(routes, '/help')).toBeUndefined();
});
