import { workInThread } from '../../src/worker-process/work-in-thread.ts';
import { workerFile } from '../../src/worker-process/worker-file.ts';

workInThread({
  file: workerFile('greedy-thread', import.meta.url),
  maxMemory: 160 * 2 ** 20,
});
