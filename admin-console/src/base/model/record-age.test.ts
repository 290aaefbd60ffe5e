import { recordAge } from './record-age';

const now = Date.parse('2026-06-30T12:00:00Z');
const ageOf = (createdAt: unknown) => recordAge(createdAt, now);

it.each([
  ['2026-06-30T11:59:30Z', 'now'],
  ['2026-06-30T12:00:30Z', 'now'],
  ['2026-06-30T11:59:00Z', '1 min'],
  ['2026-06-30T11:00:01Z', '59 min'],
  ['2026-06-30T10:00:00Z', '2 h'],
  ['2026-06-29T12:00:01Z', '23 h'],
  ['2026-06-29T12:00:00Z', '1 day'],
  ['2026-06-27T12:00:00Z', '3 days'],
  ['2026-05-05T12:00:00Z', '56 days'],
  ['2026-04-20T12:00:00Z', '2 months'],
  ['2024-08-01T12:00:00Z', '22 months'],
  ['2023-01-01T12:00:00Z', '3 years'],
])('says of what came at %s that it is %s old', (createdAt, age) => {
  expect(ageOf(createdAt)).toBe(age);
});

it.each([undefined, null, 'soon', {}, ''])('says nothing of %p', (createdAt) => {
  expect(ageOf(createdAt)).toBeUndefined();
});
