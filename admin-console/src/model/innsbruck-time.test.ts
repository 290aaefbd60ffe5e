import { innsbruckTime } from './innsbruck-time';

it.each([
  ['in winter', '2026-01-31T23:30:15Z', '1 Feb 2026, 00:30'],
  ['in summer', '2026-07-01T12:30:15Z', '1 Jul 2026, 14:30'],
])('is the time of Innsbruck %s, whatever the clock of the device', (_when, at, time) => {
  expect(innsbruckTime(at)).toBe(time);
  expect(innsbruckTime(at, 'seconds')).toBe(`${time}:15`);
});

it.each([undefined, null, '', 'yesterday'])('is none of %j', (at) => {
  expect(innsbruckTime(at)).toBeUndefined();
});
