import { workInThread } from '../../src/storage/worker-process/work-in-thread.ts';
import { workerFile } from '../../src/storage/worker-process/worker-file.ts';

workInThread({
  file: workerFile('greedy-thread', import.meta.url),
  maxMemory: 160 * 2 ** 20,
});
