import { workInThread } from '../../storage/worker-process/work-in-thread.ts';
import { workerFile } from '../../storage/worker-process/worker-file.ts';

/** The process that looks at pictures of a folder that is imported. */

/** In bytes. */
const maxMemory = 700 * 1024 * 1024;

workInThread({ file: workerFile('picture-check-thread', import.meta.url), maxMemory });
