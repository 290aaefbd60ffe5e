/** Returns random integers from `low` to `high`, both included. */
export type Random = (low: number, high: number) => number;

/** Generates the same numbers for the same seed, so that a failure can be reproduced (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed;
  return (low, high) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    const fraction = ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    return low + Math.floor(fraction * (high - low + 1));
  };
}
