// @ts-check
import { workInThread } from '../../src/pictures/work-in-thread.js';

workInThread({
  file: new URL('./greedy-thread.js', import.meta.url),
  maxMemory: 160 * 2 ** 20,
});
