import { isOver } from './use-is-over';

const end = '2025-09-13T16:00:00+02:00';

it.each([
  ['the day before', '2025-09-12T12:00:00Z', false],
  ['the last minute of the day in Innsbruck', '2025-09-13T21:59:59Z', false],
  ['midnight in Innsbruck, in Vienna’s summer', '2025-09-13T22:00:00Z', true],
  ['a year later', '2026-09-13T08:00:00Z', true],
])('judges an event of 13 September on %s', (_when, now, expected) => {
  expect(isOver(end, new Date(now))).toBe(expected);
});
