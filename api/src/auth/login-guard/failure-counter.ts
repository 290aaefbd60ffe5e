import type { Selectable } from 'kysely';
import type { LoginAttemptsTable } from '../../storage/tables/tables';
import type { CounterPolicy, GrowingDelay, SteadyRate } from './login-limits';

export type CounterState = Omit<Selectable<LoginAttemptsTable>, 'key' | 'account'>;

const isSteady = (policy: CounterPolicy): policy is SteadyRate => 'refill' in policy;

/** Returns how long an attempt must wait now, in milliseconds; 0 where it need not. */
export function getWaitingTime(
  state: CounterState | undefined,
  policy: CounterPolicy,
  now: Date,
): number {
  if (state === undefined) return 0;
  if (isSteady(policy)) {
    if (leftOver(state, policy, now) < policy.burst) return 0;
    return policy.refill - (elapsedSince(state.last_at, now) % policy.refill);
  }
  const wait = Date.parse(state.locked_until) - now.getTime();
  // A wait longer than any real one means that the clock was set back, so there is no wait.
  return wait > policy.maxWait ? 0 : Math.max(0, wait);
}

/** Returns the state after one more attempt, which counts as failed until it succeeds. */
export function countFailure(
  state: CounterState | undefined,
  policy: CounterPolicy,
  now: Date,
): CounterState {
  const at = (offset: number) => new Date(now.getTime() + offset).toISOString();
  if (isSteady(policy)) {
    const left = state === undefined ? 0 : leftOver(state, policy, now);
    // The elapsed part of a refill counts for the next one; otherwise a network that fails often would never get one.
    const passed = left > 0 ? elapsedSince(state?.last_at ?? at(0), now) % policy.refill : 0;
    const forget_at = at(policy.burst * policy.refill);
    return { failures: left + 1, last_at: at(-passed), locked_until: at(0), forget_at };
  }
  const failures = (state === undefined || isQuiet(state, policy, now) ? 0 : state.failures) + 1;
  const doubled = policy.firstWait * 2 ** (failures - policy.waitsFrom);
  const lock = failures < policy.waitsFrom ? 0 : Math.min(doubled, policy.maxWait);
  const forget_at = at(lock + policy.memory);
  return { failures, last_at: at(0), locked_until: at(lock), forget_at };
}

/** Returns the failures of a network that no refill has compensated yet. */
function leftOver(state: CounterState, { burst, refill }: SteadyRate, now: Date): number {
  // The time is further ahead than another machine's clock could be: our clock was set back, so the failures no longer
  // count.
  if (Date.parse(state.last_at) - now.getTime() > burst * refill) return 0;
  return Math.max(0, state.failures - Math.floor(elapsedSince(state.last_at, now) / refill));
}

const isQuiet = (state: CounterState, { memory }: GrowingDelay, now: Date) =>
  elapsedSince(state.locked_until, now) >= memory;

/**
 * Returns the elapsed milliseconds; 0 for a time in the future, since the clock of another machine may be ahead or ours
 * went back.
 */
const elapsedSince = (time: string, now: Date) => Math.max(0, now.getTime() - Date.parse(time));
