import { act, screen, waitFor, within } from '@testing-library/react';
import { DataGrid, Toolbar } from '@mui/x-data-grid';
import { csrfTokenHeader } from 'contract/wire';
import type { Outcome } from '../../base/outcome-note/use-outcome-note';
import { ShowOutcomeContext } from '../../base/outcome-note/use-outcome-note';
import { answerByTable } from '../../testing/answer-table';
import type { AnswerTable } from '../../testing/answer-table';
import { logIn, renderView } from '../../testing/render-view';
import { rowsOf } from '../../testing/rows-of';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import type { NamedGroup } from '../groups/name-group';
import type { TableAbout } from './exported-table';
import { ExportMenu } from './export-menu';
import type { ExportedTable } from './exported-table';
import { PrintButton } from './print-button';

const route = 'POST /api/admin/exports/contact';
const contact = { name: 'Ruth', email: 'ruth@example.org' };
const rows = rowsOf([
  { ...contact, _id: 'r1' },
  { ...contact, _id: 'r2' },
]);
const columns = [
  { field: 'name', header: 'Name' },
  { field: 'createdAt', header: 'Received' },
];
const nameAlone = columns.slice(0, 1);

let said: Outcome[];
let files: { readonly name: string; readonly content: Blob }[];
beforeEach(() => {
  logIn();
  said = [];
  files = [];
  window.print = jest.fn();
  let content: Blob;
  URL.createObjectURL = (blob) => {
    content = blob as Blob;
    return 'blob:sample';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, content });
  });
});
afterEach(() => jest.restoreAllMocks());

type ChosenTable = Pick<ExportedTable, 'columns' | 'rows' | 'about'>;

async function choose(
  format: string,
  answers: AnswerTable,
  table: ChosenTable = { columns, rows },
) {
  const calls = answerByTable(answers);
  const menu = () => (
    <Toolbar>
      <ExportMenu table={{ kind: 'contact', name: 'Contacts', ...table }} disabled={false} />
    </Toolbar>
  );
  const user = renderView(
    <ShowOutcomeContext.Provider value={(outcome) => said.push(outcome)}>
      <DataGrid columns={[]} rows={[]} showToolbar slots={{ toolbar: menu }} />
    </ShowOutcomeContext.Provider>,
  );
  await user.click(await screen.findByLabelText('Export'));
  await user.click(screen.getByRole('menuitem', { name: format }));
  return { user, calls };
}

const needsConfirmation = {
  status: 428,
  body: {
    message: 'Please confirm first that it is you.',
    error: 'Please confirm first that it is you.',
    confirmation: { needsPassword: true, ways: [] },
  },
};
const lines = [
  ['Name', 'Received'],
  ['=1+1', '2026-11-25T17:19:30.000Z'],
];

it.each([
  ['CSV file', 'csv', 'csv'],
  ['CSV file for German Excel', 'csv-excel', 'csv'],
  ['Excel file', 'xlsx', 'xlsx'],
])('saves the file that the server makes: %s', async (label, format, ending) => {
  const { calls } = await choose(label, { [route]: { status: 200, text: 'the file' } });
  expect(await screen.findByText('2 records exported.')).toHaveAttribute('role', 'status');
  expect(files[0]?.name).toMatch(new RegExp(`^contacts-\\d{4}-\\d\\d-\\d\\d\\.${ending}$`));
  expect(await files[0]?.content.text()).toBe('the file');
  expect(calls[0]?.headers).toMatchObject({ [csrfTokenHeader]: 'csrf-token' });
  expect(calls[0]?.body).toEqual({
    format,
    language: 'en',
    columns: [
      ...columns,
      { field: 'review.state', header: 'Review state' },
      { field: 'review.assignee', header: 'Assigned to' },
    ],
    records: ['r1', 'r2'],
    duplicates: ['r2'],
    about: {
      sheet: [
        ['List', 'Contacts'],
        ['Made on', expect.stringContaining('20')],
        ['Made by', 'office@example.org'],
        ['Records', 2],
      ],
      ...{ remarks: [], groups: [] },
    },
  });
});

const leftOut = { repeats: 1, notChosen: 0, quarantine: 2 };
const group = (label: string, row: MarkedRecord): NamedGroup => ({
  ...{ key: label, label, item: undefined, rows: [row] },
  ...{ count: 1, sum: 12.5, average: 12.5 },
});
const about: TableAbout = {
  view: 'Gifts of the year',
  choices: ['Review state: Open', 'x'.repeat(2500)],
  leftOut,
  repeatCount: 1,
  grouped: {
    by: 'month',
    groups: rows.map((row, place) => group(`Month ${place + 1}`, row)),
    totals: { count: 2, sum: 25, average: 12.5 },
    isPending: false,
  },
};
const reasons = [
  'Left out: 1 record, a duplicate that is hidden.',
  'Left out: 2 records, in Quarantine.',
];
const gifts = '1 of them is a duplicate that the table hides: a gift counts each time.';

it('says in a file what was chosen, grouped and left out, and before how much it will be', async () => {
  const table = { columns: nameAlone, rows, about };
  const { calls, user } = await choose('Excel file', { [route]: { status: 200 } }, table);
  await screen.findByText('2 records exported.');
  const month = (label: string) => [label, 1, 12.5, 12.5];
  expect(calls[0]?.body).toMatchObject({
    about: {
      sheet: [
        ['List', 'Contacts'],
        ['View', 'Gifts of the year'],
        ['Filter', 'Review state: Open'],
        ['Filter', `${'x'.repeat(300)}…`],
        ['Made on', expect.anything()],
        ['Made by', 'office@example.org'],
        ['Records', '2 records, sum €25.00, average €12.50'],
        ...[gifts, ...reasons].map((note) => ['Note', note]),
        [],
        ['Month', 'Count', 'Sum', 'Average'],
        ...[month('Month 1'), month('Month 2')],
        ['Total', 2, 25, 12.5],
      ],
      remarks: reasons,
      groups: [1, 2].map((place) => ({
        heading: `Month ${place}: 1 record, sum €12.50, average €12.50`,
        count: 1,
      })),
    },
  });
  await user.click(screen.getByLabelText('Export'));
  expect(screen.getByRole('menu')).toHaveAccessibleDescription(
    ['2 records will be exported.', gifts, ...reasons].join(' '),
  );
  expect(screen.getByRole('menuitem', { name: 'CSV file' })).toHaveFocus();
});

it('prints the heading of each group before its records, and what is left out', async () => {
  const table = { columns: nameAlone, rows, about };
  const body = [['Name'], ['Ruth'], ['Ruth']];
  await choose('Print', { [route]: { status: 200, body } }, table);
  await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1));
  const sheet = document.body.lastElementChild as HTMLElement;
  expect([...sheet.querySelectorAll('tr')].map((row) => row.textContent)).toEqual([
    ...['Name', 'Month 1: 1 record, sum €12.50, average €12.50', 'Ruth'],
    ...['Month 2: 1 record, sum €12.50, average €12.50', 'Ruth'],
  ]);
  const facts = [...sheet.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(facts).toEqual(expect.arrayContaining(reasons.map((reason) => `Note: ${reason}`)));
  expect(facts).toContain('Made by: office@example.org');
  act(() => void window.dispatchEvent(new Event('afterprint')));
});

it('says in a file when records were received, also where the table does not', async () => {
  const table = { columns: nameAlone, rows };
  const { calls } = await choose('CSV file', { [route]: { status: 200 } }, table);
  await screen.findByText('2 records exported.');
  expect(calls[0]?.body).toMatchObject({
    columns: [...columns, { field: 'review.state' }, { field: 'review.assignee' }],
  });
});

it('prints a sheet of what the server answers, which goes when it is printed', async () => {
  const { calls } = await choose('Print', { [route]: { status: 200, body: lines } });
  await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1));
  expect(calls[0]?.body).toMatchObject({ format: 'print', columns });
  const sheet = document.body.lastElementChild as HTMLElement;
  expect(within(sheet).getByRole('heading', { hidden: true })).toHaveTextContent('Contacts');
  const cells = [...sheet.querySelectorAll('tr')].map((row) =>
    [...row.cells].map((cell) => cell.textContent),
  );
  // The time is Innsbruck's.
  expect(cells).toEqual([lines[0], ['=1+1', '25 Nov 2026, 18:19']]);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(sheet).not.toBeInTheDocument();
});

it('prints amounts in euros', async () => {
  const table = { columns: [{ field: 'amount', header: 'Amount' }], rows };
  const body = [['Amount'], [1212.5], ['']];
  await choose('Print', { [route]: { status: 200, body } }, table);
  await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1));
  const cells = document.body.lastElementChild?.querySelectorAll('td') ?? [];
  expect([...cells].map(({ textContent }) => textContent)).toEqual(['€1,212.50', '']);
  act(() => void window.dispatchEvent(new Event('afterprint')));
});

it('prints the Status last, after the names that people look for', async () => {
  const status = { field: 'duplicateStatus', header: 'Status' };
  const table = { columns: [status, ...nameAlone], rows };
  const { calls } = await choose('Print', { [route]: { status: 200, body: lines } }, table);
  await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1));
  expect(calls[0]?.body).toMatchObject({ columns: [...nameAlone, status] });
  window.dispatchEvent(new Event('afterprint'));
});

it('prints at once from a button of its own, and asks before very many rows', async () => {
  const calls = answerByTable({ [route]: { status: 200, body: lines } });
  const button = (table: ChosenTable) => (
    <PrintButton table={{ kind: 'contact', name: 'Contacts', ...table }} disabled={false} />
  );
  const many = rowsOf(Array.from({ length: 2001 }, (_, place) => ({ _id: `r${place}` })));
  const user = renderView(
    <>
      {button({ columns, rows })}
      {button({ columns, rows: many })}
    </>,
  );
  const [few, lots] = screen.getAllByRole('button', { name: 'Print' });
  await user.click(lots as HTMLElement);
  expect(lots).toHaveTextContent('Print all 2,001 records?');
  await user.click(few as HTMLElement);
  await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1));
  expect(lots).toHaveTextContent(/^Print$/);
  expect(calls.map(({ body }) => body)).toEqual([
    expect.objectContaining({ format: 'print', records: ['r1', 'r2'] }),
  ]);
  act(() => void window.dispatchEvent(new Event('afterprint')));
});

it.each(['Print', 'CSV file', 'Excel file'])(
  'gives nothing before it is confirmed who asks, and nothing when that is cancelled: %s',
  async (format) => {
    const { user, calls } = await choose(format, { [route]: needsConfirmation });
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('heading')).toHaveTextContent('confirm');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() =>
      expect(said).toEqual([{ tone: 'error', text: 'Please confirm first that it is you.' }]),
    );
    expect(calls).toHaveLength(1);
    expect(window.print).not.toHaveBeenCalled();
    expect(files).toEqual([]);
    expect(screen.queryByText(/exported/)).not.toBeInTheDocument();
  },
);

it.each([
  ['the server does not answer', 'down', 'Nothing was exported. Please try again.'],
  [
    'a record is gone',
    { status: 404, body: { error: 'There is no such record. Please reload the list.' } },
    'There is no such record. Please reload the list.',
  ],
] as const)('says why nothing is exported: %s', async (_why, answer, text) => {
  await choose('CSV file', { [route]: answer });
  await waitFor(() => expect(said).toEqual([{ tone: 'error', text }]));
  expect(files).toEqual([]);
});

it('asks once more before very many rows are printed', async () => {
  const many = rowsOf(Array.from({ length: 2001 }, (_, place) => ({ _id: `r${place}` })));
  const table = { columns: nameAlone, rows: many };
  const { user, calls } = await choose('Print', { [route]: { status: 200, body: lines } }, table);
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('menuitem', { name: 'Print all 2,001 records?' }));
  await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1));
  window.dispatchEvent(new Event('afterprint'));
});
