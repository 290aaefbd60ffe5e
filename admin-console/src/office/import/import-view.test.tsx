import { screen, waitFor, within } from '@testing-library/react';
import { previewImport, runImport, undoImport } from 'contract/import-requests';
import type { ImportPlan } from 'contract/import-plan';
import { toAddress } from 'contract/request';
import {
  fakeImportServer,
  finishedImport,
  importFile,
  previewRow,
} from '../../testing/fake-import-server';
import type { FakeImportServer } from '../../testing/fake-import-server';
import { logIn, renderView } from '../../testing/render-view';
import { ImportView } from './import-view';

beforeEach(logIn);
afterEach(() => sessionStorage.clear());

const members = new File(['Name;E-Mail\n'], 'members.csv', { type: 'text/csv' });

async function open(server: FakeImportServer) {
  const user = renderView(<ImportView />);
  await screen.findByRole('heading', { level: 2, name: 'Imports' });
  const press = async (name: string | RegExp) => {
    const buttons = await screen.findAllByRole('button', { name });
    await user.click(buttons.at(-1) as HTMLElement);
  };
  return {
    user,
    press,
    choose: (file = members) => user.upload(screen.getByLabelText('File to import'), file),
    plans: () =>
      server.calls
        .filter(({ path }) => path === previewImport.path)
        .map(({ body }) => (body as { readonly plan: ImportPlan }).plan),
  };
}

const missingPhone = { field: 'phone', code: 'missing', isOptional: false } as const;
const wrongEmail = { field: 'email', code: 'no-email', isOptional: true } as const;

it('leaves the numbers of an export of this console as they are', async () => {
  const server = fakeImportServer();
  server.info = importFile({ program: 'own' });
  const { press, choose, plans } = await open(server);
  await choose();
  await press('Check the rows');
  await screen.findByRole('heading', { level: 2, name: 'The rows' });
  expect(plans()[0]).not.toHaveProperty('country');
});

it('takes a file, says what its columns are, and imports what was checked', async () => {
  const server = fakeImportServer();
  const { press, choose, user, plans } = await open(server);
  await choose();
  expect(await screen.findByRole('heading', { level: 2, name: 'The columns' })).toHaveFocus();
  expect(screen.getByText('3 rows, from ChurchTools', { exact: false })).toBeVisible();
  const unclear = screen.getByRole('heading', { level: 3, name: 'Please look at this column' });
  expect(unclear).toBeVisible();
  await user.selectOptions(screen.getByLabelText('What “Nummer” is'), 'Mobile phone');
  await user.selectOptions(
    screen.getByLabelText('Phone numbers without a country code are from'),
    'Nigeria',
  );
  await press('Check the rows');
  expect(await screen.findByRole('heading', { level: 2, name: 'The rows' })).toHaveFocus();
  expect(plans()).toMatchObject([
    {
      target: 'firstTimer',
      columns: ['fullName', 'email', 'mobilePhone', null],
      country: 'NG',
      isOpenWork: false,
      decisions: [],
    },
  ]);
  expect(screen.getByText('1 record is added to First Timers.')).toBeVisible();
  await press('Import 1 row');
  expect(await screen.findByText(/^Imported: 2 records added/)).toBeVisible();
  const sent = server.calls.find(
    ({ method, path }) => method === 'POST' && path === runImport.path,
  );
  expect(sent?.body).toMatchObject({
    file: btoa('Name;E-Mail\n'),
    plan: plans()[0],
    digest: 'digest1',
  });
  // The finished import is in the list, where its report and undo are.
  expect(await screen.findByText('First Timers: 2 added', { exact: false })).toBeVisible();
});

it('has faults mended in place, one by one and all alike, and checks them together', async () => {
  const server = fakeImportServer();
  server.preview = ({ decisions }) => {
    if (decisions.length > 0) return [previewRow(2), previewRow(3), previewRow(4)];
    return [
      previewRow(2, { faults: [missingPhone], values: { fullName: 'Ann Example' } }),
      previewRow(3, { faults: [wrongEmail], values: { fullName: 'Ben Example', email: 'ben@' } }),
      previewRow(4, { faults: [wrongEmail], values: { fullName: 'Cleo Example', email: '-' } }),
    ];
  };
  const { press, choose, user, plans } = await open(server);
  await choose();
  await press('Check the rows');
  expect(
    await screen.findByText('3 rows with a fault left. What stays undecided is not imported.'),
  ).toBeVisible();
  expect(screen.getByRole('heading', { level: 4, name: 'Phone is missing (1)' })).toBeVisible();
  await user.type(screen.getByLabelText('Phone, row 2'), '0660 1234567{Enter}');
  // Enter leads to the next fault.
  expect(screen.getByLabelText('E-mail, row 3')).toHaveFocus();
  await press('Leave it empty in all 2');
  expect(screen.getAllByText('Left empty')).toHaveLength(2);
  await press('Take back: row 3');
  // The button is gone, and what stands in its place has the focus.
  expect(screen.getByRole('button', { name: 'Leave empty: row 3' })).toHaveFocus();
  await press('Leave the row out: row 3');
  expect(screen.getByRole('button', { name: 'Take back: row 3' })).toHaveFocus();
  expect(screen.getByText('The row stays out')).toBeVisible();
  await press('Check again with 3 decisions');
  expect(await screen.findByText(/^No row has a fault/)).toBeVisible();
  expect(plans()[1]?.decisions).toEqual([
    { row: 2, values: { phone: '0660 1234567' } },
    { row: 3, skips: true },
    { row: 4, values: { email: '' } },
  ]);
});

it('has one choice made for all rows that lack it, or say the same', async () => {
  const server = fakeImportServer();
  const lacking = { field: 'gender', code: 'missing', isOptional: false } as const;
  const unlisted = { field: 'gender', code: 'no-choice', isOptional: false } as const;
  server.info = importFile({ target: 'profiles' });
  server.preview = () => [
    previewRow(2, { kind: 'profiles', faults: [lacking] }),
    previewRow(3, { kind: 'profiles', faults: [lacking] }),
    previewRow(4, { kind: 'profiles', faults: [unlisted], values: { gender: 'x' } }),
    previewRow(5, { kind: 'profiles', faults: [unlisted], values: { gender: 'x' } }),
  ];
  const { press, choose, user, plans } = await open(server);
  await choose();
  await press('Check the rows');
  await user.selectOptions(await screen.findByLabelText('In all 2 rows it is'), 'Female');
  await user.selectOptions(screen.getByLabelText('“x” in all 2 rows is'), 'Male');
  expect(screen.getAllByText('Changed')).toHaveLength(4);
  // The arrow keys go on through the choices of a row.
  const gender = screen.getByLabelText('Gender, row 5');
  await user.selectOptions(gender, 'Female');
  expect(gender).toHaveFocus();
  await user.selectOptions(gender, 'Male');
  await press('Check again with 4 decisions');
  expect(plans()[1]?.decisions.map(({ values }) => values?.['gender'])).toEqual([
    'Female',
    'Female',
    'Male',
    'Male',
  ]);
});

it('has unclear rows decided in one list, also all alike', async () => {
  const server = fakeImportServer();
  const candidate = (person: string, name: string) => ({
    ...{ person, name, email: '', phone: '', kinds: ['contact'] as const },
    reasons: ['name'] as const,
  });
  server.preview = () => [
    previewRow(2, { match: 'unclear', candidates: [candidate('p1', 'Ann Example')] }),
    previewRow(3, {
      match: 'unclear',
      candidates: [candidate('p2', 'Ben Example'), candidate('p3', 'Ben Sample')],
    }),
  ];
  const { press, choose, user, plans } = await open(server);
  await choose();
  await press('Check the rows');
  await press('the first proposed');
  const second = within(screen.getByRole('group', { name: /^Row 3/ }));
  expect(second.getByRole('radio', { name: /Ben Example/ })).toBeChecked();
  await user.click(second.getByRole('radio', { name: /Ben Sample/ }));
  await press('Check again with 2 decisions');
  expect(plans()[1]?.decisions).toEqual([
    { row: 2, match: { person: 'p1' } },
    { row: 3, match: { person: 'p3' } },
  ]);
});

it('brings the choices back when the same file is chosen again, until one begins anew', async () => {
  const server = fakeImportServer();
  const { press, choose, user, plans } = await open(server);
  await choose();
  await user.click(await screen.findByLabelText('Somebody must still look after the added people'));
  await choose();
  expect(await screen.findByText(/^Your choices of columns/)).toBeVisible();
  expect(screen.getByLabelText('Somebody must still look after the added people')).toBeChecked();
  server.info = importFile({ target: 'contact', columns: importFile().columns.slice(0, 2) });
  await press('Begin anew');
  await waitFor(() => expect(screen.queryByLabelText('What “Nummer” is')).toBeNull());
  await press('Check the rows');
  expect(plans()[0]?.columns).toHaveLength(2);
});

it('asks once for what the section needs and the file has no column for', async () => {
  const server = fakeImportServer();
  server.info = importFile({ target: 'profiles' });
  const { press, choose, user, plans } = await open(server);
  await choose();
  await user.selectOptions(await screen.findByLabelText('Country, for all rows'), 'Austria');
  await user.type(screen.getByLabelText('Address, for all rows'), 'Innsbruck');
  await press('Check the rows');
  expect(plans()[0]?.defaults).toEqual({ country: 'Austria', address: 'Innsbruck' });
});

it('refuses a file that is too large without sending it, and says why the server refused one', async () => {
  const server = fakeImportServer();
  const { choose } = await open(server);
  const large = new File(['x'], 'large.xlsx');
  Object.defineProperty(large, 'size', { value: 20_000_001 });
  await choose(large);
  expect(await screen.findByText(/larger than 20 MB/)).toBeVisible();
  const message = 'This file has more than 200 columns.';
  server.respond = ({ path }) =>
    path === '/api/admin/imports/columns' ? { status: 422, body: { message } } : undefined;
  await choose();
  expect(await screen.findByText(message)).toBeVisible();
});

it('undoes an import after a question, or says who has worked on what', async () => {
  const server = fakeImportServer();
  server.imports = [finishedImport()];
  const builtOn = [{ kind: 'firstTimer', _id: 'r1', name: 'Ann Example', reason: 'noted' }];
  server.respond = ({ path }) =>
    path === toAddress(undoImport, { id: 'i1' })
      ? { status: 409, body: { message: 'It was built on.', builtOn } }
      : undefined;
  const { press } = await open(server);
  await press(/^Undo the import/);
  await press(/^Undo the import/);
  expect(await screen.findByText('It was built on.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ann Example' })).toHaveAttribute(
    'href',
    '/admin/dashboard?section=first-timers&record=r1',
  );
  server.respond = ({ path }) => {
    if (path !== toAddress(undoImport, { id: 'i1' })) return undefined;
    const undone = finishedImport({ undoneAt: '2026-03-02T10:00:00.000Z' });
    server.imports = [undone];
    return { status: 200, body: undone };
  };
  await press(/^Undo the import/);
  expect(await screen.findByText(/^The import is undone/)).toBeVisible();
  expect(await screen.findByText(/^Undone on/)).toBeVisible();
});

it('invites the imported members in one step', async () => {
  const server = fakeImportServer();
  server.imports = [finishedImport({ uninvited: 2 })];
  server.respond = ({ path }) =>
    path === '/api/admin/imports/i1/invitations'
      ? { status: 200, body: { invited: 2 } }
      : undefined;
  const { press } = await open(server);
  await press(/^Invite 2 members/);
  await press(/^Invite 2 members/);
  expect(await screen.findByText('2 invitations are on the way.')).toBeVisible();
});

it('shows the first of many faults, and more on demand', async () => {
  const server = fakeImportServer();
  server.preview = () =>
    Array.from({ length: 60 }, (_, place) => previewRow(place + 2, { faults: [wrongEmail] }));
  const { press, choose } = await open(server);
  await choose();
  await press('Check the rows');
  expect(await screen.findAllByLabelText(/^E-mail, row/)).toHaveLength(25);
  await press('Show 25 more');
  await press('Show 10 more');
  expect(screen.getAllByLabelText(/^E-mail, row/)).toHaveLength(60);
});

it('shows every row, what each one is, and has any of its values changed', async () => {
  const server = fakeImportServer();
  const found = { name: 'Ann Example', email: '', phone: '', kinds: [], reasons: [] };
  server.preview = () => [
    previewRow(2),
    previewRow(3, {
      ...{ match: 'same-record', found: { record: 'r1', ...found } },
      former: { phone: '+43 9', email: '' },
    }),
  ];
  const { press, choose, user, plans } = await open(server);
  await choose();
  await press('Check the rows');
  await press('Show all rows');
  await screen.findByRole('grid', { name: 'All rows' });
  await user.selectOptions(screen.getByLabelText('Rows'), 'Changes a record (1)');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Open row 2/ })).toBeNull());
  await press(/^Open row 3/);
  const dialog = within(await screen.findByRole('dialog', { name: /^Row 3/ }));
  expect(dialog.getByText('Changes the record of Ann Example.')).toBeVisible();
  expect(dialog.getByText('Now: +43 9')).toBeVisible();
  expect(dialog.getByText('Now: nothing')).toBeVisible();
  await user.clear(dialog.getByLabelText('Message'));
  await user.type(dialog.getByLabelText('Message'), 'Hello');
  await user.click(dialog.getByRole('button', { name: 'It is somebody new' }));
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await press('Check again with 1 decision');
  expect(plans()[1]?.decisions).toEqual([{ row: 3, match: 'new', values: { message: 'Hello' } }]);
});
