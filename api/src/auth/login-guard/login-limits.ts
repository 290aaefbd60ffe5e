const seconds = 1000;
const minutes = 60 * seconds;
const hours = 60 * minutes;

/** The growing wait after failures. All times are in milliseconds. */
export interface GrowingDelay {
  /** The number of failures from which on the next attempt waits. */
  readonly waitsFrom: number;
  /** The first wait, which doubles with each further failure. */
  readonly firstWait: number;
  readonly maxWait: number;
  /** The time after the last wait in which no failure may come before all are forgotten. */
  readonly memory: number;
}

/** Allows `burst` failures at once and one more after each `refill` milliseconds; the wait never grows. */
export interface SteadyRate {
  readonly burst: number;
  readonly refill: number;
}

/** Applies to one account from one subnet, or from one known device (safety 2). */
export const pairDelay: GrowingDelay = {
  waitsFrom: 5,
  firstWait: 1 * minutes,
  maxWait: 15 * minutes,
  memory: 15 * minutes,
};

/** Applies to one account from all networks. Known devices and reset links do not wait for it. */
export const accountDelay: GrowingDelay = {
  waitsFrom: 20,
  firstWait: 15 * seconds,
  maxWait: 5 * minutes,
  memory: 24 * hours,
};

/** Applies to one network over all accounts. A hall of members mistypes more than the few staff. */
export const networkRates = {
  member: { subnet: { burst: 100, refill: 10_000 }, site: { burst: 400, refill: 2_500 } },
  admin: { subnet: { burst: 30, refill: 30_000 }, site: { burst: 120, refill: 7_500 } },
} as const satisfies Record<string, { subnet: SteadyRate; site: SteadyRate }>;

export type CounterPolicy = GrowingDelay | SteadyRate;
