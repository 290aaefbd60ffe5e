import { findLiveService, decodeService, encodeService } from './live-service';

const [sunday, vigil, early] = [
  { name: 'Sunday', held: encodeService({ weekday: 'sunday', clock: '10:00' }) },
  {
    name: 'Vigil',
    held: encodeService({ weekday: 'friday', clock: '22:00', minutes: '420', weeks: '1, 2, 3' }),
  },
  { name: 'Early', held: encodeService({ weekday: 'sunday', clock: '02:30', minutes: '60' }) },
];
const liveAt = (time: string, services: readonly { name: string; held?: string }[]) =>
  findLiveService(Date.parse(time), services)?.name;

it.each([
  ['before it begins', '2026-11-22T08:59:59Z', undefined],
  ['when it begins, in winter', '2026-11-22T09:00:00Z', 'Sunday'],
  ['before it ends, two hours later', '2026-11-22T10:59:59Z', 'Sunday'],
  ['when it has ended', '2026-11-22T11:00:00Z', undefined],
  ['when it begins, in summer', '2026-07-05T08:00:00Z', 'Sunday'],
  ['on another day', '2026-11-23T09:30:00Z', undefined],
  ['past midnight', '2026-12-05T03:59:59Z', 'Vigil'],
  ['when the night is over', '2026-12-05T04:00:00Z', undefined],
  ['in a week without it', '2026-12-25T22:00:00Z', undefined],
  ['past midnight, of one that was not held', '2026-12-26T01:00:00Z', undefined],
])('knows what is live %s', (_when, time, name) => {
  expect(liveAt(time, [sunday, vigil])).toBe(name);
});

it.each([
  ['at the first of an hour that comes twice', '2026-10-25T00:30:00Z', 'Early'],
  ['no longer at the second', '2026-10-25T01:30:00Z', undefined],
])('knows what is live %s', (_when, time, name) => {
  expect(liveAt(time, [early])).toBe(name);
});

it('takes as long as it takes in a night in which clocks go forward', () => {
  const night = { name: 'Night', held: '6 22:00 420' };
  expect(liveAt('2026-03-29T03:59:00Z', [night])).toBe('Night');
  expect(liveAt('2026-03-29T04:00:00Z', [night])).toBeUndefined();
});

it('is none where nothing is said of when', () => {
  expect(liveAt('2026-11-22T09:30:00Z', [{ name: 'Sunday' }])).toBeUndefined();
});

it.each([
  [
    { weekday: 'friday', clock: '22:00', minutes: '420', weeks: '1, 2, 3' },
    '5 22:00 420 1,2,3',
    { weekday: 5, clock: '22:00', minutes: 420, weeks: [1, 2, 3] },
  ],
  [{ weekday: 'sunday', clock: '10:00' }, '0 10:00', { weekday: 0, clock: '10:00', minutes: 120 }],
  [
    { weekday: 'tuesday', clock: '19:00', minutes: '60' },
    '2 19:00 60',
    { weekday: 2, clock: '19:00', minutes: 60 },
  ],
])('is written and read again: %j', (service, word, read) => {
  expect(encodeService(service)).toBe(word);
  expect(decodeService(word)).toEqual(read);
});
