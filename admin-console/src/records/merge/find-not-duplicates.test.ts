import type { NotDuplicates } from 'contract/review-requests';
import { findNotDuplicates, findNotDuplicatePairs } from './find-not-duplicates';

const [a, b, c] = [
  { _id: 'a', __v: 0 },
  { _id: 'b', __v: 1 },
  { _id: 'c', __v: 0 },
];
const pair = (...records: NotDuplicates['records']): NotDuplicates => ({
  _id: records.map(({ _id }) => _id).join(''),
  records,
  createdAt: '',
  createdBy: '',
});

it('holds in either order, as long as both have the version that was looked at', () => {
  const pairs = [pair(a, b)];
  expect(findNotDuplicates(pairs, b, a)?._id).toBe('ab');
  expect(findNotDuplicates(pairs, a, { ...b, __v: 2 })).toBeUndefined();
  expect(findNotDuplicates(pairs, a, c)).toBeUndefined();
});

it('keeps several apart when each two of them are', () => {
  expect(findNotDuplicatePairs([pair(a, b), pair(a, c)], [a, b, c])).toBeUndefined();
  expect(findNotDuplicatePairs([pair(a, b), pair(a, c), pair(c, b)], [a, b, c])).toHaveLength(3);
});
