import { screen, waitFor } from '@testing-library/react';
import type { BodySchema } from 'contract/field';
import { profileBody } from 'contract/profile';
import { submissions } from 'contract/submissions';
import { fakeNetwork } from 'shared-ui/fake-network';
import type { AdminRecord } from '../../base/model/admin-record';
import { fieldLabel } from '../../base/model/field-labels';
import { columnTexts, rowTexts } from '../../testing/column-texts';
import { listCalls } from '../../testing/list-calls';
import { openSection } from '../../testing/open-section';
import { logIn } from '../../testing/render-view';
import { sampleRecord } from '../../testing/sample-record';
import { sectionTitles } from '../../base/model/fixed-texts';
import { sectionNames, sections } from '../../base/model/sections';
import type { SectionName } from '../../base/model/sections';

jest.mock('../table/record-table');

const hidden = ['_id', '__v', 'createdAt', 'updatedAt', 'isAdmin', 'image'];

/** A record's optional fields, which the api does not store if they are blank. */
const blanksOf = (name: SectionName) => {
  const body: BodySchema = name === 'profiles' ? profileBody : submissions[name].body;
  const optional = Object.keys(body.properties).filter((field) => !body.required.includes(field));
  return Object.fromEntries(optional.map((field) => [field, undefined]));
};

const columnHeaders = () => screen.getAllByRole('columnheader').map((cell) => cell.textContent);

beforeEach(logIn);

describe.each(sectionNames)('the section %s', (name) => {
  const title = sectionTitles[name];
  const fields = Object.keys(sampleRecord(name)).filter((field) => !hidden.includes(field));

  it('reads its list once, and shows Status and a column for each field, also those left blank at first', async () => {
    const first = { ...sampleRecord(name), ...blanksOf(name) };
    const later = { ...sampleRecord(name, 'Jonas'), password: 'secret', extra: 'Also sent' };
    const calls = fakeNetwork(() => ({ status: 200, body: [first, later] }));
    openSection(name);
    await screen.findByRole('grid');
    expect(listCalls(calls)).toMatchObject([
      { method: 'GET', path: sections[name].endpoint, withCredentials: true },
    ]);
    // The cookie alone authenticates staff (requirements 6).
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
    openSection(name);
    expect(await screen.findByText('Loading...')).toHaveAttribute('role', 'status');
    await waitFor(() => expect(listCalls(calls)).toHaveLength(1));
    listCalls(calls)[0]?.answer({ status: 200, body: [] });
    expect(await screen.findByText('No data found.')).toHaveAttribute('role', 'status');
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });
});

it.each([
  ['the server fails', { status: 500 }, '500'],
  ['a proxy answers in HTML', { status: 200, html: '<h1>Ruth</h1>' }, '502'],
  ['no server answers', 'down', 'network'],
] as const)('finds no data when %s, and logs it once', async (_when, answer, status) => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  fakeNetwork(() => answer);
  openSection('contact');
  expect(await screen.findByText('No data found.')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('This list could not be loaded');
  expect(log.mock.calls).toEqual([[`The list /api/contacts could not be read: ${status}.`]]);
});

it('loads a list that failed when that is asked for, says each failure, and hands the focus on', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  let isDown = true;
  fakeNetwork(({ path }) =>
    isDown && path === '/api/contacts'
      ? 'down'
      : { status: 200, body: path === '/api/contacts' ? [sampleRecord('contact')] : [] },
  );
  const user = openSection('contact');
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

it('counts the duplicates, shows them and their groups when asked to, and hides them again', async () => {
  const first = sampleRecord('contact');
  const again = { ...first, _id: 'id-of-the-second' };
  fakeNetwork(() => ({ status: 200, body: [first, sampleRecord('contact', 'Jonas'), again] }));
  const user = openSection('contact');
  const duplicates = await screen.findByLabelText('Show duplicates:');
  expect(duplicates).not.toBeChecked();
  expect(screen.getByText('2 Unique')).toBeVisible();
  expect(screen.getByText('1 Duplicates')).toBeVisible();
  expect(columnTexts(0)).toEqual(['UNIQUE', 'UNIQUE']);
  await user.click(duplicates);
  expect(columnTexts(0)).toEqual(['DUPLICATE', 'UNIQUE', 'UNIQUE']);
  await user.click(duplicates);
  expect(columnTexts(0)).toEqual(['UNIQUE', 'UNIQUE']);
  const groups = screen.getByLabelText('Manage groups:');
  for (const count of [1, 0]) {
    await user.click(groups);
    expect(screen.queryAllByText('Duplicate Groups (1)')).toHaveLength(count);
  }
});

it('offers no toggles where there are no duplicates', async () => {
  fakeNetwork(() => ({ status: 200, body: [sampleRecord('contact')] }));
  openSection('contact');
  await screen.findByRole('grid');
  expect(screen.getByText('0 Duplicates')).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

it('has no column for what only a merged record carries', async () => {
  const merged = { name: 'Ruth', oldField: 'before', mergedInto: 'id-of-jonas', _id: 'id-of-ruth' };
  const jonas = { name: 'Jonas', email: 'jonas@example.org', _id: 'id-of-jonas' };
  fakeNetwork(() => ({ status: 200, body: [merged, jonas] }));
  openSection('contact');
  await screen.findByRole('grid');
  expect(columnHeaders()).toEqual(['Status', 'Name', 'E-mail', 'Subject', 'Message']);
});
