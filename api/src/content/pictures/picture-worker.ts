import { workInThread } from '../../storage/worker-process/work-in-thread.ts';
import { workerFile } from '../../storage/worker-process/worker-file.ts';

/**
 * This process handles pictures of strangers, so that it can be ended in the middle of one. It gets only bytes from its
 * parent, no files and no settings.
 */

/** Memory limit in bytes: the worst accepted picture took 590 MB (16 bits, transparent, interlaced), a HEIC 700 MB. */
const maxMemory = 900 * 1024 * 1024;

workInThread({ file: workerFile('picture-thread', import.meta.url), maxMemory });
