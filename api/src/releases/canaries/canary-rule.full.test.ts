import { findStop } from '../../../testing/stand-ins/simulated-visits';

const runs = 1000;

const stopsOf = (given: Omit<Parameters<typeof findStop>[0], 'seed'>) =>
  Array.from({ length: runs }, (_one, seed) => findStop({ seed, ...given })).filter(
    (stop) => stop !== undefined,
  );

describe.each([0.1, 0.5])('with %p of the visitors', (share) => {
  it.each([0.001, 0.01, 0.1])(
    'stops at most one of 1,000 quiet canaries where %p of the visits fail, looking after each',
    (rate) => {
      const stops = stopsOf({ share, stable: rate, canary: rate, visits: 1000 });
      expect(stops.length).toBeLessThanOrEqual(1);
    },
  );
});

it.each([
  ['each visit', 1, 50],
  ['a third of the visits', 0.33, 60],
  ['a tenth of the visits', 0.1, 200],
])('stops canaries that fail in %s soon', (_what, rate, most) => {
  const stops = stopsOf({ share: 0.1, stable: 0.002, canary: rate, visits: 4000 });
  expect(stops).toHaveLength(runs);
  const visits = stops.map((stop) => stop.visits).toSorted((one, other) => one - other);
  expect(visits[runs * 0.95]).toBeLessThanOrEqual(most);
});
