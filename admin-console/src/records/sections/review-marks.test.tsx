import { screen, waitFor, within } from '@testing-library/react';
import { getStaffAccount } from 'contract/my-account-requests';
import { getReviews } from 'contract/review-requests';
import { toAddress } from 'contract/request';
import { account } from '../../testing/answer-table';
import { columnTexts } from '../../testing/column-texts';
import { fakeReviewServer, reviewOf } from '../../testing/fake-review-server';
import { openSection } from '../../testing/open-section';
import { person } from '../../testing/person';
import { logIn } from '../../testing/render-view';

jest.mock('../table/record-table');

const [ruth, jonas, miriam] = ['Ruth', 'Jonas', 'Miriam'].map(person);
const hour = 3_600_000;
const fromNow = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
const repeat = { ...ruth, _id: 'id-again', createdAt: fromNow(-5) };

beforeEach(logIn);

/** Ruth's record is done and she asked again, urgently; Jonas' is the user's, Miriam's a colleague's. */
function openContacts() {
  const suggestions = [
    { recordId: 'id-Jonas', reason: 'hunger' },
    { recordId: 'id-Miriam', reason: 'medical' },
    { recordId: 'id-again', reason: 'eviction' },
  ];
  const server = fakeReviewServer(
    'contact',
    [ruth ?? {}, jonas ?? {}, miriam ?? {}, repeat],
    ({ path }) => {
      if (path === getStaffAccount.path) return { status: 200, body: account };
      if (path !== toAddress(getReviews, { kind: 'contact' })) return undefined;
      return { status: 200, body: { ...server.snapshot, suggestions } };
    },
  );
  const { _id: me } = account.staff;
  server.snapshot.reviews.push(
    reviewOf('id-Ruth', { state: 'done' }),
    reviewOf('id-Jonas', { state: 'in-progress', assignee: me, snoozedUntil: fromNow(-1) }),
    reviewOf('id-Miriam', { assignee: '2', urgency: 'normal', snoozedUntil: fromNow(100 * 24) }),
  );
  return { server, user: openSection('contact') };
}

const names = () => columnTexts(1);
const marksOf = (name: string) => {
  const row = screen.getByText(name).closest<HTMLElement>('[role=row]');
  const status = row && within(row).getAllByRole('gridcell')[0];
  expect(status).toHaveTextContent(/^UNIQUE$/);
  return status ? within(status) : within(document.body);
};

it('shows what is open at first, on top a done record whose sender asked again, and all at one tap', async () => {
  const { server, user } = openContacts();
  await waitFor(() => expect(names()).toEqual(['Ruth', 'Miriam', 'Jonas']));
  expect(screen.getByRole('radio', { name: 'Open (3)' })).toBeChecked();
  expect(screen.getByText('3 Unique')).toBeVisible();
  expect(screen.getByText('1 Duplicates')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Done (1)' }));
  expect(names()).toEqual(['Ruth']);
  await user.click(screen.getByRole('radio', { name: 'All (4)' }));
  expect(names()).toEqual(['Ruth', 'Miriam', 'Jonas']);
  expect(server.calls.some(({ method }) => method === 'PUT')).toBe(false);
});

it('leads from the record to the repeat that hides behind it', async () => {
  const { user } = openContacts();
  await screen.findByText('Ruth');
  await user.click(screen.getByRole('button', { name: '1 asked again' }));
  expect(names()).toEqual(['Ruth']);
  await user.click(marksOf('Ruth').getByRole('button', { name: 'Ruth: Asked again 5 h ago' }));
  expect(window.location.search).toContain('record=id-again');
  // Its panel says what its card in Today says.
  const panel = within(await screen.findByRole('dialog', { name: 'Ruth' }));
  expect(panel.getByText(/^May be urgent: .* power$/)).toBeVisible();
  expect(panel.getByText(/^waiting since /)).toBeVisible();
});

it('leaves the user’s records, or nobody’s', async () => {
  const { user } = openContacts();
  await user.click(await screen.findByRole('radio', { name: 'Mine (1)' }));
  await waitFor(() => expect(names()).toEqual(['Jonas']));
  await user.click(screen.getByRole('radio', { name: 'Nobody’s (2)' }));
  expect(names()).toEqual(['Ruth']);
  await user.click(screen.getByRole('radio', { name: 'Everybody (4)' }));
  expect(names()).toHaveLength(3);
});

it('shows beside the Status who is assigned, what may be urgent and until when it is put off', async () => {
  openContacts();
  await screen.findByText('Miriam');
  const initials = await marksOf('Miriam').findByLabelText('Assigned to colleague@example.org');
  expect(initials).toHaveAttribute('data-initials', 'C');
  expect(marksOf('Miriam').getByLabelText(/^Snoozed until /)).toBeVisible();
  expect(marksOf('Miriam').queryByLabelText(/urgent/)).not.toBeInTheDocument();
  expect(marksOf('Jonas').getByLabelText('May be urgent: words about hunger')).toBeVisible();
  expect(marksOf('Jonas').queryByLabelText(/^Snoozed/)).not.toBeInTheDocument();
  const reason = 'May be urgent: words about losing a home or its power';
  expect(marksOf('Ruth').getByLabelText(reason)).toBeVisible();
});
