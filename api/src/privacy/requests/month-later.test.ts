import { monthLater } from './month-later';

it.each([
  ['2026-03-01T10:00:00.000Z', '2026-04-01T10:00:00.000Z'],
  ['2026-01-31T10:00:00.000Z', '2026-02-28T10:00:00.000Z'],
  ['2028-01-30T10:00:00.000Z', '2028-02-29T10:00:00.000Z'],
  ['2026-12-31T23:59:59.999Z', '2027-01-31T23:59:59.999Z'],
])('leads from %s to %s', (from, to) => {
  expect(monthLater(new Date(from)).toISOString()).toBe(to);
});
