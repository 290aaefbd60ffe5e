import { screen, waitFor, within } from '@testing-library/react';
import type { AdminRecord } from '../../base/model/admin-record';
import { fakeReviewServer, rejection } from '../../testing/fake-review-server';
import type { FakeReviewServer } from '../../testing/fake-review-server';
import { openSection } from '../../testing/open-section';
import { logIn } from '../../testing/render-view';

jest.mock('../table/record-table');

const ruth = {
  name: 'Ruth Berger',
  email: 'ruth@example.org',
  phone: '+43 512 1',
  department: '',
  address: 'Gasse 1',
  _id: 'r1',
  createdAt: '2026-03-01T11:30:00.000Z',
  updatedAt: '2026-03-01T11:30:00.000Z',
  __v: 0,
};
const again = {
  ...ruth,
  _id: 'r2',
  department: 'Choir',
  address: 'Gasse 2',
  createdAt: '2026-03-05T11:30:00.000Z',
};
const jonas = {
  ...ruth,
  _id: 'r3',
  name: 'Jonas Hofer',
  email: 'jonas@example.org',
  phone: '+43 512 2',
};
const members = '/admin/dashboard?section=church-members';

type Respond = Parameters<typeof fakeReviewServer>[2];

async function openComparison(respond?: Respond) {
  const server = fakeReviewServer('churchMember', [ruth, again, jonas], respond);
  const user = openSection('churchMember');
  await user.click(await screen.findByLabelText('Manage groups:'));
  await user.click(await screen.findByText('Compare these 2'));
  return { server, user, dialog: await screen.findByRole('dialog', { name: 'Compare records' }) };
}

const isMerged = ({ records }: FakeReviewServer) =>
  records.some((record: AdminRecord) => 'mergedInto' in record);

beforeEach(logIn);

it('marks what differs in words, and prefers the survivor’s values to empty ones', async () => {
  const { dialog } = await openComparison();
  const row = (name: RegExp) => within(dialog).getByRole('row', { name });
  expect(row(/^Address differs/)).toBeVisible();
  expect(row(/^Name Ruth Berger Ruth Berger/)).toBeVisible();
  expect(within(dialog).getByRole('radio', { name: /^Address of record 1/ })).toBeChecked();
  expect(within(dialog).getByRole('radio', { name: /^Department of record 2/ })).toBeChecked();
});

it('opens the page of a person in a new tab, so that what is chosen stays', async () => {
  const { dialog } = await openComparison();
  for (const link of within(dialog).getAllByRole('link')) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAccessibleName(/ \(opens in a new tab\)$/);
  }
});

it('merges with the chosen values, takes the record out of table and counts, and undoes it', async () => {
  const { server, user, dialog } = await openComparison();
  await user.click(within(dialog).getByRole('radio', { name: /^Address of record 2/ }));
  await user.click(within(dialog).getByText('Merge into one record'));
  expect(await screen.findByText('2 records are now one: Ruth Berger.')).toBeVisible();
  const call = server.calls.find(({ path }) => path === '/api/admin/merges/churchMember');
  expect(call?.body).toEqual({
    survivor: { _id: 'r1', __v: 0 },
    merged: [{ _id: 'r2', __v: 0 }],
    values: { department: 'Choir', address: 'Gasse 2' },
  });
  expect(screen.getByText('2 Unique')).toBeVisible();
  expect(screen.getByText('0 Duplicates')).toBeVisible();
  // The checkbox disappears with the last duplicate, and so do the groups.
  expect(screen.queryByRole('heading', { name: /^Duplicate Groups/ })).not.toBeInTheDocument();

  await user.click(screen.getByText('Open it'));
  const panel = await screen.findByRole('dialog', { name: 'Ruth Berger' });
  expect(within(panel).getByText(/^5 Mar 2026, 12:30 · Ruth Berger/)).toBeVisible();
  await user.click(within(panel).getByText('Undo this merge'));
  expect(await screen.findByText('The merge was undone.')).toBeVisible();
  expect(isMerged(server)).toBe(false);
  expect(screen.getByText('1 Duplicates')).toBeInTheDocument();
  expect(screen.getByText('Duplicate Groups (1)')).toBeInTheDocument();
});

describe('the note on what came of a merge', () => {
  const note = () => screen.queryByText('2 records are now one: Ruth Berger.');
  async function mergeBoth() {
    const { user, dialog } = await openComparison();
    await user.click(within(dialog).getByText('Merge into one record'));
    await waitFor(() => expect(note()).toHaveFocus());
    return user;
  }

  it('is announced once, by the focus that it takes', async () => {
    await mergeBoth();
    expect(note()).not.toHaveAttribute('role');
    expect(note()?.closest('[aria-live], [role=status], [role=alert]')).toBeNull();
  });

  it('stays while the user works in it, and leaves with the next key elsewhere', async () => {
    const user = await mergeBoth();
    await user.tab();
    expect(screen.getByText('Open it')).toHaveFocus();
    await user.tab();
    expect(screen.getByText('Undo')).toHaveFocus();
    await user.tab();
    expect(note()).toBeVisible();
    await user.keyboard('{ArrowDown}');
    expect(note()).not.toBeInTheDocument();
  });

  it('carries the way back', async () => {
    const user = await mergeBoth();
    await user.click(screen.getByText('Undo'));
    await waitFor(() => expect(screen.getByText('The merge was undone.')).toHaveFocus());
    expect(note()).not.toBeInTheDocument();
    expect(screen.getByText('1 Duplicates')).toBeVisible();
    expect(screen.queryByText('Undo')).not.toBeInTheDocument();
  });

  it.each([
    ['the record that stayed is opened', () => screen.getByText('Open it')],
    ['something else is pressed', () => screen.getByText('2 Unique')],
  ])('leaves when %s', async (_when, find) => {
    const user = await mergeBoth();
    await user.click(find());
    await waitFor(() => expect(note()).not.toBeInTheDocument());
  });
});

it('says in the place of what was done why it cannot be undone', async () => {
  const { user, dialog } = await openComparison(({ path }) =>
    path.endsWith('/undo') ? rejection(409, 'It was changed since.') : undefined,
  );
  await user.click(within(dialog).getByText('Merge into one record'));
  await user.click(await screen.findByText('Undo'));
  await waitFor(() => expect(screen.getByText('It was changed since.')).toHaveFocus());
});

it('shows in the record that stayed what the other says otherwise', async () => {
  const { user, dialog } = await openComparison();
  await user.click(within(dialog).getByText('Merge into one record'));
  const words = (panel: HTMLElement) =>
    within(panel)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextSibling?.textContent]);
  await user.click(await screen.findByText('Open it'));
  const panel = await screen.findByRole('dialog', { name: 'Ruth Berger' });
  expect(within(panel).getByText('What the other record says')).toBeVisible();
  // The department was taken over; the survivor's address was kept.
  expect(words(panel)).toContainEqual(['Address', 'Gasse 2']);
  expect(within(panel).getByRole('link', { name: 'Read the whole other record' })).toHaveAttribute(
    'href',
    `${members}&record=r2`,
  );
});

it('remembers that both are kept, and takes it back; status and counts stay exact', async () => {
  const { server, user, dialog } = await openComparison();
  await user.click(within(dialog).getByText('Not a duplicate - keep both'));
  expect(await screen.findByText('Not a duplicate - kept')).toBeVisible();
  expect(screen.getByText('1 Duplicates')).toBeVisible();
  const panel = screen.getByRole('region', { name: 'Duplicate Groups (1)' });
  expect(
    within(panel)
      .getAllByText(/^[A-Z]+$/)
      .map((tag) => tag.textContent),
  ).toEqual(['ORIGINAL', 'KEPT']);
  expect(server.snapshot.keptPairs[0]?.records).toEqual([
    { _id: 'r1', __v: 0 },
    { _id: 'r2', __v: 0 },
  ]);

  await user.click(screen.getByText('Compare these 2'));
  expect(
    await screen.findByText(/office@example.org marked these as not duplicates on 2 Apr 2026/),
  ).toBeVisible();
  await user.click(screen.getByText('Undo: they may be duplicates'));
  await waitFor(() => expect(screen.queryByText('Not a duplicate - kept')).not.toBeInTheDocument());
  expect(within(panel).getByText('DUPLICATE')).toBeVisible();
  expect(server.snapshot.keptPairs).toEqual([]);
});

it('opens a pair again with the way back beside what was said of it', async () => {
  const { server, user, dialog } = await openComparison();
  await user.click(within(dialog).getByText('Not a duplicate - keep both'));
  await user.click(await screen.findByText('Undo'));
  const said = await screen.findByText('These records count as possible duplicates again.');
  expect(said).toHaveFocus();
  expect(server.snapshot.keptPairs).toEqual([]);
  expect(screen.queryByText('Not a duplicate - kept')).not.toBeInTheDocument();
});

it('shows what the record that stayed said before a merge replaced it', async () => {
  const server = fakeReviewServer('churchMember', [
    { ...ruth, department: 'Choir', __v: 1 },
    { ...again, mergedInto: 'r1', __v: 1 },
  ]);
  server.snapshot.merges.push({
    _id: 'm1',
    survivor: 'r1',
    merged: ['r2'],
    createdAt: '2026-04-02T07:00:00.000Z',
    createdBy: 'office@example.org',
    replaced: { department: 'Ushers' },
  });
  openSection('churchMember', 'r1');
  const said = await screen.findByText('What this record said before');
  expect(said.nextElementSibling).toHaveTextContent('DepartmentUshers');
});
