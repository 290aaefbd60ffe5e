import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storageKeys } from 'contract/storage-keys';
import { fakeNetwork } from 'shared-ui/fake-network';
import type { FakeAnswer } from 'shared-ui/fake-network';
import { findPreviews } from './find-previews';
import { PreviewBanner } from './preview-banner';

const release = {
  entry: { href: '/assets/member-area/p1/remoteEntry.js', integrity: 'sha256-x' },
  styles: [],
  contract: 1,
};
const until = '2026-11-30T17:30:00.000Z';
const open = { remote: 'member-area', version: 'p1', release, until } as const;

const log = jest.fn();
const find = (answer: FakeAnswer) => {
  const calls = fakeNetwork(() => answer);
  // React's `act` returns no promise.
  const found = async () => await act(async () => findPreviews(log));
  return { calls, found };
};

const marker = () => localStorage.getItem(storageKeys.openPreviews);
const banner = () => screen.queryByRole('complementary', { name: 'Preview' });

beforeEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
  log.mockReset();
});

it('asks nothing in a browser without the marker', async () => {
  const { calls, found } = find({ status: 200, body: { previews: [open] } });
  await expect(found()).resolves.toEqual({});
  expect(calls).toEqual([]);
});

describe('with the marker', () => {
  beforeEach(() => localStorage.setItem(storageKeys.openPreviews, 'yes'));

  it('shows the builds that the server names, and a banner', async () => {
    const { calls, found } = find({ status: 200, body: { previews: [open] } });
    await expect(found()).resolves.toEqual({
      'member-area': { stable: 'p1', versions: { p1: release } },
    });
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/admin/open-previews?language=en',
    ]);
    expect(banner()).toHaveTextContent('Preview of member-area p1, which is not released.');
    expect(banner()).toHaveTextContent('until Monday 18:30 at the latest');
    expect(marker()).toBe('yes');
  });

  it.each([
    ['no preview is open any more', { status: 200, body: { previews: [] } }],
    ['the session has ended', { status: 401 }],
    ['a member asks', { status: 403 }],
    [
      'the answer names a file without a digest',
      {
        status: 200,
        body: { previews: [{ ...open, release: { ...release, entry: { href: '/x.js' } } }] },
      },
    ],
  ] satisfies [string, FakeAnswer][])(
    'shows what is released and forgets the marker when %s',
    async (_, answer) => {
      await expect(find(answer).found()).resolves.toEqual({});
      expect(banner()).toBeNull();
      expect(marker()).toBeNull();
      expect(log).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['the server is down', 'down'],
    ['it is busy', { status: 503 }],
    ['a proxy answers with a page', { status: 200, html: '<title>Hotel</title>' }],
  ] satisfies [string, FakeAnswer][])(
    'shows what is released and asks again at the next page when %s',
    async (_, answer) => {
      await expect(find(answer).found()).resolves.toEqual({});
      expect(banner()).toBeNull();
      expect(marker()).toBe('yes');
      expect(log).toHaveBeenCalledTimes(1);
    },
  );
});

it('is left by a button, even when the server cannot be reached', async () => {
  localStorage.setItem(storageKeys.openPreviews, 'yes');
  localStorage.setItem(storageKeys.adminToken, 'csrf-token');
  const calls = fakeNetwork(() => 'down');
  const reload = jest.fn();
  const { container } = render(<PreviewBanner previews={[open]} reload={reload} />);
  await userEvent.click(within(container).getByRole('button', { name: 'Leave preview' }));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(marker()).toBeNull();
  expect(calls.map(({ method, path, headers }) => [method, path, headers['x-csrf-token']])).toEqual(
    [['DELETE', '/api/admin/open-previews', 'csrf-token']],
  );
});
