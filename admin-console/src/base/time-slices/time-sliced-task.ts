/** Work that pauses: at each `yield` the browser may render and handle input (no task of 50 ms or more). */
export type TimeSlicedTask<Result> = Generator<undefined, Result, undefined>;

/** Length of a slice in milliseconds. A frame has 16; the rest is for the browser. */
const sliceLength = 12;

/** Number of a loop's steps between two pauses: reading the clock at each step would cost as much as the work. */
export const stepsPerPause = 256;

/** Runs the work without pauses. */
export function runToEnd<Result>(work: TimeSlicedTask<Result>): Result {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** Runs one slice of the work, or until `end` if a slice has begun. Returns the generator's last step. */
export function runOneSlice<Result>(
  work: TimeSlicedTask<Result>,
  end = performance.now() + sliceLength,
): IteratorReturnResult<Result> | undefined {
  do {
    const step = work.next();
    if (step.done) return step;
  } while (performance.now() < end);
  return undefined;
}

/** Runs several tasks one after the other in shared slices: it yields to the browser only between slices. */
export class TimeSlicer {
  #end = performance.now() + sliceLength;

  /** Runs `work` to its end. Rejects when `signal` is aborted. */
  async work<Result>(work: TimeSlicedTask<Result>, signal?: AbortSignal): Promise<Result> {
    for (;;) {
      // Work that fits into what is left of a slice is not begun either.
      signal?.throwIfAborted();
      const last = runOneSlice(work, this.#end);
      if (last) return last.value;
      await yieldToMain();
      this.#end = performance.now() + sliceLength;
    }
  }
}

/** Runs one task in slices of its own. */
export const runInTimeSlices = <Result>(
  work: TimeSlicedTask<Result>,
  signal?: AbortSignal,
): Promise<Result> => new TimeSlicer().work(work, signal);

/**
 * Resolves after the browser has handled its pending events. `scheduler.yield` is in Chrome 129 and Firefox 142, not
 * yet in Safari.
 */
export const yieldToMain = (): Promise<void> =>
  typeof scheduler !== 'undefined' && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));

/** Resolves when the browser is idle, or after a second. Safari lacks `requestIdleCallback`. */
export const untilIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 20);
    else requestIdleCallback(() => resolve(), { timeout: 1000 });
  });
