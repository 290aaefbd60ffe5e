import { fakeNetwork } from 'shared-ui/fake-network';
import { reviewOf } from '../testing/fake-review-server';
import { rowsOf } from '../testing/rows-of';
import { exportedLines, shownColumn } from './exported-table';
import { fileColumns } from './file-columns';

const rows = rowsOf([
  { _id: 'r1', name: 'Ruth', createdAt: '2026-03-01T12:30:00' },
  { _id: 'r2', name: 'Jonas' },
  { _id: 'r3', name: 'Miriam' },
]);
const reviews = new Map([
  ['r1', reviewOf('r1', { state: 'done', assignee: '=7' })],
  ['r2', reviewOf('r2', { state: 'in-progress', assignee: 'gone' })],
]);
const shown = [shownColumn('name', 'Name')];
const linesOf = async (columns = shown) => {
  const all = await fileColumns(columns, rows, ({ _id }) => reviews.get(String(_id)));
  return [...exportedLines({ name: 'Contacts', columns: all, rows })];
};
const staff = [{ _id: '=7', email: 'office@example.org' }];

it('says of each record when it was received, how far staff are with it and who has it', async () => {
  fakeNetwork(() => ({ status: 200, body: staff }));
  expect(await linesOf()).toEqual([
    ['Name', 'Received', 'Review state', 'Assigned to'],
    ['Ruth', '1 Mar 2026, 12:30', 'Done', 'office@example.org'],
    ['Jonas', '', 'In progress', 'Somebody who has left'],
    ['Miriam', '', 'New', ''],
  ]);
});

it('leaves the time where the table shows it', async () => {
  fakeNetwork(() => ({ status: 200, body: staff }));
  const [headers] = await linesOf([shownColumn('createdAt', 'Received'), ...shown]);
  expect(headers).toEqual(['Received', 'Name', 'Review state', 'Assigned to']);
});

it('names somebody by their id where staff cannot be read', async () => {
  fakeNetwork(() => ({ status: 500 }));
  const lines = await linesOf();
  expect(lines.map(([, , , assignee]) => assignee)).toEqual(['Assigned to', '=7', 'gone', '']);
});
