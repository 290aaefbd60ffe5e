import { isWithin, readSearchedDate } from './searched-date';

it.each([
  ['October', { month: 10 }],
  ['oktober', { month: 10 }],
  ['Jänner', { month: 1 }],
  ['Januar', { month: 1 }],
  ['Maerz', { month: 3 }],
  ['Oct 2026', { year: 2026, month: 10 }],
  ['2026 Okt.', { year: 2026, month: 10 }],
  ['2026-10', { year: 2026, month: 10 }],
  ['10.2026', { year: 2026, month: 10 }],
  ['2026-10-05', { year: 2026, month: 10, day: 5 }],
  ['5.10.2026', { year: 2026, month: 10, day: 5 }],
  ['5.10.', { month: 10, day: 5 }],
  ['12 October', { month: 10, day: 12 }],
  ['October 12th, 2026', { year: 2026, month: 10, day: 12 }],
  ['5. Oktober 2026', { year: 2026, month: 10, day: 5 }],
  ['5 Oct 2026, 09:30', { year: 2026, month: 10, day: 5, clock: '09:30' }],
  ['9:30', { clock: '09:30' }],
])('reads %s', (typed, date) => {
  expect(readSearchedDate(typed)).toEqual({ date, others: [] });
});

it('leaves the other words', () => {
  expect(readSearchedDate('Ruth mar Gruber 2026')).toEqual({
    date: { year: 2026, month: 3 },
    others: ['Ruth', 'Gruber'],
  });
});

it.each([
  '2026',
  '12',
  '',
  'mar',
  'jan',
  'ma',
  'Maria',
  '2026-13',
  '13.2026',
  '5.10',
  '5.13.',
  '+43 512 2026',
])('reads no date in %j', (typed) => expect(readSearchedDate(typed)).toBeUndefined());

it('holds a moment against what was typed of it', () => {
  const moment = { year: 2026, month: 10, day: 5, clock: '09:30' };
  expect(isWithin(moment, { month: 10 })).toBe(true);
  expect(isWithin(moment, { year: 2025, month: 10 })).toBe(false);
});
