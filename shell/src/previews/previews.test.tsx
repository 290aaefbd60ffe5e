import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storageKeys } from 'contract/storage-keys';
import { fakeNetwork } from 'shared-ui/fake-network';
import type { FakeAnswer } from 'shared-ui/fake-network';
import { fetchOpenPreviews, toReleases } from './open-previews';
import { PreviewBanner, showPreviewBanner } from './preview-banner';

const release = {
  entry: { href: '/assets/member-area/p1/remoteEntry.js', integrity: 'sha256-x' },
  styles: [],
  contract: 1,
};
const until = '2026-11-30T17:30:00.000Z';
const open = { remote: 'member-area', version: 'p1', release, until } as const;

const marker = () => localStorage.getItem(storageKeys.openPreviews);

beforeEach(() => localStorage.clear());

it('asks nothing in a browser without the marker', async () => {
  const calls = fakeNetwork(() => ({ status: 200, body: { previews: [open] } }));
  await expect(fetchOpenPreviews()).resolves.toEqual([]);
  expect(calls).toEqual([]);
});

describe('with the marker', () => {
  beforeEach(() => localStorage.setItem(storageKeys.openPreviews, 'yes'));

  it('asks for the builds, which replace all releases of their remotes', async () => {
    const calls = fakeNetwork(() => ({ status: 200, body: { previews: [open] } }));
    const previews = await fetchOpenPreviews();
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/admin/open-previews?language=en',
    ]);
    expect(toReleases(previews)).toEqual({
      'member-area': { stable: 'p1', versions: { p1: release } },
    });
    expect(marker()).toBe('yes');
  });

  it.each([
    ['no preview is open any more', { status: 200, body: { previews: [] } }],
    ['the session has ended', { status: 401 }],
    ['a member asks', { status: 403 }],
  ] satisfies [string, FakeAnswer][])('forgets the marker when %s', async (_, answer) => {
    fakeNetwork(() => answer);
    await expect(fetchOpenPreviews()).resolves.toEqual([]);
    expect(marker()).toBeNull();
  });

  it.each([
    ['the server is down', 'down'],
    ['it is busy', { status: 503 }],
    ['a proxy answers with a page', { status: 200, html: '<title>Hotel</title>' }],
    ['something else answers', { status: 200, body: { message: 'Hello' } }],
  ] satisfies [string, FakeAnswer][])('asks again at the next page when %s', async (_, answer) => {
    fakeNetwork(() => answer);
    await expect(fetchOpenPreviews()).rejects.toThrow();
    expect(marker()).toBe('yes');
  });
});

it('shows a banner that says which builds run, and until when', async () => {
  const sooner = { ...open, remote: 'public-site', version: 'p2', until: '2026-11-30T08:05:00Z' };
  await act(async () => showPreviewBanner([open, sooner as typeof open]));
  expect(screen.getByRole('complementary', { name: 'Preview' })).toHaveTextContent(
    'Preview of member-area p1, public-site p2, only in this browser and until Monday 09:05 at the latest.',
  );
});

it('shows no banner without a preview', () => {
  document.body.replaceChildren();
  showPreviewBanner([]);
  expect(document.body).toBeEmptyDOMElement();
});

it('is left by a button, even when the server cannot be reached', async () => {
  localStorage.setItem(storageKeys.openPreviews, 'yes');
  localStorage.setItem(storageKeys.adminToken, 'csrf-token');
  const calls = fakeNetwork(() => 'down');
  const reload = jest.fn();
  const { container } = render(<PreviewBanner previews={[open]} reload={reload} />);
  await userEvent.click(within(container).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(marker()).toBeNull();
  const sent = calls.map(({ method, path, headers }) => [method, path, headers['X-CSRF-Token']]);
  expect(sent).toEqual([['DELETE', '/api/admin/open-previews', 'csrf-token']]);
});
