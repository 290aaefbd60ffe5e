import { screen, waitFor, within } from '@testing-library/react';
import { fakeNetwork } from 'shared-ui/fake-network';
import type { FakeAnswer } from 'shared-ui/fake-network';
import type { AdminRecord } from '../model/admin-record';
import { columnTexts } from '../testing/column-texts';
import { openSection } from '../testing/open-section';
import { openTable } from '../testing/open-table';
import { logIn } from '../testing/render-view';

const ruth = {
  name: 'Ruth',
  email: 'ruth@example.org',
  subject: '=1+1',
  message: 'Grüß "Gott"',
  createdAt: '2026-03-01T12:30:00',
};
const jonas = { ...ruth, name: 'Jonas', email: 'jonas@example.org', subject: 'Choir' };

const reviewsPath = '/api/admin/reviews/contact';

/** The table alone. */
async function openTwo(records = [ruth, jonas]) {
  fakeNetwork(() => ({ status: 204 }));
  const user = openTable(records);
  await screen.findAllByText('UNIQUE');
  return user;
}

/** The table in its section, which knows of reviews and says what came of an export. */
async function openContacts(
  records: readonly AdminRecord[] = [ruth, jonas],
  reviews: FakeAnswer = { status: 200, body: { reviews: [], merges: [], keptPairs: [] } },
) {
  const calls = fakeNetwork(({ path }) => {
    if (path === reviewsPath) return reviews;
    return path === '/api/contacts' ? { status: 200, body: records } : { status: 204 };
  });
  const user = openSection('contact');
  await screen.findByText(/Unique$/);
  return { user, calls };
}

const headers = () => screen.getAllByRole('columnheader').map((cell) => cell.textContent);
const names = () => columnTexts(1);
const stored = () => JSON.parse(localStorage.getItem('table:contacts') ?? '{}') as object;
const setUp = (preferences: object) =>
  localStorage.setItem('table:contacts', JSON.stringify(preferences));
/** Each column takes its time. */
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

it('finds what stands in a hidden column', async () => {
  setUp({ columns: { email: false } });
  const user = await openTwo();
  await user.click(screen.getByRole('searchbox', { name: 'Search Contacts' }));
  await user.paste('jonas@');
  await waitFor(() => expect(names()).toEqual(['Jonas']));
});

describe('an export', () => {
  const received = '"1 Mar 2026, 12:30"';
  let file: Blob | undefined;
  let fileName = '';
  beforeEach(() => {
    URL.createObjectURL = (blob) => {
      file = blob as Blob;
      return 'blob:sample';
    };
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      fileName = this.download;
    });
  });

  const exportAs = async (format: string, search = '') => {
    const { user, calls } = await openContacts();
    if (search) {
      await user.click(screen.getByRole('searchbox'));
      await user.paste(search);
      await waitFor(() => expect(names()).toHaveLength(1));
    }
    await user.click(tool('Export'));
    await user.click(screen.getByRole('menuitem', { name: format }));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    return { user, calls };
  };
  const textOf = (blob: Blob | undefined) =>
    new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () =>
        resolve(new TextDecoder('utf-8', { ignoreBOM: true }).decode(reader.result as ArrayBuffer));
      reader.readAsArrayBuffer(blob as Blob);
    });

  it('is a file with the columns and rows of the table, and is noted', async () => {
    const { calls } = await exportAs('CSV file');
    expect(await screen.findByText('2 records exported.')).toHaveAttribute('role', 'status');
    expect(await textOf(file)).toBe(
      'Status,Name,E-mail,Subject,Message,Received,Review state,Assigned to\r\n' +
        `UNIQUE,Jonas,jonas@example.org,Choir,"Grüß ""Gott""",${received},New,\r\n` +
        `UNIQUE,Ruth,ruth@example.org,'=1+1,"Grüß ""Gott""",${received},New,\r\n`,
    );
    expect(fileName).toMatch(/^contacts-\d{4}-\d\d-\d\d\.csv$/);
    const note = await waitFor(() => {
      const call = calls.find(({ path }) => path === '/api/admin/exports/contact');
      expect(call).toBeDefined();
      return call;
    });
    expect(note).toMatchObject({ method: 'POST', body: { format: 'csv', count: 2 } });
    expect(note?.headers).toMatchObject({ 'x-csrf-token': 'csrf-token' });
  });

  it.each(['down', 'hang'] as const)(
    'says nothing of reviews that are not loaded, and that it does not: %s',
    async (reviews) => {
      const { user } = await openContacts([ruth], reviews);
      await user.click(tool('Export'));
      await user.click(screen.getByRole('menuitem', { name: 'CSV file' }));
      expect(await screen.findByRole('alert')).toHaveTextContent(
        '1 record exported without the columns "Review state" and "Assigned to"',
      );
      expect(await textOf(file)).toBe(
        'Status,Name,E-mail,Subject,Message,Received\r\n' +
          `UNIQUE,Ruth,ruth@example.org,'=1+1,"Grüß ""Gott""",${received}\r\n`,
      );
    },
  );

  it('holds what was found and nothing else, also for a German Excel', async () => {
    await exportAs('CSV file for German Excel', 'jonas');
    await screen.findByText('1 record exported.');
    expect(await textOf(file)).toBe(
      '\ufeffStatus;Name;E-mail;Subject;Message;Received;Review state;Assigned to\r\n' +
        `UNIQUE;Jonas;jonas@example.org;Choir;"Grüß ""Gott""";${received};New;\r\n`,
    );
  });
});
