import { parentPort } from 'node:worker_threads';
import { getSystemErrorCode } from '../../src/storage/worker-process/system-error-code.ts';

/** A thread whose task is to fill memory without end, to exit, to fail, or to classify an error. */
parentPort?.on('message', (task: string | { message: string; code?: string }) => {
  if (typeof task === 'object') {
    const { message, code } = task;
    const error =
      code === undefined ? new Error(message) : Object.assign(new Error(message), { code });
    parentPort?.postMessage({ done: getSystemErrorCode(error) });
    return;
  }
  if (task === 'take memory') {
    const taken = [];
    // The process is killed long before all of this is allocated. If it is not, the machine can still bear it.
    for (let piece = 0; piece < 60; piece++) taken.push(Buffer.alloc(10 * 2 ** 20, 1));
    for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);
  }
  if (task === 'end') process.kill(process.pid, 'SIGSEGV');
  if (task === 'fail') throw new Error('/home/ada/letter.jpg cannot be read');
  parentPort?.postMessage(task === 'no disk' ? { fault: 'ENOSPC' } : { done: task });
});
parentPort?.postMessage({ ready: true });
