import { workInThread } from '../../storage/worker-process/work-in-thread.ts';
import { workerFile } from '../../storage/worker-process/worker-file.ts';

/** This process reads files that staff import, so that it can be ended where one unfolds to too much. */

/** Memory limit in bytes: a workbook of 20,000 rows with 100 columns of texts was seen to take 1,050 MB. */
const maxMemory = 1100 * 1024 * 1024;

workInThread({ file: workerFile('import-thread', import.meta.url), maxMemory });
