import { workInThread } from '../../../storage/worker-process/work-in-thread.ts';
import { workerFile } from '../../../storage/worker-process/worker-file.ts';

/** The process that looks into the files that staff send, so that it can be ended in the middle of one. */

/** In bytes. The largest HEIC that is taken was seen to take 700 MB. */
const maxMemory = 1100 * 1024 * 1024;

workInThread({ file: workerFile('media-thread', import.meta.url), maxMemory });
