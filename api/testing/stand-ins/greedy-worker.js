// @ts-check
import { workInThread } from '../../src/worker-process/work-in-thread.js';

workInThread({
  file: new URL('./greedy-thread.js', import.meta.url),
  maxMemory: 160 * 2 ** 20,
});
