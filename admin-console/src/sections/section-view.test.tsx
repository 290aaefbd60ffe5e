import { screen, waitFor, within } from '@testing-library/react';
import type { BodySchema } from 'contract/field';
import { profileBody } from 'contract/profile';
import { submissions } from 'contract/submissions';
import { fakeNetwork } from 'shared-ui/fake-network';
import type { AdminRecord } from '../model/admin-record';
import { fieldLabel } from '../model/field-labels';
import { listCalls, logIn, openConsole } from '../testing/open-console';
import { sampleRecord } from '../testing/sample-record';
import { sectionTitles } from '../model/fixed-texts';
import { sectionNames, sections } from '../model/sections';
import type { SectionName } from '../model/sections';

const addressOf = (name: SectionName) => `/admin/dashboard?section=${sections[name].key}`;
const hidden = ['_id', '__v', 'createdAt', 'updatedAt', 'isAdmin', 'image'];

/** A record's optional fields: the api does not store what was left blank. */
const blanksOf = (name: SectionName) => {
  const body: BodySchema = name === 'profiles' ? profileBody : submissions[name].body;
  const optional = Object.keys(body.properties).filter((field) => !body.required.includes(field));
  return Object.fromEntries(optional.map((field) => [field, undefined]));
};

const columnHeaders = () => screen.getAllByRole('columnheader').map((cell) => cell.textContent);
const rowTexts = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('gridcell')
        .map((cell) => cell.textContent),
    );

beforeEach(logIn);

describe.each(sectionNames)('the section %s', (name) => {
  const title = sectionTitles[name];
  const fields = Object.keys(sampleRecord(name)).filter((field) => !hidden.includes(field));

  it('reads its list once, and shows Status and a column for each field, also those left blank at first', async () => {
    const first = { ...sampleRecord(name), ...blanksOf(name) };
    const later = { ...sampleRecord(name, 'Jonas'), password: 'secret', extra: 'Also sent' };
    const calls = fakeNetwork(() => ({ status: 200, body: [first, later] }));
    openConsole(addressOf(name));
    await screen.findByRole('grid');
    expect(listCalls(calls)).toMatchObject([
      { method: 'GET', path: sections[name].endpoint, withCredentials: true },
    ]);
    // The cookie alone authenticates staff (SPEC 6).
    expect(listCalls(calls)[0]?.headers).not.toHaveProperty('authorization');
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const headers = fields.map((field) => fieldLabel(field));
    expect(columnHeaders()).toEqual(['Status', ...headers, 'Extra']);
    const row = (record: AdminRecord) => fields.map((field) => String(record[field] ?? ''));
    expect(rowTexts()).toEqual([
      ['UNIQUE', ...row(later), 'Also sent'],
      ['UNIQUE', ...row(first), ''],
    ]);
  });

  it('says that it is loading, and that there is nothing when the list is empty', async () => {
    const calls = fakeNetwork(() => 'hang');
    openConsole(addressOf(name));
    expect(await screen.findByText('Loading...')).toHaveAttribute('role', 'status');
    await waitFor(() => expect(listCalls(calls)).toHaveLength(1));
    listCalls(calls)[0]?.answer({ status: 200, body: [] });
    expect(await screen.findByText('No data found.')).toHaveAttribute('role', 'status');
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  });
});

it.each([
  ['an object', { status: 200, body: { records: [sampleRecord('contact')] } }],
  ['nothing', { status: 204, body: null }],
  ['a list of things that are no records', { status: 200, body: [null, 'a', 3] }],
] as const)('finds no data in %s', async (_what, answer) => {
  fakeNetwork(() => answer);
  openConsole(addressOf('contact'));
  expect(await screen.findByText('No data found.')).toBeVisible();
});

it.each([
  ['the server fails', { status: 500 }, '500'],
  ['a proxy answers in HTML', { status: 200, html: '<h1>Ruth</h1>' }, '502'],
  ['no server answers', 'down', 'network'],
] as const)('finds no data when %s, and logs it once', async (_when, answer, status) => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  fakeNetwork(() => answer);
  openConsole(addressOf('contact'));
  expect(await screen.findByText('No data found.')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('This list could not be loaded');
  expect(log.mock.calls).toEqual([[`The list /api/contacts could not be read: ${status}.`]]);
});

it('says nothing of a failure where the list is empty', async () => {
  fakeNetwork(() => ({ status: 200, body: [] }));
  openConsole(addressOf('contact'));
  expect(await screen.findByText('No data found.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('loads a list that failed when that is asked for, says each failure, and hands the focus on', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  let isDown = true;
  fakeNetwork(({ path }) =>
    isDown && path === '/api/contacts'
      ? 'down'
      : { status: 200, body: path === '/api/contacts' ? [sampleRecord('contact')] : [] },
  );
  const user = openConsole(addressOf('contact'));
  const first = await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(first).not.toBeInTheDocument());
  expect(screen.getByRole('alert')).toHaveTextContent('This list could not be loaded');
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 Unique')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Contacts' })).toHaveFocus();
});

it.each([401, 403])('leads to the admin login when the server says %d', async (status) => {
  fakeNetwork(() => ({ status, body: { message: 'No.', error: 'No.' } }));
  openConsole(addressOf('contact'));
  expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
  expect(screen.getByText('Your session has ended. Please log in again.')).toBeVisible();
  expect(screen.queryByText('No data found.')).not.toBeInTheDocument();
  expect(localStorage).toHaveLength(0);
});

it('never shows the rows of a section that was left', async () => {
  const calls = fakeNetwork(() => 'hang');
  const user = openConsole(addressOf('contact'));
  await waitFor(() => expect(listCalls(calls)).toHaveLength(1));
  await user.click(screen.getByRole('link', { name: 'Welfare' }));
  await waitFor(() => expect(listCalls(calls)).toHaveLength(2));

  listCalls(calls)[1]?.answer({ status: 200, body: [sampleRecord('welfare', 'Miriam')] });
  await screen.findByText('miriam@example.org');
  listCalls(calls)[0]?.answer({ status: 200, body: [sampleRecord('contact', 'Jonas')] });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welfare');
  expect(screen.queryByText('jonas@example.org')).not.toBeInTheDocument();
});

it('offers no toggles where there are no duplicates', async () => {
  fakeNetwork(() => ({ status: 200, body: [sampleRecord('contact')] }));
  openConsole(addressOf('contact'));
  await screen.findByRole('grid');
  expect(screen.getByText('0 Duplicates')).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

it('turns its toggles off again for another section', async () => {
  const twice = [sampleRecord('contact'), sampleRecord('contact')];
  fakeNetwork(() => ({ status: 200, body: twice }));
  const user = openConsole(addressOf('contact'));
  await user.click(await screen.findByRole('checkbox', { name: 'Show duplicates:' }));
  await user.click(screen.getByRole('link', { name: 'Enquiries' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Enquiries' })).toBeVisible();
  expect(await screen.findByRole('checkbox', { name: 'Show duplicates:' })).not.toBeChecked();
});

it('shows values as text: empty when missing, never as HTML or [object Object]', async () => {
  fakeNetwork(() => ({
    status: 200,
    body: [
      { name: '<img src=x onerror=alert(1)>', phone: '', message: ['choir', 'ushering'] },
      { name: 'B', message: { city: 'Imst' } },
    ],
  }));
  openConsole(addressOf('contact'));
  await screen.findByRole('grid');
  expect(rowTexts()).toEqual([
    ['UNIQUE', 'B', '', '', 'city: Imst', ''],
    ['UNIQUE', '<img src=x onerror=alert(1)>', '', '', 'choir, ushering', ''],
  ]);
});

it('has no column for what only a merged record carries', async () => {
  const merged = { name: 'Ruth', oldField: 'before', mergedInto: 'id-of-jonas', _id: 'id-of-ruth' };
  const jonas = { name: 'Jonas', email: 'jonas@example.org', _id: 'id-of-jonas' };
  fakeNetwork(() => ({ status: 200, body: [merged, jonas] }));
  openConsole(addressOf('contact'));
  await screen.findByRole('grid');
  expect(columnHeaders()).toEqual(['Status', 'Name', 'E-mail', 'Subject', 'Message']);
});

it('keeps rows apart whose ids are the same or missing', async () => {
  fakeNetwork(() => ({
    status: 200,
    body: [{ name: 'A', _id: '1' }, { name: 'B', _id: '1' }, { name: 'C' }],
  }));
  openConsole(addressOf('contact'));
  await screen.findByRole('grid');
  expect(rowTexts().map(([, name]) => name)).toEqual(['C', 'B', 'A']);
});

it('finds rows by words that are typed, whatever their accents', async () => {
  fakeNetwork(() => ({
    status: 200,
    body: [
      { name: 'Jörg Müller', subject: 'Choir' },
      { name: 'Eva Müller', subject: 'Scarf' },
    ],
  }));
  const user = openConsole(addressOf('contact'));
  await user.type(await screen.findByRole('searchbox', { name: 'Search Contacts' }), 'muller cho');
  await waitFor(() => expect(rowTexts()).toEqual([['UNIQUE', 'Jörg Müller', '', 'Choir', '']]));
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  await waitFor(() => expect(rowTexts()).toHaveLength(2));
});

it('opens a text that does not fit into its row', async () => {
  const message = `Grüß Gott,\n${'a long story. '.repeat(30)}`.trim();
  fakeNetwork(() => ({ status: 200, body: [{ name: 'A', message }] }));
  const user = openConsole(addressOf('contact'));
  const cut = await screen.findByRole('button', { name: /a long story/ });
  await user.click(cut);
  const dialog = await screen.findByRole('dialog', { name: 'Message' });
  expect(within(dialog).getByText(/a long story/).textContent).toBe(message);

  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(cut).toHaveFocus();
});
