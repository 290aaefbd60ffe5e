const seconds = 1000;
const minutes = 60 * seconds;
const hours = 60 * minutes;

/** All times in milliseconds. */
export interface GrowingDelay {
  /** From this failure on, the next attempt waits. */
  readonly waitsFrom: number;
  /** It doubles with each further failure. */
  readonly firstWait: number;
  readonly maxWait: number;
  /** Quiet for so long after the last wait, all is forgotten. */
  readonly memory: number;
}

/** Allows `burst` failures at once and one more after each `refill` milliseconds; the wait never grows. */
export interface SteadyRate {
  readonly burst: number;
  readonly refill: number;
}

/** Safety 2: of one account from one subnet, and from one device that is known. */
export const pairDelay: GrowingDelay = {
  waitsFrom: 5,
  firstWait: 1 * minutes,
  maxWait: 15 * minutes,
  memory: 15 * minutes,
};

/** Of one account from everywhere. A device that is known does not wait for it, nor does a reset link. */
export const accountDelay: GrowingDelay = {
  waitsFrom: 20,
  firstWait: 15 * seconds,
  maxWait: 5 * minutes,
  memory: 24 * hours,
};

/** Of one network, over all accounts. A hall of members mistypes more than the few who are staff. */
export const networkRates = {
  member: { subnet: { burst: 100, refill: 10_000 }, site: { burst: 400, refill: 2_500 } },
  admin: { subnet: { burst: 30, refill: 30_000 }, site: { burst: 120, refill: 7_500 } },
} as const satisfies Record<string, { subnet: SteadyRate; site: SteadyRate }>;

export type CounterPolicy = GrowingDelay | SteadyRate;
