import type { CanaryComparison } from 'contract/release-requests';
import type { VisitCounts } from '../visits/visit-repository';

/**
 * A canary is stopped once it has had `minVisits` visits and `minFaulty` faulty ones, and if chance alone gave it so
 * many of all faulty visits in less than one of `oneIn` cases.
 */
export const canaryRule = { minVisits: 50, minFaulty: 5, oneIn: 100_000 } as const;

/**
 * Judges a canary by the visits of both versions in the same time. If both were equally good, each faulty visit would
 * fall on the canary with the probability of the canary's share of all visits, so their number follows the binomial
 * distribution. The limit is so low that it may be looked at after every visit.
 */
export function judgeCanary(canary: VisitCounts, stable: VisitCounts): CanaryComparison['verdict'] {
  const { minVisits, minFaulty, oneIn } = canaryRule;
  if (canary.visits < minVisits || stable.visits === 0) return 'too-few';
  if (canary.faulty < minFaulty) return 'alike';
  const share = canary.visits / (canary.visits + stable.visits);
  const chance = binomialTail(canary.faulty + stable.faulty, canary.faulty, share);
  return chance < 1 / oneIn ? 'worse' : 'alike';
}

/**
 * Returns how likely at least `least` of `trials` succeed, each with a probability between 0 and 1; 1 where that many are
 * to be expected anyway.
 */
export function binomialTail(trials: number, least: number, probability: number): number {
  if (least <= trials * probability) return 1;
  const odds = probability / (1 - probability);
  // The logarithm of the first term, which may be too small for a number.
  let logTerm = least * Math.log(probability) + (trials - least) * Math.log(1 - probability);
  for (let i = 1; i <= least; i += 1) logTerm += Math.log((trials - least + i) / i);
  let term = 1;
  let sum = 1;
  for (let i = least; i < trials && term > 1e-9; i += 1) {
    term *= ((trials - i) / (i + 1)) * odds;
    sum += term;
  }
  return Math.exp(logTerm + Math.log(sum));
}
