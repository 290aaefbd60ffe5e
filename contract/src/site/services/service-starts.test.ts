import { readServiceStart, weekdayNames } from './service-starts';

it('reads the weekday, the clock and the weeks of a service', () => {
  const start = { weekday: 5, clock: '22:00', weeks: [1, 2, 3] };
  const held = { weekday: 'friday', clock: '22:00' };
  expect(readServiceStart({ ...held, weeks: '1, 2,3' })).toEqual(start);
  const every = { weekday: 5, clock: '22:00' };
  expect([readServiceStart(held), readServiceStart({ ...held, weeks: '' })]).toEqual([
    every,
    every,
  ]);
});

it('names the weekdays as calendars number them', () => {
  const numbers = weekdayNames.map((weekday) => readServiceStart({ weekday, clock: '' }).weekday);
  expect(numbers).toEqual([0, 1, 2, 3, 4, 5, 6]);
});
