import { waitFor } from '@testing-library/react';
import type { AddressParameters, PageAtAddress } from 'contract/address-pages';
import { remoteContract } from 'contract/remote';
import type { RouteObject } from 'react-router-dom';
import { findRoutes } from './find-routes';
import { createSitePages } from './site-pages';

const Contact = () => null;

function createFixture(lazy = jest.fn(async () => ({ Component: Contact }))) {
  const routes: RouteObject[] = [
    { id: 'contact', path: '/help/contact', lazy },
    { id: 'welfare', path: '/help/welfare', Component: () => null },
  ];
  const load = jest.fn(async () => ({ contract: remoteContract, routes }));
  const prefetch = jest.fn(load);
  const log = jest.fn();
  return { pages: createSitePages({ load, prefetch }, log), load, prefetch, lazy, log, routes };
}

it('loads the remote that owns an address, and the page, once', async () => {
  const { pages, load, lazy, routes } = createFixture();
  await pages.prepare('/help/contact');
  expect(pages.prepare('/help/contact')).toBeUndefined();
  expect(pages.prepare('/help/welfare')).toBeUndefined();
  expect(load.mock.calls).toEqual([['public-site']]);
  expect(lazy).toHaveBeenCalledTimes(1);
  const [contact] = pages.routes()['public-site'] ?? [];
  expect(contact?.Component).toBe(Contact);
  // The remote's own list is not ours to change.
  expect(routes[0]?.Component).toBeUndefined();
});

it('loads nothing for an unknown address', () => {
  const { pages, load } = createFixture();
  expect(pages.prepare('/more/blog/1/2')).toBeUndefined();
  expect(load).not.toHaveBeenCalled();
});

it('logs a remote that cannot be had, never rejects, and asks again the next time', async () => {
  const { pages, load, log } = createFixture();
  const failure = new Error('It did not arrive.');
  load.mockRejectedValueOnce(failure);
  await pages.prepare('/help/contact');
  expect(log.mock.calls).toEqual([[failure]]);
  expect(pages.routes()['public-site']).toBeUndefined();
  await pages.prepare('/help/contact');
  expect(pages.routes()['public-site']).toHaveLength(2);
});

it('puts another release in the place of the one before once its page is here', async () => {
  const { pages, load } = createFixture();
  await pages.prepare('/help/contact');
  const Newer = () => null;
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const lazy = jest.fn(() => arrived.then(() => ({ Component: Newer })));
  load.mockResolvedValueOnce({
    contract: remoteContract,
    routes: [{ id: 'contact', path: '/help/contact', lazy }],
  });
  const replacing = pages.replace('public-site', '/help/contact');
  await waitFor(() => expect(lazy).toHaveBeenCalled());
  expect(pages.routes()['public-site']?.[0]?.Component).toBe(Contact);
  arrive();
  await replacing;
  expect(pages.routes()['public-site']?.[0]?.Component).toBe(Newer);
});

it('prefetches a page so that it is loaded when the visitor goes there', async () => {
  const { pages, prefetch, lazy } = createFixture();
  await Promise.all([pages.prefetch('/help/contact'), pages.prefetch('/help/contact')]);
  expect(pages.prepare('/help/contact')).toBeUndefined();
  expect(pages.routes()['public-site']?.[0]?.Component).toBe(Contact);
  await pages.prefetch('/help/contact');
  expect(prefetch.mock.calls).toEqual([['public-site']]);
  // Once for the answer, once from what is here by then.
  expect(lazy).toHaveBeenCalledTimes(2);
});

it('says nothing of a prefetch that fails, and gives a page that was lost its chance again', async () => {
  const { pages, prefetch, lazy, log } = createFixture();
  prefetch.mockRejectedValueOnce(new Error('The remote did not arrive.'));
  await pages.prefetch('/help/contact');
  lazy.mockRejectedValueOnce(Object.assign(new Error('No answer in time.'), { type: 'timeout' }));
  await pages.prefetch('/help/contact');
  expect(log).not.toHaveBeenCalled();
  await pages.prepare('/help/contact');
  expect(pages.routes()['public-site']?.[0]?.Component).toBe(Contact);
});

it('waits for a prefetch that is under way, and tries what it failed at anew', async () => {
  const { pages, lazy } = createFixture();
  const late = Object.assign(new Error('It did not arrive in time.'), { type: 'timeout' });
  let fail = () => {};
  const hanging = new Promise<never>((_resolve, reject) => (fail = () => reject(late)));
  let isLate = false;
  // Like webpack: a second request for a file that is loading waits for the same file.
  lazy.mockImplementation(() => (isLate ? Promise.resolve({ Component: Contact }) : hanging));
  const prefetching = pages.prefetch('/help/contact');
  const preparing = pages.prepare('/help/contact');
  await waitFor(() => expect(lazy).toHaveBeenCalled());
  isLate = true;
  fail();
  await Promise.all([prefetching, preparing]);
  expect(pages.routes()['public-site']?.[0]?.Component).toBe(Contact);
});

it('prefetches nothing for an unknown address', async () => {
  const { pages, prefetch } = createFixture();
  await pages.prefetch('/more/blog/1/2');
  expect(prefetch).not.toHaveBeenCalled();
});

it('knows of a page that could not be had, until it can', async () => {
  const lost = Object.assign(new Error('Lost.'), { type: 'missing' });
  const { pages } = createFixture(jest.fn().mockRejectedValue(lost));
  expect(pages.isLost('/help/contact')).toBe(false);
  await pages.prepare('/help/contact');
  expect(pages.isLost('/help/contact')).toBe(true);
  expect(pages.isLost('/help/welfare')).toBe(false);
});

describe('a route with another page at each address', () => {
  const First = () => null;
  const Second = () => null;
  const there: Readonly<Record<string, PageAtAddress>> = {
    first: { Component: First },
    second: { Component: Second },
    before: { movedTo: '/more/blog/second' },
  };

  function openBlog() {
    const pageAt = jest.fn(async ({ slug = '' }: AddressParameters) => {
      if (slug === 'lost') throw Object.assign(new Error('It did not come.'), { type: 'timeout' });
      return there[slug] ?? ({ isMissing: true } as const);
    });
    const isKnown = ({ slug }: AddressParameters) => slug === 'first';
    const routes: RouteObject[] = [
      { id: 'article', path: '/more/blog/:slug', handle: { pageAt, isKnown } },
      { id: 'blog', path: '/more/blog', Component: () => null },
    ];
    const load = jest.fn(async () => ({ contract: remoteContract, routes }));
    const pages = createSitePages({ load, prefetch: load }, jest.fn());
    const shownAt = (path: string) =>
      findRoutes(pages.routes()['public-site'] ?? [], path).map(({ Component }) => Component);
    return { pages, pageAt, shownAt };
  }

  it('has each page at its own address, loaded once', async () => {
    const { pages, pageAt, shownAt } = openBlog();
    expect(await pages.prepare('/more/blog/first')).toBeUndefined();
    expect(await pages.prepare('/more/blog/second')).toBeUndefined();
    expect(pages.prepare('/more/blog/first')).toBeUndefined();
    expect([shownAt('/more/blog/first'), shownAt('/more/blog/second')]).toEqual([
      [First],
      [Second],
    ]);
    expect(pageAt.mock.calls.map(([{ slug }]) => slug)).toEqual(['first', 'second']);
    expect(pages.prepare('/more/blog')).toBeUndefined();
  });

  it('says that there is none, and asks nobody where the server has said so', async () => {
    const { pages, pageAt } = openBlog();
    await pages.prepare('/more/blog/none');
    expect([pages.isMissing('/more/blog/none'), pages.isMissing('/more/blog')]).toEqual([
      true,
      false,
    ]);
    pageAt.mockClear();
    pages.setMissing('/more/blog/other');
    expect(pages.prepare('/more/blog/other')).toBeUndefined();
    expect(pages.isMissing('/more/blog/other')).toBe(true);
    expect(pageAt).not.toHaveBeenCalled();
  });

  it('brings the page of a present address for one of before, each time', async () => {
    const { pages, shownAt } = openBlog();
    expect(await pages.prepare('/more/blog/before')).toBe('/more/blog/second');
    expect(shownAt('/more/blog/second')).toEqual([Second]);
    expect(await pages.prepare('/more/blog/before')).toBe('/more/blog/second');
  });

  it('fetches ahead what is known to be there, and nothing else', async () => {
    const { pages, pageAt, shownAt } = openBlog();
    await Promise.all(['first', 'second'].map((slug) => pages.prefetch(`/more/blog/${slug}`)));
    expect(shownAt('/more/blog/first')).toEqual([First]);
    expect(new Set(pageAt.mock.calls.map(([{ slug }]) => slug))).toEqual(new Set(['first']));
  });

  it('offers to try again where it cannot be said', async () => {
    const { pages } = openBlog();
    await pages.prepare('/more/blog/lost');
    expect([pages.isLost('/more/blog/lost'), pages.isMissing('/more/blog/lost')]).toEqual([
      true,
      false,
    ]);
  });
});
