import { isOutsideInnsbruckTime, innsbruckMonth, innsbruckTime } from './innsbruck-time';

it.each([
  ['in winter', '2026-01-31T23:30:15Z', '1 Feb 2026, 00:30'],
  ['in summer', '2026-07-01T12:30:15Z', '1 Jul 2026, 14:30'],
])('is the time of Innsbruck %s, whatever the clock of the device', (_when, at, time) => {
  expect(innsbruckTime(at)).toBe(time);
  expect(innsbruckTime(at, 'seconds')).toBe(`${time}:15`);
});

it.each([undefined, null, '', 'yesterday', {}, [], NaN, '2026-13-01'])('is none of %j', (at) => {
  expect(innsbruckTime(at)).toBeUndefined();
  expect(innsbruckMonth(at)).toBeUndefined();
});

describe('another clock', () => {
  const at = (inWinter: number, inSummer: number) =>
    jest.spyOn(Date.prototype, 'getTimezoneOffset').mockImplementation(function (this: Date) {
      return -60 * (this.getUTCMonth() === 6 ? inSummer : inWinter);
    });
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['Vienna', 1, 2, false],
    ['Lagos, which has no summer time', 1, 1, true],
    ['Monrovia', 0, 0, true],
  ])('is that of a device in %s: %d and %d hours ahead, %s', (_place, winter, summer, isOther) => {
    at(winter, summer);
    expect(isOutsideInnsbruckTime()).toBe(isOther);
  });
});
