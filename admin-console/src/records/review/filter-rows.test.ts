import { runToEnd } from '../../base/time-slices/time-sliced-task';
import { rowsOf } from '../../testing/rows-of';
import { reviewOf } from '../../testing/fake-review-server';
import { filterRows } from './filter-rows';
import type { ReviewFilterChoice } from './review-filter';

const rows = rowsOf(
  ['ruth', 'jonas', 'ruth', 'miriam'].map((name, place) => ({ name, _id: `${name}-${place}` })),
);
const reviews = new Map(
  (['ruth-0', 'ruth-2'] as const).map((id) => [id, reviewOf(id, { state: 'done' })] as const),
);
const filtered = (choice: ReviewFilterChoice, reviewed = reviews) =>
  runToEnd(
    filterRows(rows, {
      isShown: ({ status }) => status === 'UNIQUE',
      isCounted: () => true,
      choice,
      reviews: reviewed,
    }),
  );

it('leaves the rows in one state, counts all in each and says how many of them are hidden', () => {
  const found = filtered('done');
  expect(found.rows.map(({ record }) => record['_id'])).toEqual(['ruth-0']);
  expect(found).toMatchObject({ counts: { new: 2, 'in-progress': 0, done: 2 }, hiddenCount: 1 });
});

it('counts nothing of what staff have filtered away', () => {
  const isShown = ({ status }: (typeof rows)[number]) => status === 'DUPLICATE';
  const which = { isShown, isCounted: isShown };
  const found = runToEnd(filterRows(rows, { ...which, choice: 'all', reviews }));
  expect(found).toMatchObject({ counts: { new: 0, done: 1 }, hiddenCount: 0 });
});

it('pauses in a long list', () => {
  const many = rowsOf(Array.from({ length: 2000 }, (_, i) => ({ name: `${i}` })));
  const work = filterRows(many, {
    isShown: () => true,
    isCounted: () => true,
    choice: 'all',
    reviews: new Map(),
  });
  expect([...work].length).toBeGreaterThan(5);
});
