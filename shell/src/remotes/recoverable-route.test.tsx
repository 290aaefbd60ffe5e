import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { recoverableRoute } from './recoverable-route';
import { RemotesContext, noRemotes } from './remotes-context';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Waits long enough for all attempts to load a page. */
const wait = () => act(() => jest.advanceTimersByTimeAsync(10_000));
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTimeAsync });
const press = async () => {
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await wait();
};

const page = { Component: () => <h1>The page</h1> };
const lost = Object.assign(new Error('Loading chunk 7 failed.'), { type: 'missing' });

const atOnce = async () => undefined;

async function openPage(
  load: () => Promise<typeof page>,
  recover = noRemotes.recover,
  prerenderedPage = noRemotes.prerenderedPage,
) {
  const route = recoverableRoute(
    'public-site',
    { path: '/', children: [{ index: true, lazy: load }] },
    atOnce,
  );
  const lazy = route.children?.[0]?.lazy as () => Promise<{ Component: ComponentType }>;
  const loading = lazy();
  await jest.advanceTimersByTimeAsync(10_000);
  const { Component } = await loading;
  render(
    <MemoryRouter initialEntries={['/giving/payment']}>
      <RemotesContext value={{ ...noRemotes, recover, prerenderedPage }}>
        <Component />
      </RemotesContext>
    </MemoryRouter>,
  );
}

it('loads a page whose file was lost on the way again by itself', async () => {
  await openPage(jest.fn().mockRejectedValueOnce(lost).mockResolvedValue(page));
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
});

it('offers to try again when the file stays away, and shows the page in place', async () => {
  const load = jest.fn().mockRejectedValue(lost);
  await openPage(load);
  await press();
  expect(screen.getByRole('status')).toHaveTextContent('It could not be loaded this time either.');
  load.mockResolvedValue(page);
  await press();
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
});

it('does not wait a second time for a chunk that did not answer', async () => {
  const load = jest.fn().mockRejectedValue(Object.assign(new Error('Late.'), { type: 'timeout' }));
  await openPage(load);
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('logs a fault in the code of the page, which no network explains', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue(undefined);
  const planted = new TypeError('planted');
  await openPage(jest.fn().mockRejectedValue(planted));
  expect(log.mock.calls).toEqual([[planted]]);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('says each time that the page was lost', async () => {
  const recover = jest.fn(async () => undefined);
  await openPage(jest.fn().mockRejectedValue(lost), recover);
  expect(recover.mock.calls).toEqual([['public-site', 'page-lost']]);
  await press();
  expect(recover).toHaveBeenCalledTimes(2);
});

it('keeps what the server had rendered of a page that cannot be had, until it can', async () => {
  const rendered = document.createElement('h1');
  rendered.textContent = 'As it was painted';
  const load = jest.fn().mockRejectedValue(lost);
  const prerendered = jest.fn((path: string) =>
    path === '/giving/payment' ? [rendered] : undefined,
  );
  await openPage(load, undefined, prerendered);
  expect(screen.getByRole('heading')).toBe(rendered);
  expect(screen.getByRole('alert')).toBeVisible();
  load.mockResolvedValue(page);
  await press();
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
  expect(rendered).not.toBeInTheDocument();
});

it('leaves a route alone that has nothing to load', () => {
  const route = { path: '/', Component: page.Component };
  expect(recoverableRoute('public-site', route, atOnce)).toEqual(route);
});
