import { binomialTail, judgeCanary } from './canary-rule';

/** The exact tail, as a fraction of whole numbers, for a probability of `over / under`. */
function exactTail(trials: number, least: number, over: bigint, under: bigint): number {
  let sum = 0n;
  let ways = 1n;
  for (let hits = 0; hits <= trials; hits += 1) {
    if (hits >= least) sum += ways * over ** BigInt(hits) * (under - over) ** BigInt(trials - hits);
    ways = (ways * BigInt(trials - hits)) / BigInt(hits + 1);
  }
  return Number((sum * 10n ** 40n) / under ** BigInt(trials)) / 1e40;
}

it.each([
  [5, 5, 1n, 10n],
  [20, 9, 1n, 10n],
  [100, 30, 1n, 10n],
  [300, 200, 1n, 2n],
  [1000, 150, 1n, 10n],
])('knows how likely of %p faulty visits at least %p fall on a share of %p/%p', (...case_) => {
  const [trials, least, over, under] = case_;
  const expected = exactTail(trials, least, over, under);
  expect(binomialTail(trials, least, Number(over) / Number(under)) / expected).toBeCloseTo(1, 6);
});

it.each([
  ['too few visits', { visits: 49, faulty: 49 }, { visits: 1000, faulty: 0 }, 'too-few'],
  ['nothing beside it', { visits: 500, faulty: 500 }, { visits: 0, faulty: 0 }, 'too-few'],
  ['four faulty visits', { visits: 50, faulty: 4 }, { visits: 100_000, faulty: 0 }, 'alike'],
  ['no fault at all', { visits: 5000, faulty: 0 }, { visits: 5000, faulty: 0 }, 'alike'],
  ['as many as its share', { visits: 100, faulty: 10 }, { visits: 900, faulty: 90 }, 'alike'],
  [
    'what chance does once in 1,000',
    { visits: 100, faulty: 13 },
    { visits: 900, faulty: 37 },
    'alike',
  ],
  ['fewer', { visits: 500, faulty: 1 }, { visits: 500, faulty: 300 }, 'alike'],
  ['faults of the whole site', { visits: 60, faulty: 60 }, { visits: 540, faulty: 540 }, 'alike'],
  ['five of fifty', { visits: 50, faulty: 5 }, { visits: 950, faulty: 0 }, 'worse'],
  ['all of them', { visits: 50, faulty: 50 }, { visits: 50, faulty: 0 }, 'worse'],
  ['a share that is too large', { visits: 990, faulty: 99 }, { visits: 10, faulty: 0 }, 'alike'],
] as const)('judges %s', (_what, canary, stable, verdict) => {
  expect(judgeCanary(canary, stable)).toBe(verdict);
});
