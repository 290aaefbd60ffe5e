import { Worker } from 'node:worker_threads';
import { getSystemErrorCode } from './system-error-code.ts';

/** Milliseconds between two measurements of the process's memory. */
const interval = 50;

/** The signal by which the process ends itself at its memory limit, so that its parent knows why it ended. */
const endedByItself = 'SIGUSR2';

interface Program {
  readonly file: URL;
  /** The memory limit of the process with all its threads, in bytes. */
  readonly maxMemory: number;
}

/**
 * Runs a program in a thread of this process. Some decoders block their thread until they are done; the main thread
 * stays free, and ends the process when that takes too much memory or its parent has ended.
 */
export function workInThread({ file, maxMemory }: Program): void {
  const end = () => void process.kill(process.pid, 'SIGKILL');
  // Without the parent no result is needed, and an orderly exit would wait for the work.
  process.on('disconnect', end);
  setInterval(() => {
    if (process.memoryUsage.rss() > maxMemory) process.kill(process.pid, endedByItself);
  }, interval).unref();
  const thread = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: 128 } });
  thread.on('message', (word: unknown) => process.send?.(word));
  process.on('message', (task) => thread.postMessage(task));
  thread.on('error', (error) => {
    // The thread has ended, and no task would get a result.
    process.send?.({ fault: getSystemErrorCode(error) ?? 'ERR_WORKER' }, undefined, {}, end);
  });
}
