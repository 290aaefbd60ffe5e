import { reviewOf } from '../../../testing/fake-review-server';
import { rowsOf } from '../../../testing/rows-of';
import type { RowReviews } from './row-reviews';
import { roomForMarks } from './room-for-marks';

const [row, repeat] = rowsOf([
  { name: 'Ruth', _id: 'r1' },
  { name: 'Ruth', _id: 'r2' },
]);
if (!row || !repeat) throw new Error('Each record has a row.');

it('grows with each mark of a row', () => {
  const room = (...marks: readonly Partial<Parameters<typeof reviewOf>[1]>[]) =>
    roomForMarks(
      row,
      {
        reviews: new Map(marks.map((mark) => ['r1', reviewOf('r1', mark)])),
        suggestions: new Map([['r1', 'hunger']]),
        askedAgain: new Map(),
      },
      undefined,
    );
  const [urgent, taken] = [room(), room({ urgency: 'normal', assignee: '2' })];
  expect(taken).toBe(urgent);
  expect(room({ assignee: '2' })).toBe(2 * urgent);
  expect(room({ assignee: '2', snoozedUntil: '2026-12-01T08:00:00Z' })).toBe(3 * urgent);
});

it('has room for the age of a repeat', () => {
  const room = (askedAgain: RowReviews['askedAgain']) =>
    roomForMarks(row, { reviews: new Map(), suggestions: new Map(), askedAgain }, undefined);
  expect(room(new Map())).toBe(0);
  expect(room(new Map([[row.record, [repeat]]]))).toBeGreaterThan(60);
});
