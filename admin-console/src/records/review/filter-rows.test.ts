import type { Review } from 'contract/review-requests';
import { runToEnd } from '../../base/time-slices/time-sliced-task';
import { rowsOf } from '../../testing/rows-of';
import { reviewOf } from '../../testing/fake-review-server';
import { filterRows } from './filter-rows';
import type { RowFilter } from './filter-rows';

const rows = rowsOf(
  ['ruth', 'jonas', 'ruth', 'miriam'].map((name, place) => ({ name, _id: `${name}-${place}` })),
);
/** Ruth's first record and her repeat are done, Jonas' is the user's. */
const reviewed = (recordId: string, change: Partial<Review>) =>
  [recordId, reviewOf(recordId, change)] as const;
const reviews = new Map([
  reviewed('ruth-0', { state: 'done' }),
  reviewed('ruth-2', { state: 'done' }),
  reviewed('jonas-1', { state: 'in-progress', assignee: 'me' }),
]);
const usual: RowFilter = {
  isShown: ({ status }) => status === 'UNIQUE',
  isCounted: () => true,
  state: 'open',
  assignee: 'everybody',
  ownId: 'me',
  askedAgain: new Map(),
  reviews,
};
const idsOf = (some: typeof rows) => some.map(({ record }) => record['_id']);
const filtered = (filter: Partial<RowFilter>) => {
  const found = runToEnd(filterRows(rows, { ...usual, ...filter }));
  const { rows: shown, hidden, ...counted } = found;
  return { ids: idsOf(shown), hidden: idsOf(hidden), ...counted };
};

it('leaves the rows in one state, counts all in each and says which of them are hidden', () => {
  const { ids, counts, hidden } = filtered({ state: 'done' });
  expect(ids).toEqual(['ruth-0']);
  expect(counts).toEqual({ new: 1, 'in-progress': 1, done: 2 });
  expect(hidden).toEqual(['ruth-2']);
});

it('shows what is new or in progress as open, and all of them on demand', () => {
  expect(filtered({}).ids).toEqual(['jonas-1', 'miriam-3']);
  expect(filtered({ state: 'all' }).ids).toEqual(['ruth-0', 'jonas-1', 'miriam-3']);
});

it('keeps a done record open that was sent again since', () => {
  const [ruth, , repeat] = rows.map(({ record }) => record);
  const askedAgain = new Map(ruth && repeat && [[ruth, repeat]]);
  expect(filtered({ askedAgain }).ids).toEqual(['ruth-0', 'jonas-1', 'miriam-3']);
  expect(filtered({ askedAgain, state: 'new' }).ids).toEqual(['miriam-3']);
});

it.each([
  ['mine', ['jonas-1'], { new: 0, 'in-progress': 1, done: 0 }],
  ['nobody', ['miriam-3'], { new: 1, 'in-progress': 0, done: 2 }],
] as const)('leaves those of %s, and counts all assignees', (assignee, ids, counts) => {
  expect(filtered({ assignee })).toEqual({
    ids,
    counts,
    assigneeCounts: { everybody: 2, mine: 1, nobody: 1 },
    newCount: 1,
    hidden: [],
  });
});

it('counts nothing of what staff have filtered away', () => {
  const isShown = ({ status }: (typeof rows)[number]) => status === 'DUPLICATE';
  const found = filtered({ isShown, isCounted: isShown, state: 'all' });
  expect(found).toMatchObject({ counts: { new: 0, done: 1 }, hidden: [] });
});

it('pauses in a long list', () => {
  const many = rowsOf(Array.from({ length: 2000 }, (_, i) => ({ name: `${i}` })));
  expect([...filterRows(many, { ...usual, reviews: new Map() })].length).toBeGreaterThan(5);
});
