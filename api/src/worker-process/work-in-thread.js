// @ts-check
import { Worker } from 'node:worker_threads';
import { findOwnFault } from './own-fault.js';

/** How often memory is looked at, in milliseconds. */
const interval = 50;

/** How the process ends that has reached its bound of memory: so its parent can tell it from every other end. */
const endedByItself = 'SIGUSR2';

/**
 * Runs a program in a thread of this process. Some decoders do not let go of their thread until they are done; this one
 * stays free, and ends the process, with all threads, when it takes too much memory or its parent has gone.
 *
 * @param {{ readonly file: URL, readonly maxMemory: number }} program its file, and bytes of memory in all
 */
export function workInThread({ file, maxMemory }) {
  const end = () => void process.kill(process.pid, 'SIGKILL');
  // Without the parent no answer is needed, and an orderly exit would wait for the work.
  process.on('disconnect', end);
  setInterval(() => {
    if (process.memoryUsage.rss() > maxMemory) process.kill(process.pid, endedByItself);
  }, interval).unref();
  const thread = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: 128 } });
  thread.on('message', (word) => process.send?.(word));
  process.on('message', (task) => thread.postMessage(task));
  thread.on('error', (error) => {
    // It has ended, and no task of its process would be answered.
    process.send?.({ fault: findOwnFault(error) ?? 'ERR_WORKER' }, undefined, {}, end);
  });
}
