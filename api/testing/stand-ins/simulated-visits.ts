import { judgeCanary } from '../../src/releases/canaries/canary-rule';
import type { VisitCounts } from '../../src/releases/visits/visit-repository';

interface SimulatedVisits {
  readonly seed: number;
  /** The canary's share of the visits, from 0 to 1. */
  readonly share: number;
  /** The probability of a fault in a visit of each version. */
  readonly stable: number;
  readonly canary: number;
  readonly visits: number;
}

/**
 * Simulates visits and looks at the canary after each of them. Returns the counts of the canary when it is stopped;
 * undefined where it never is.
 */
export function findStop({ seed, share, visits, ...rates }: SimulatedVisits) {
  const random = makeRandom(seed);
  const counts = { canary: { visits: 0, faulty: 0 }, stable: { visits: 0, faulty: 0 } };
  for (let visit = 0; visit < visits; visit += 1) {
    const version = random() < share ? 'canary' : 'stable';
    counts[version].visits += 1;
    if (random() < rates[version]) counts[version].faulty += 1;
    if (judgeCanary(counts.canary, counts.stable) === 'worse')
      return counts.canary satisfies VisitCounts;
  }
  return undefined;
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
