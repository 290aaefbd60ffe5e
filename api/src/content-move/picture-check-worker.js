// @ts-check
import { workInThread } from '../worker-process/work-in-thread.js';

/** The process that looks at pictures of a folder that is imported. Plain JavaScript: see storage/sqlite/sqlite-worker.js. */

/** In bytes. */
const maxMemory = 700 * 1024 * 1024;

workInThread({ file: new URL('./picture-check-thread.js', import.meta.url), maxMemory });
