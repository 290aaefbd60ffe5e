import { makeNotDuplicatesLookup } from './use-matches';

const pair = {
  _id: 'p1',
  records: [
    { _id: 'a', __v: 0 },
    { _id: 'b', __v: 2 },
  ],
  createdAt: '2026-03-01T09:00:00.000Z',
  createdBy: 'office@example.org',
};

it.each([
  ['both records as they were', { _id: 'a', __v: 0 }, { _id: 'b', __v: 2 }, true],
  ['them in the other order', { _id: 'b', __v: 2 }, { _id: 'a', __v: 0 }, true],
  ['one that has changed since', { _id: 'a', __v: 1 }, { _id: 'b', __v: 2 }, false],
  ['another record', { _id: 'a', __v: 0 }, { _id: 'c', __v: 2 }, false],
])('knows %s', (_what, first, second, isKept) => {
  expect(makeNotDuplicatesLookup([pair])(first, second)).toBe(isKept);
  expect(makeNotDuplicatesLookup([])(first, second)).toBe(false);
});
