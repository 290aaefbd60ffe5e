import { workInThread } from '../../storage/worker-process/work-in-thread.ts';
import { workerFile } from '../../storage/worker-process/worker-file.ts';

/**
 * The process that looks into pictures of strangers, so that it can be ended in the middle of one. It is given bytes by
 * its parent and nothing else, no file and no setting.
 */

/** In bytes. The worst picture that is taken was seen to take 590 MB: 16 bits, transparent, interlaced; a HEIC 700 MB. */
const maxMemory = 900 * 1024 * 1024;

workInThread({ file: workerFile('picture-thread', import.meta.url), maxMemory });
