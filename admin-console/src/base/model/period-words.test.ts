import { periodWords } from './period-words';

it.each([
  ['2026', '2026'],
  ['2026-10', 'October 2026'],
  ['2026-10-12', '12 Oct 2026'],
  ['2026-10-01..2026-10-07', '1 Oct 2026 to 7 Oct 2026'],
  ['last-90-days', 'Last 90 days'],
  ['soon', 'soon'],
])('says the period %s in words', (text, words) => {
  expect(periodWords(text)).toBe(words);
});
