import { screen, waitFor } from '@testing-library/react';
import { attachedPlaces, previewErasure } from 'contract/people-requests';
import { listPrivacyRequests } from 'contract/privacy-requests';
import type { PrivacyRequest } from 'contract/privacy-requests';
import { fakeNetwork } from 'shared-ui/fake-network';
import type { SentCall } from 'shared-ui/fake-network';
import { fakeEventSource } from '../../testing/fake-event-source';
import { logIn, renderView } from '../../testing/render-view';
import { RequestsSection } from './requests-section';

fakeEventSource();

const request: PrivacyRequest = {
  ...{ _id: 'q1', kind: 'erasure', recordKind: 'request', recordId: 'r1', state: 'open' },
  ...{ createdAt: '2026-03-01T10:00:00Z', dueAt: '2126-04-01T10:00:00Z' },
};
const plan = {
  ...{ plan: 'a'.repeat(64), records: { request: 1 }, locked: [] },
  attached: Object.fromEntries(attachedPlaces.map((place) => [place, 0])),
};

let requests: readonly PrivacyRequest[];
let calls: SentCall[];
beforeEach(() => {
  requests = [request];
  calls = [];
  fakeNetwork((call) => {
    const { method, path } = call;
    if (method === 'GET')
      return { status: 200, body: path === listPrivacyRequests.path ? requests : [] };
    calls.push(call);
    return { status: 200, body: path === previewErasure.path ? plan : request };
  });
  logIn();
});

async function open() {
  const user = renderView(<RequestsSection />);
  await screen.findByRole('heading', { name: 'Asked for by their receipt' });
  return user;
}

it('says that nobody waits, and how many requests were met', async () => {
  requests = [{ ...request, state: 'done' }];
  await open();
  expect(await screen.findByText('Nobody is waiting.')).toBeVisible();
  expect(screen.getByText('1 request was met')).toBeVisible();
});

it.each([
  ['2126-04-01T10:00:00Z', /to be met by 1 Apr 2126/],
  ['2026-04-01T10:00:00Z', /should have been met by 1 Apr 2026/],
])('says by when one is to be met: %s', async (dueAt, words) => {
  requests = [{ ...request, dueAt }];
  await open();
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: /Open the record$/ })).toHaveAttribute(
    'href',
    '/admin/dashboard?section=requests&record=r1',
  );
});

it('shows what would be erased of its record alone', async () => {
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'See what would be erased' }));
  expect(await screen.findByText('This would be erased')).toBeVisible();
  expect(calls).toMatchObject([{ body: { records: [{ kind: 'request', _id: 'r1' }] } }]);
});

it('is met when staff say so twice', async () => {
  const user = await open();
  const name = /^It is met/;
  await user.click(await screen.findByRole('button', { name }));
  expect(calls).toEqual([]);
  const [, confirm] = screen.getAllByRole('button', { name });
  await user.click(confirm as HTMLElement);
  await waitFor(() =>
    expect(calls).toMatchObject([
      { method: 'PUT', path: `${listPrivacyRequests.path}/q1`, body: { state: 'done' } },
    ]),
  );
});
