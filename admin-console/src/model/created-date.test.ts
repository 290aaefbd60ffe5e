import { createdDate } from './created-date';

it('writes the date and the time as the language does', () => {
  expect(createdDate('2026-03-01T12:30:00')).toBe('1 Mar 2026, 12:30');
});

it.each([undefined, null, '', 'yesterday', {}, [], NaN, '2026-13-01'])(
  'finds no date in %j',
  (createdAt) => {
    expect(createdDate(createdAt)).toBeUndefined();
  },
);
