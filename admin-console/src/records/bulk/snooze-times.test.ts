import { snoozeDay, snoozeTimes } from './snooze-times';

const offered = (now: string) =>
  snoozeTimes(new Date(now)).map(({ name, until }) => `${name} ${until.toISOString()}`);

it.each([
  [
    'on a Wednesday in winter',
    '2026-01-14T09:00:00Z',
    [
      'evening 2026-01-14T17:00:00.000Z',
      'tomorrow 2026-01-15T07:00:00.000Z',
      'monday 2026-01-19T07:00:00.000Z',
      'week 2026-01-21T07:00:00.000Z',
    ],
  ],
  [
    'on a Sunday evening, when Monday is tomorrow',
    '2026-01-18T20:00:00Z',
    ['tomorrow 2026-01-19T07:00:00.000Z', 'week 2026-01-26T07:00:00.000Z'],
  ],
  [
    'on a Monday, when Monday is in a week',
    '2026-01-19T09:00:00Z',
    [
      'evening 2026-01-19T17:00:00.000Z',
      'tomorrow 2026-01-20T07:00:00.000Z',
      'monday 2026-01-26T07:00:00.000Z',
    ],
  ],
  [
    'after midnight in Innsbruck, before clocks go forward',
    '2026-03-26T23:30:00Z',
    [
      'evening 2026-03-27T17:00:00.000Z',
      'tomorrow 2026-03-28T07:00:00.000Z',
      'monday 2026-03-30T06:00:00.000Z',
      'week 2026-04-03T06:00:00.000Z',
    ],
  ],
])('offers times in Innsbruck %s', (_, now, expected) => {
  expect(offered(now)).toEqual(expected);
});

it('takes any day after today, at eight in the morning', () => {
  const now = new Date('2026-07-01T22:30:00Z');
  expect(snoozeDay('2026-07-03', now)?.toISOString()).toBe('2026-07-03T06:00:00.000Z');
  for (const wrong of ['2026-07-02', '2026-02-30', '', 'soon'])
    expect(snoozeDay(wrong, now)).toBeUndefined();
});
