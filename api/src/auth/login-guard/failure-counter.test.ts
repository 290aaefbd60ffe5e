import { countFailure, getWaitingTime } from './failure-counter';
import { accountDelay, networkRates, pairDelay } from './login-limits';
import type { CounterState } from './failure-counter';
import type { CounterPolicy } from './login-limits';

let now: Date;
beforeEach(() => {
  now = new Date('2026-03-01T10:00:00Z');
});
const pass = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
const fail = (policy: CounterPolicy, times: number, state?: CounterState) => {
  for (let time = 0; time < times; time++) state = countFailure(state, policy, now);
  return state;
};
/** Returns the wait before each of a number of further failures, in seconds. */
function waitsOf(policy: CounterPolicy, times: number, state?: CounterState): number[] {
  const waits: number[] = [];
  for (let time = 0; time < times; time++) {
    const wait = getWaitingTime(state, policy, now);
    waits.push(wait / 1000);
    pass(wait);
    state = countFailure(state, policy, now);
  }
  return waits;
}

describe('a growing delay', () => {
  it('is free at first, then doubles up to its longest', () => {
    expect(waitsOf(pairDelay, 12)).toEqual([0, 0, 0, 0, 0, 60, 120, 240, 480, 900, 900, 900]);
  });

  it('starts later and stays shorter where strangers can cause it', () => {
    const state = fail(accountDelay, accountDelay.waitsFrom - 1);
    expect(waitsOf(accountDelay, 7, state)).toEqual([0, 15, 30, 60, 120, 240, 300]);
  });

  it('is forgotten after a quiet while', () => {
    const state = fail(pairDelay, 4);
    pass(pairDelay.memory);
    expect(waitsOf(pairDelay, 5, state)).toEqual([0, 0, 0, 0, 0]);
  });

  it('no longer applies once the clock went back', () => {
    const state = fail(pairDelay, 5);
    pass(-24 * 3_600_000);
    expect(getWaitingTime(state, pairDelay, now)).toBe(0);
    expect(getWaitingTime(fail(pairDelay, 1, state), pairDelay, now)).toBe(120_000);
  });
});

describe('a steady rate', () => {
  const { subnet } = networkRates.member;

  it('lets a burst pass, then one attempt after each refill, for every caller', () => {
    const state = fail(subnet, subnet.burst);
    expect(waitsOf(subnet, 3, state)).toEqual([10, 10, 10]);
  });

  it('gives back one for each refill, and no more than the burst', () => {
    const state = fail(subnet, subnet.burst);
    pass(3 * subnet.refill);
    expect(waitsOf(subnet, 4, state)).toEqual([0, 0, 0, 10]);
    pass(2 * subnet.burst * subnet.refill);
    const again = fail(subnet, subnet.burst - 1, state);
    expect(getWaitingTime(again, subnet, now)).toBe(0);
    expect(getWaitingTime(fail(subnet, 1, again), subnet, now)).toBe(subnet.refill);
  });

  /** Counts the refusals among a number of attempts that come at an interval in milliseconds. */
  function refusalsOf(tries: number, interval: number): number {
    let [state, refused]: [CounterState | undefined, number] = [undefined, 0];
    for (let time = 0; time < tries; time++, pass(interval)) {
      if (getWaitingTime(state, subnet, now) > 0) refused++;
      else state = countFailure(state, subnet, now);
    }
    return refused;
  }

  it('never refuses one failure for each refill', () => {
    expect(refusalsOf(4000, subnet.refill)).toBe(0);
    expect(refusalsOf(4000, subnet.refill + 3)).toBe(0);
  });

  it('no longer applies once the clock went back', () => {
    const state = fail(subnet, subnet.burst);
    pass(-24 * 3_600_000);
    expect(getWaitingTime(state, subnet, now)).toBe(0);
  });
});
