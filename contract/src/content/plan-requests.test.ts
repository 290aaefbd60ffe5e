import { readPlannedTime } from './plan-requests';

const now = new Date('2026-03-01T10:00:00Z');

it.each([
  ['in winter', '2026-12-24T17:00', '2026-12-24T16:00:00.000Z', false],
  ['in summer', '2026-07-15T10:00', '2026-07-15T08:00:00.000Z', false],
  ['that is there twice', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z', true],
])('plans for a minute %s', (_, minute, time, isTwice) => {
  expect(readPlannedTime(minute, now)).toEqual({ time: new Date(time), isTwice });
});

it.each([
  ['2026-03-29T02:00', 'skipped'],
  ['2026-03-01T11:00', 'over'],
  ['2026-02-30T10:00', 'none'],
  ['tomorrow', 'none'],
  ['', 'none'],
])('does not plan for %j: %s', (minute, error) => {
  expect(readPlannedTime(minute, now)).toEqual({ error });
});
