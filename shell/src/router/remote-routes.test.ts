import { waitFor } from '@testing-library/react';
import { remoteContract } from 'contract/remote';
import type { RouteObject } from 'react-router-dom';
import { createRemoteRoutes } from './remote-routes';

const Contact = () => null;

function createFixture(lazy = jest.fn(async () => ({ Component: Contact }))) {
  const routes: RouteObject[] = [
    { id: 'contact', path: '/help/contact', lazy },
    { id: 'welfare', path: '/help/welfare', Component: () => null },
  ];
  const load = jest.fn(async () => ({ contract: remoteContract, routes }));
  const prefetch = jest.fn(load);
  const log = jest.fn();
  const remoteRoutes = createRemoteRoutes({ load, prefetch }, log);
  const loadContact = async () => {
    const { 'public-site': [contact] = [] } = await remoteRoutes.loadPage('/help/contact');
    return contact;
  };
  return { ...remoteRoutes, loadContact, load, prefetchRemote: prefetch, lazy, log, routes };
}

it('offers the routes of the remote that owns an address, and fetches no page yet', async () => {
  const { discover, load, lazy } = createFixture();
  const { 'public-site': found = [], ...others } = await discover('/help/contact');
  expect(found.map(({ id }) => id)).toEqual(['contact', 'welfare']);
  expect(others).toEqual({});
  expect(load.mock.calls).toEqual([['public-site']]);
  expect(lazy).not.toHaveBeenCalled();
});

it('loads the page of an address into a route of its own', async () => {
  const { loadContact, routes } = createFixture();
  const contact = await loadContact();
  expect([contact?.Component, contact?.lazy]).toEqual([Contact, undefined]);
  // The remote's own list must not be changed.
  expect(routes[0]?.Component).toBeUndefined();
});

it('loads nothing for an unknown address', async () => {
  const { discover, prefetch, load, prefetchRemote } = createFixture();
  expect(await discover('/more/blog/1/2')).toEqual({});
  await prefetch('/more/blog/1/2');
  expect(load).not.toHaveBeenCalled();
  expect(prefetchRemote).not.toHaveBeenCalled();
});

it('logs a remote that cannot be had, never rejects, and asks again the next time', async () => {
  const { discover, load, log } = createFixture();
  const failure = new Error('It did not arrive.');
  load.mockRejectedValueOnce(failure);
  expect(await discover('/help/contact')).toEqual({});
  expect(log.mock.calls).toEqual([[failure]]);
  expect(await discover('/help/contact')).toHaveProperty('public-site');
});

it('says nothing of a prefetch that fails, and gives a page that was lost its chance again', async () => {
  const { prefetch, loadContact, prefetchRemote, lazy, log } = createFixture();
  prefetchRemote.mockRejectedValueOnce(new Error('The remote did not arrive.'));
  await prefetch('/help/contact');
  lazy.mockRejectedValueOnce(Object.assign(new Error('No answer in time.'), { type: 'timeout' }));
  await prefetch('/help/contact');
  expect(lazy).toHaveBeenCalledTimes(1);
  expect(log).not.toHaveBeenCalled();
  expect((await loadContact())?.Component).toBe(Contact);
});

it('waits for a prefetch that is under way, and tries what it failed at anew', async () => {
  const { prefetch, loadContact, lazy } = createFixture();
  const late = Object.assign(new Error('It did not arrive in time.'), { type: 'timeout' });
  let fail = () => {};
  const hanging = new Promise<never>((_resolve, reject) => (fail = () => reject(late)));
  let isLate = false;
  // As in webpack, a second request for a loading file waits for the first one.
  lazy.mockImplementation(() => (isLate ? Promise.resolve({ Component: Contact }) : hanging));
  const prefetching = prefetch('/help/contact');
  await waitFor(() => expect(lazy).toHaveBeenCalled());
  const loading = loadContact();
  isLate = true;
  fail();
  await prefetching;
  expect((await loading)?.Component).toBe(Contact);
});

it('fetches a page ahead only where something says that there is one', async () => {
  const pageAt = jest.fn(async () => ({ Component: Contact }));
  const isKnown = ({ slug }: { readonly slug?: string }) => slug === 'first';
  const { prefetch, routes } = createFixture();
  routes.push({ id: 'article', path: '/more/blog/:slug', handle: { pageAt, isKnown } });
  await Promise.all(['first', 'second'].map((slug) => prefetch(`/more/blog/${slug}`)));
  expect(pageAt.mock.calls).toEqual([[{ slug: 'first' }]]);
});
