import { act, screen, waitFor } from '@testing-library/react';
import type { AddressParameters, PageAtAddress } from 'contract/address-pages';
import { canonical, headed, headline, openSite } from '../testing/open-site';
import { missingRoute } from './address-routes';
import type { RemoteRoutes } from './routes';

const there: Readonly<Record<string, PageAtAddress>> = {
  first: { Component: headed('The first') },
  second: { Component: headed('The second') },
  before: { movedTo: '/more/blog/second' },
};

async function openBlog(path: string, known?: RemoteRoutes) {
  const pageAt = jest.fn(async ({ slug = '' }: AddressParameters) => {
    if (slug === 'lost') throw Object.assign(new Error('It did not come.'), { type: 'timeout' });
    return there[slug] ?? ({ isMissing: true } as const);
  });
  const routes = [
    { id: 'article', path: '/more/blog/:slug', handle: { pageAt, isKnown: () => true } },
    { id: 'blog', path: '/more/blog', Component: headed('Blog') },
  ];
  const { router } = await openSite(path, { routes, ...(known && { known }) });
  const goTo = (address: string) => act(() => router.navigate(address));
  return { pageAt, goTo };
}
/** The page's German address, as header and footer link to it. */
const german = () =>
  screen.getAllByRole('link', { name: 'Deutsch', hidden: true })[0]?.getAttribute('href');

it('has each page at its own address, loaded once', async () => {
  const { pageAt, goTo } = await openBlog('/more/blog/first');
  expect(await headline('The first')).toBeVisible();
  await goTo('/more/blog/second');
  expect(await headline('The second')).toBeVisible();
  await goTo('/more/blog');
  expect(await headline('Blog')).toBeVisible();
  await goTo('/more/blog/first');
  expect(await headline('The first')).toBeVisible();
  expect(pageAt.mock.calls.map(([{ slug }]) => slug)).toEqual(['first', 'second']);
  expect(german()).toBe('/de/more/blog/first');
});

it('says that there is none, there and in no other language', async () => {
  const { goTo } = await openBlog('/more/blog');
  await goTo('/more/blog/none');
  expect(await headline('Oops! Page Not Found')).toBeVisible();
  expect(german()).toBe('/de');
  await waitFor(() => expect(canonical()).toBeUndefined());
});

it('asks nobody where the server has said that there is none', async () => {
  const path = '/more/blog/other';
  const { pageAt } = await openBlog(path, { 'public-site': [missingRoute(path)] });
  expect(await headline('Oops! Page Not Found')).toBeVisible();
  expect(german()).toBe('/de');
  expect(pageAt).not.toHaveBeenCalled();
});

it('shows what has another address now under that one, as one entry of the history', async () => {
  const { goTo } = await openBlog('/more/blog');
  const entered = jest.spyOn(history, 'pushState');
  await goTo('/more/blog/before?a=1');
  expect(await headline('The second')).toBeVisible();
  expect(location.pathname + location.search).toBe('/more/blog/second?a=1');
  expect(entered).toHaveBeenCalledTimes(1);
});

it('offers to try again where it cannot be said', async () => {
  await openBlog('/more/blog/lost');
  expect(await headline('This page could not be loaded')).toBeVisible();
  expect(german()).toBe('/de/more/blog/lost');
});
