import { performance } from 'node:perf_hooks';
import { setImmediate, setTimeout } from 'node:timers/promises';

/** The part of the time that the server's thread is busy from which on it is left alone. */
const busy = 0.5;

/**
 * How long it is looked at before work goes on, in milliseconds, the next time only where it was busy: a second in all. One
 * look is no proof, for 4 ms are filled by a collection of garbage.
 */
const looks = [4, 8, 16, 32, 64, 128, 256, 512];

/**
 * Resolves as soon as the server's thread has time for other work, and when it has none after a second.
 * @param signal ends it
 * @param watch resolves after so many milliseconds, with the part of them in which the thread was busy
 */
export async function restWhileBusy(signal: AbortSignal, watch = watchThread): Promise<void> {
  for (const look of looks) {
    if (signal.aborted || (await watch(look, signal)) < busy) break;
  }
  await setImmediate();
}

async function watchThread(look: number, signal: AbortSignal): Promise<number> {
  const before = performance.eventLoopUtilization();
  await setTimeout(look, undefined, { signal, ref: false }).catch(() => undefined);
  return performance.eventLoopUtilization(before).utilization;
}
