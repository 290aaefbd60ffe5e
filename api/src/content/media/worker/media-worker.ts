import { workInThread } from '../../../storage/worker-process/work-in-thread.ts';
import { workerFile } from '../../../storage/worker-process/worker-file.ts';

/** This process checks files that staff upload, so that it can be ended in the middle of one. */

/** Memory limit in bytes: the largest accepted HEIC was seen to take 700 MB. */
const maxMemory = 1100 * 1024 * 1024;

workInThread({ file: workerFile('media-thread', import.meta.url), maxMemory });
