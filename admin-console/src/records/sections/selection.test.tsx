import { screen, waitFor, within } from '@testing-library/react';
import { changeReviews } from 'contract/today-requests';
import type { ReviewEdit } from 'contract/today-requests';
import { exportRecords } from 'contract/export-requests';
import { toAddress } from 'contract/request';
import type { AdminRecord } from '../../base/model/admin-record';
import { columnTexts } from '../../testing/column-texts';
import { fakeReviewServer, reviewOf } from '../../testing/fake-review-server';
import { openSection } from '../../testing/open-section';
import { person } from '../../testing/person';
import { logIn } from '../../testing/render-view';

jest.mock('../table/record-table');

const names = () => columnTexts(1);
const before = { state: 'new', assignee: null, snoozedUntil: null, urgency: null } as const;

beforeEach(logIn);

/** A section whose reviews the server changes many at once. */
function openContacts(records: readonly AdminRecord[]) {
  const server = fakeReviewServer('contact', records, ({ path, body }) => {
    if (path === toAddress(exportRecords, { kind: 'contact' })) return { status: 200, body: [] };
    if (path !== changeReviews.path) return undefined;
    const { changes } = body as { readonly changes: readonly ReviewEdit[] };
    const changed = changes.map(({ id, seenVersion, state }) => {
      const review = reviewOf(id, { ...(state && { state }), version: seenVersion + 1 });
      const { reviews } = server.snapshot;
      reviews.splice(0, reviews.length, ...reviews.filter((one) => one.recordId !== id), review);
      return { kind: 'contact', review, before };
    });
    return { status: 200, body: { changed, refused: [] } };
  });
  return { server, user: openSection('contact') };
}

type User = ReturnType<typeof openSection>;

async function select(user: User, ...wanted: readonly string[]) {
  for (const name of wanted)
    await user.click(await screen.findByRole('button', { name: `Select ${name}` }));
}

async function choose(user: User, act: string) {
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: act }));
}

it('marks the selected records as done with one request, and takes that back with one undo', async () => {
  const { server, user } = openContacts(['Ruth', 'Jonas', 'Miriam'].map(person));
  await select(user, 'Ruth', 'Miriam');
  expect(screen.getByRole('region', { name: 'Act on the selection' })).toHaveTextContent(
    '2 selected',
  );
  expect(screen.getByRole('button', { name: 'Select Ruth' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(names()).toEqual(['Jonas']));
  expect(screen.queryByText('2 selected')).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(names()).toEqual(['Miriam', 'Jonas', 'Ruth']));
  const changes = server.calls.filter(({ path }) => path === changeReviews.path);
  expect(changes).toHaveLength(2);
});

it('selects all of the filter, and keeps of them what the next filter shows', async () => {
  const { server, user } = openContacts(['Ruth', 'Jonas', 'Miriam'].map(person));
  server.snapshot.reviews.push(reviewOf('id-Ruth', { state: 'in-progress' }));
  await select(user, 'Jonas');
  await user.click(screen.getByRole('button', { name: 'Select all 3' }));
  const bar = screen.getByRole('region', { name: 'Act on the selection' });
  expect(bar).toHaveTextContent('3 selected');
  expect(screen.queryByRole('button', { name: /^Select all/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /^In progress/ }));
  await waitFor(() => expect(bar).toHaveTextContent('1 selected'));
  await user.click(within(bar).getByRole('button', { name: 'Clear the selection' }));
  expect(bar).not.toBeInTheDocument();
});

it('compares the selected records, the oldest first, to merge them', async () => {
  const { user } = openContacts(['Ruth', 'Jonas'].map(person));
  await select(user, 'Jonas', 'Ruth');
  await choose(user, 'Compare and merge 2 to 21 records');
  const dialog = await screen.findByRole('dialog', { name: 'Compare records' });
  expect(
    within(dialog)
      .getAllByRole('cell', { name: /^(Name of|Ruth|Jonas)/ })
      .slice(0, 2)
      .map((cell) => cell.textContent),
  ).toEqual(['Ruth', 'Jonas']);
});

it('keeps all pairs of the selection apart with one request and one undo', async () => {
  const { server, user } = openContacts(['Ruth', 'Jonas', 'Miriam'].map(person));
  await select(user, 'Ruth', 'Jonas', 'Miriam');
  await choose(user, 'Not duplicates of each other 2 to 10 records');
  expect(await screen.findByText('Saved: these are not duplicates.')).toHaveFocus();
  expect(server.snapshot.keptPairs).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.snapshot.keptPairs).toEqual([]));
});

it('exports the selected records in the order of the table, and says that others are left out', async () => {
  window.print = jest.fn();
  const { server, user } = openContacts(['Ruth', 'Jonas', 'Miriam'].map(person));
  await select(user, 'Ruth', 'Miriam');
  await choose(user, 'Export: Print');
  expect(await screen.findByText('2 records exported.')).toBeVisible();
  const sent = server.calls.find(({ path }) => path.startsWith('/api/admin/exports/'));
  const leftOut = 'Left out: 1 record, not selected.';
  expect(sent?.body).toMatchObject({
    records: ['id-Miriam', 'id-Ruth'],
    about: {
      sheet: [
        ['List', 'Contacts'],
        ['Filter', 'Only the 2 selected records'],
        ['Made on', expect.anything()],
        ['Records', 2],
        ['Note', leftOut],
      ],
      remarks: [leftOut],
    },
  });
  window.dispatchEvent(new Event('afterprint'));
});

it('writes one e-mail to the people of the selection', async () => {
  const { user } = openContacts(['Ruth', 'Jonas'].map(person));
  await select(user, 'Ruth', 'Jonas');
  await choose(user, 'E-mail');
  expect(await screen.findByRole('dialog', { name: 'E-mail to 2 people' })).toBeVisible();
});
