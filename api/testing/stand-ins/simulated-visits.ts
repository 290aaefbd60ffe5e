import { judgeCanary } from '../../src/releases/canaries/canary-rule';
import type { VisitCounts } from '../../src/releases/visits/visit-repository';

/** Seconds for which a page is open, on average: quiet visits are reported when it is left, faulty ones at once. */
const dwell = 300;

/** Visits that begin in a second. */
const pace = 2;

interface SimulatedVisits {
  readonly seed: number;
  /** The canary's share of the visits, from 0 to 1. */
  readonly share: number;
  /** The probability of a fault in a visit of each version. */
  readonly stable: number;
  readonly canary: number;
  /** Visits that begin in the trial. */
  readonly visits: number;
}

/**
 * Simulates visits and looks at the canary after each report. Returns the counts of the canary when it is stopped;
 * undefined where it never is.
 */
export function findStop({ seed, share, visits, ...rates }: SimulatedVisits) {
  const random = makeRandom(seed);
  const reports = Array.from({ length: visits }, (_one, number) => {
    const version: 'canary' | 'stable' = random() < share ? 'canary' : 'stable';
    const isFaulty = random() < rates[version];
    const left = -Math.log(1 - random()) * dwell;
    return { version, isFaulty, at: number / pace + (isFaulty ? 0 : left) };
  });
  const counts = { canary: { visits: 0, faulty: 0 }, stable: { visits: 0, faulty: 0 } };
  for (const { version, isFaulty } of reports.toSorted((one, other) => one.at - other.at)) {
    counts[version].visits += 1;
    if (isFaulty) counts[version].faulty += 1;
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
