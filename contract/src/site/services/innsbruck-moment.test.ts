import { innsbruckMoment } from './innsbruck-moment';

it.each([
  ['in winter', '2026-01-15T10:00', '2026-01-15T09:00:00.000Z'],
  ['in summer', '2026-07-15T10:00', '2026-07-15T08:00:00.000Z'],
  ['before clocks go forward', '2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
  ['after that', '2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
  ['that is there twice', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
])('knows when a minute %s is', (_, minute, moment) => {
  expect(innsbruckMoment(minute)?.toISOString()).toBe(moment);
});

it.each(['2026-03-29T02:00', '2026-03-29T02:59', '2026-02-30T10:00', '2026-03-01', 'soon', ''])(
  'knows no minute %j',
  (minute) => {
    expect(innsbruckMoment(minute)).toBeUndefined();
  },
);
