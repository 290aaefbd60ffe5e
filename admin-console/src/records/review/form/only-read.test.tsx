import { act, screen, waitFor } from '@testing-library/react';
import { toAddress } from 'contract/request';
import { getContactHistory } from 'contract/contact-history-requests';
import { changeReview } from 'contract/review-requests';
import { allRights } from 'contract/rights';
import type { Right } from 'contract/rights';
import { storeStaffRights } from '../../../session/staff-account';
import { getAdminToken } from '../../../session/admin-session';
import { fakeEventSource } from '../../../testing/fake-event-source';
import { fakeReviewServer, rejection, reviewOf } from '../../../testing/fake-review-server';
import { openSection } from '../../../testing/open-section';
import { logIn } from '../../../testing/render-view';
import type { FakeAnswer } from 'shared-ui/fake-network';

jest.mock('../../table/record-table');

const person = { email: 'ruth@example.org', phone: '+43 512 000001', __v: 0 };
const ruth = { ...person, _id: 'r1', fullName: 'Ruth Berger', createdAt: '2026-03-01T10:00:00Z' };
const again = { ...ruth, _id: 'r2', fullName: 'Ruth Berger', createdAt: '2026-03-02T10:00:00Z' };
const note = 'Called her.\nShe is well.';
const written = { _id: 'n1', at: '2026-03-01T11:00:00Z', by: 'me', text: note, mentions: [] };

const stream = fakeEventSource();

const without = (right: Right) => new Set(allRights.filter((one) => one !== right));
const take = (right: Right) => act(() => storeStaffRights(getAdminToken(), without(right)));

/** Opens Ruth's first record, which has a colleague's note, as a user with the right to review. */
async function openRuth(answerChange?: () => FakeAnswer, id = 'r1') {
  const address = toAddress(changeReview, { kind: 'contact', id: 'r1' });
  const history = toAddress(getContactHistory, { kind: 'contact', id: 'r1' });
  const server = fakeReviewServer('contact', [ruth, again], ({ method, path }) =>
    path === history
      ? { status: 200, body: { outreach: [], notes: [written] } }
      : method === 'PUT' && path === address
        ? answerChange?.()
        : undefined,
  );
  server.snapshot.reviews.push(reviewOf('r1', { state: 'in-progress', assignee: '2' }));
  const user = openSection('contact', id);
  await screen.findByLabelText('New note');
  return { server, user };
}

const changes = (calls: readonly { readonly method: string; readonly path: string }[]) =>
  calls.filter(({ method, path }) => method !== 'GET' && !path.includes('/openings/'));

beforeEach(logIn);
afterEach(() => sessionStorage.clear());

it('shows what staff noted to who may only read, and offers no change of it', async () => {
  const { server, user } = await openRuth();
  await user.click(screen.getByLabelText('New note'));
  await user.paste('More');
  take('contact:review');
  expect(
    screen.getByText('You may read this section, but not change anything in it.'),
  ).toBeVisible();
  expect(screen.getByText('In progress', { selector: 'dd' })).toBeVisible();
  expect(await screen.findByText('colleague@example.org', { selector: 'dd' })).toBeVisible();
  expect(screen.getByText(/She is well\.$/)).toBeVisible();
  for (const label of ['New note', 'Assigned to'])
    expect(screen.queryByLabelText(label)).not.toBeInTheDocument();
  expect(changes(server.calls)).toEqual([]);
});

it('says of a record that nobody has worked on that it is new', async () => {
  await openRuth(undefined, 'r2');
  take('contact:review');
  expect(await screen.findByText('New', { selector: 'dd' })).toBeVisible();
  expect(screen.getByText('Nobody', { selector: 'dd' })).toBeVisible();
});

it('marks nothing as done by a key', async () => {
  const { server, user } = await openRuth();
  take('contact:review');
  act(() => screen.getByRole('heading', { level: 2, name: 'Ruth Berger' }).focus());
  await user.keyboard('d');
  expect(await screen.findByRole('alert')).toHaveTextContent('You may read this section');
  expect(changes(server.calls)).toEqual([]);
});

it('offers neither to merge nor to keep', async () => {
  const { user } = await openRuth();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByLabelText('Manage groups:'));
  expect(await screen.findByText('Compare these 2')).toBeVisible();
  take('contact:review');
  expect(screen.queryByText('Compare these 2')).not.toBeInTheDocument();
});

it('offers no way back from a merge', async () => {
  const { server } = await openRuth();
  const at = '2026-04-02T07:00:00.000Z';
  const made = { _id: 'm1', survivor: 'r1', merged: ['r9'], createdAt: at, createdBy: 'me' };
  server.snapshot.merges.push(made);
  const undo = () => screen.queryByText('Undo this merge');
  stream().tell('changed', { kind: 'contact' });
  await waitFor(() => expect(undo()).toBeVisible());
  take('contact:review');
  expect(undo()).not.toBeInTheDocument();
  // The summary that takes the form's place loads the staff again.
  expect(await screen.findByText('colleague@example.org', { selector: 'dd' })).toBeVisible();
});

it('says in the server’s words that the right was taken away while the form was open', async () => {
  const words = 'Your rights were changed, so this was not done. Please reload the page.';
  const { user } = await openRuth(() => rejection(409, words));
  await user.click(screen.getByRole('radio', { name: 'Done' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
  expect(screen.queryByText(/has changed this in the meantime/)).not.toBeInTheDocument();
});
