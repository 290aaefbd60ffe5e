import { screen, waitFor, within } from '@testing-library/react';
import { fakeNetwork } from 'shared-ui/fake-network';
import type { AdminRecord } from '../../base/model/admin-record';
import { columnTexts } from '../../testing/column-texts';
import { fakeReviewServer } from '../../testing/fake-review-server';
import { openSection } from '../../testing/open-section';
import { openTable } from '../../testing/open-table';
import { logIn } from '../../testing/render-view';

const ruth = {
  name: 'Ruth',
  email: 'ruth@example.org',
  subject: '=1+1',
  message: 'Grüß "Gott"',
  createdAt: '2026-03-01T11:30:00.000Z',
};
const jonas = { ...ruth, name: 'Jonas', email: 'jonas@example.org', subject: 'Choir' };

async function openTwo(records = [ruth, jonas]) {
  fakeNetwork(() => ({ status: 204 }));
  const user = openTable(records);
  await screen.findAllByText('UNIQUE');
  return user;
}

async function openContacts(records: readonly AdminRecord[]) {
  const { calls } = fakeReviewServer('contact', records);
  const user = openSection('contact');
  await screen.findByText(/Unique$/);
  return { user, calls };
}

const headers = () => screen.getAllByRole('columnheader').map((cell) => cell.textContent);
const names = () => columnTexts(1);
const stored = () => JSON.parse(localStorage.getItem('table:contacts') ?? '{}') as object;
const setUp = (preferences: object) =>
  localStorage.setItem('table:contacts', JSON.stringify(preferences));
/** Fewer columns make the test faster. */
const nameAlone = { columns: { email: false, subject: false, message: false } };
const tool = (name: string) => screen.getByLabelText(name);

beforeEach(logIn);
afterEach(() => jest.restoreAllMocks());

it('hides a column that is not wanted and offers when the records came', async () => {
  const user = await openTwo();
  await user.click(tool('Columns'));
  const panel = await screen.findByRole('dialog', { name: 'Columns' });
  await user.click(await within(panel).findByRole('checkbox', { name: 'Message' }));
  await user.click(within(panel).getByRole('checkbox', { name: 'Received' }));
  await waitFor(() =>
    expect(headers()).toEqual(['Status', 'Received', 'Name', 'E-mail', 'Subject']),
  );
  expect(screen.getAllByText('1 Mar 2026, 12:30')).toHaveLength(2);
  expect(stored()).toMatchObject({ columns: { message: false, createdAt: true } });
});

it('starts with the newest, and remembers who wants the oldest first', async () => {
  setUp(nameAlone);
  const user = await openTwo();
  expect(names()).toEqual(['Jonas', 'Ruth']);
  await user.click(tool('Order'));
  expect(screen.getByRole('menuitemradio', { name: 'Newest first' })).toBeChecked();
  await user.click(screen.getByRole('menuitemradio', { name: 'Oldest first' }));
  await waitFor(() => expect(names()).toEqual(['Ruth', 'Jonas']));
  expect(stored()).toMatchObject({ sort: { field: 'createdAt', direction: 'asc' } });
});

it('sets the row height, and remembers it', async () => {
  setUp(nameAlone);
  const user = await openTwo();
  await user.click(tool('Row height'));
  await user.click(screen.getByRole('menuitemradio', { name: 'Compact' }));
  expect(stored()).toMatchObject({ density: 'compact' });
  await user.click(tool('Row height'));
  expect(screen.getByRole('menuitemradio', { name: 'Compact' })).toBeChecked();
});

it('is in the usual order again when a column gives up its own', async () => {
  setUp(nameAlone);
  const user = await openTwo([jonas, ruth]);
  const header = () => screen.getByRole('columnheader', { name: /^Name/ });
  for (const order of ['ascending', 'descending', 'none']) {
    await user.click(screen.getByText('Name'));
    await waitFor(() => expect(header()).toHaveAttribute('aria-sort', order));
  }
  await waitFor(() => expect(names()).toEqual(['Ruth', 'Jonas']));
});

it('opens a section as it was left', async () => {
  setUp({
    columns: { email: false },
    sort: { field: 'name', direction: 'asc' },
    pageSize: 25,
  });
  await openTwo();
  expect(headers()).toEqual(['Status', 'Name', 'Subject', 'Message']);
  expect(names()).toEqual(['Jonas', 'Ruth']);
  expect(screen.getByRole('combobox', { name: /rows per page/i })).toHaveTextContent('25');
});

it('exports what was found, with the columns of the table', async () => {
  window.print = jest.fn();
  setUp({ columns: { email: false, message: false } });
  const { user, calls } = await openContacts([
    { ...ruth, _id: 'r1' },
    { ...jonas, _id: 'r2' },
  ]);
  await user.click(screen.getByRole('searchbox'));
  await user.paste('jonas');
  await waitFor(() => expect(names()).toHaveLength(1));
  await user.click(tool('Export'));
  await user.click(screen.getByRole('menuitem', { name: 'Print' }));
  await waitFor(() => expect(window.print).toHaveBeenCalled());
  const exported = calls.find(({ path }) => path === '/api/admin/exports/contact');
  expect(exported?.body).toMatchObject({
    columns: [
      { field: 'name', header: 'Name' },
      { field: 'subject', header: 'Subject' },
      { field: 'duplicateStatus', header: 'Status' },
    ],
    records: ['r2'],
  });
});
