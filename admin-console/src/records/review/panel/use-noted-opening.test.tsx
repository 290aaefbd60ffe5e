import { screen, waitFor } from '@testing-library/react';
import { allRights } from 'contract/rights';
import { getStaffAccount } from 'contract/my-account-requests';
import type { FakeAnswer } from 'shared-ui/fake-network';
import { fakeReviewServer } from '../../../testing/fake-review-server';
import { openSection } from '../../../testing/open-section';
import { logIn } from '../../../testing/render-view';

jest.mock('../../table/record-table');

const record = { name: 'Ruth Berger', _id: 'w1', __v: 0, createdAt: '2026-03-01T11:30:00.000Z' };
const other = { ...record, name: 'Jonas Hofer', _id: 'w2', createdAt: '2026-04-01T10:30:00.000Z' };
const staff = { _id: '1', email: 'office@example.org' };

let confidential: readonly string[];
let noted: FakeAnswer;
function open() {
  logIn();
  const server = fakeReviewServer('welfare', [record, other], ({ path }) => {
    if (path === getStaffAccount.path)
      return { status: 200, body: { staff, roles: [], rights: allRights, confidential } };
    return path.startsWith('/api/admin/openings/') ? noted : undefined;
  });
  const user = openSection('welfare', 'w1');
  const sent = () =>
    server.calls
      .filter(({ path }) => path === '/api/admin/openings/welfare')
      .map(({ method, body }) => [method, body]);
  return { user, sent };
}
beforeEach(() => {
  confidential = ['welfare'];
  noted = { status: 204 };
});

it('has it noted that a confidential record was opened, and says so', async () => {
  const { sent } = open();
  expect(await screen.findByText(/the audit log notes who opens a record/)).toBeVisible();
  await waitFor(() => expect(sent()).toEqual([['POST', { records: ['w1'] }]]));
});

it('notes nothing in another section', async () => {
  confidential = ['couples'];
  const { sent } = open();
  expect(await screen.findByRole('heading', { name: 'Ruth Berger' })).toBeVisible();
  expect(screen.queryByText(/the audit log notes who opens/)).not.toBeInTheDocument();
  expect(sent()).toEqual([]);
});

it('says with the next record what could not be noted', async () => {
  noted = 'down';
  const { user, sent } = open();
  await waitFor(() => expect(sent()).toHaveLength(1));
  noted = { status: 204 };
  await user.click(await screen.findByText('Jonas Hofer'));
  expect(await screen.findByRole('heading', { name: 'Jonas Hofer' })).toBeVisible();
  await waitFor(() => expect(sent().at(-1)).toEqual(['POST', { records: ['w1', 'w2'] }]));
});
