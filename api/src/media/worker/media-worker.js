// @ts-check
import { workInThread } from '../../worker-process/work-in-thread.js';

/**
 * The process that looks into the files that staff send, so that it can be ended in the middle of one. Plain JavaScript
 * for the reason given in storage/sqlite/sqlite-worker.js.
 */

/** In bytes. The largest HEIC that is taken was seen to take 700 MB. */
const maxMemory = 1100 * 1024 * 1024;

workInThread({ file: new URL('./media-thread.js', import.meta.url), maxMemory });
