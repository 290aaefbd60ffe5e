import { indexReviews } from './review-index';

const pair = (_id: string) => ({
  _id,
  records: [
    { _id: 'a', __v: 0 },
    { _id: 'b', __v: 0 },
  ] as const,
  createdAt: '2026-04-01T10:00:00.000Z',
  createdBy: 'office@example.org',
});
const snapshot = (...ids: readonly string[]) => ({
  reviews: [],
  merges: [],
  keptPairs: ids.map(pair),
});

it('keeps the pairs that are still the same, so that matches are not looked for again', () => {
  const before = indexReviews(snapshot('1', '2'));
  expect(indexReviews(snapshot('1', '2'), before).keptPairs).toBe(before.keptPairs);
  expect(indexReviews(snapshot('1'), before).keptPairs).toEqual([pair('1')]);
  expect(indexReviews(snapshot('1', '3'), before).keptPairs).toEqual([pair('1'), pair('3')]);
});
