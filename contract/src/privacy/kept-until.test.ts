import { keptUntil } from './kept-until';
import { processing } from './processing';

it.each([
  ['2026-03-29T00:30:00.000Z', '2026-06-27T00:30:00.000Z'],
  ['2026-12-31T23:59:59.999Z', '2027-03-31T23:59:59.999Z'],
])('counts days of 24 hours from %s', (start, end) => {
  expect(keptUntil({ from: 'done', days: 90 }, new Date(start)).toISOString()).toBe(end);
});

it.each([
  ['2026-01-01T00:00:00.000Z', '2026-12-31T23:00:00.000Z'],
  ['2026-12-31T22:59:59.999Z', '2026-12-31T23:00:00.000Z'],
  // It is already the new year in Innsbruck.
  ['2026-12-31T23:00:00.000Z', '2027-12-31T23:00:00.000Z'],
])('counts from the end of the year of %s in Innsbruck', (start, end) => {
  expect(keptUntil({ from: 'year-end', days: 0 }, new Date(start)).toISOString()).toBe(end);
});

it('keeps a gift of any day seven whole calendar years after its own', () => {
  for (let year = 2026; year < 2046; year++) {
    const end = keptUntil(processing.pledge.retention, new Date(`${year}-06-01T10:00:00.000Z`));
    const least = Date.UTC(year + 8, 0, 1) - 3_600_000;
    expect(end.getTime()).toBeGreaterThanOrEqual(least);
    expect(end.getTime()).toBeLessThan(least + 2 * 24 * 3_600_000);
  }
});
