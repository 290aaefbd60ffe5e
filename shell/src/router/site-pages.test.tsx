import { waitFor } from '@testing-library/react';
import { remoteContract } from 'contract/remote';
import type { RouteObject } from 'react-router-dom';
import { createSitePages } from './site-pages';

const Contact = () => null;

function createFixture(lazy = jest.fn(async () => ({ Component: Contact }))) {
  const routes: RouteObject[] = [
    { id: 'contact', path: '/help/contact', lazy },
    { id: 'welfare', path: '/help/welfare', Component: () => null },
  ];
  const load = jest.fn(async () => ({ contract: remoteContract, routes }));
  const log = jest.fn();
  return { pages: createSitePages({ load }, log), load, lazy, log, routes };
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

it('loads nothing for an address that nobody owns', () => {
  const { pages, load } = createFixture();
  expect(pages.prepare('/more/blog/1')).toBeUndefined();
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
