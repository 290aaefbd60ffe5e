import { fileURLToPath } from 'node:url';
import { importLimits } from 'contract/import-plan';
import { workerFile } from '../../storage/worker-process/worker-file';
import {
  WorkerError,
  WorkerProcess,
  workFailureCodes,
} from '../../storage/worker-process/worker-process';
import type { WorkTimes } from '../../storage/worker-process/worker-process';
import { refuseFile } from './refuse-file';
import type { ImportTable } from './import-table';
import type { ReadLimits, RefusedFile } from './sheet-rows';

export interface ReadTask {
  readonly bytes: Uint8Array;
  readonly sheet: string | undefined;
  readonly limits: ReadLimits;
}

export type ReadAnswer = ImportTable | RefusedFile;

/** The largest accepted workbook takes a quarter of this. */
export const defaultReadTimes: WorkTimes = { work: 60_000, idle: 60_000 };

/** Mebibytes: a workbook of 20,000 rows with 100 columns of texts takes 600 while it is read. */
const maxHeap = 600;

const file = fileURLToPath(workerFile('import-worker', import.meta.url));

const ended = new Set<string>([...Object.values(workFailureCodes), 'ERR_WORKER_OUT_OF_MEMORY']);

/** Reads files in a process of its own, one after the other. */
export class ImportReader {
  private readonly worker: WorkerProcess<ReadTask, ReadAnswer>;
  private last: Promise<unknown> = Promise.resolve();

  constructor(times: WorkTimes = defaultReadTimes) {
    this.worker = new WorkerProcess({ file, times, maxHeap });
  }

  /**
   * Reads a sheet of a file. Throws an HttpError with a code of contract/error-codes for a file that is refused.
   * @param sheet by default the first with rows
   */
  async read(bytes: Uint8Array, sheet?: string): Promise<ImportTable> {
    if (bytes.length > importLimits.bytes) throw refuseFile({ refused: 'too-large' });
    const reading = this.last.then(() => this.ask({ bytes, sheet, limits: importLimits }));
    this.last = reading.catch(() => undefined);
    return reading;
  }

  private async ask(task: ReadTask): Promise<ImportTable> {
    const answer = await this.worker.run(task).catch((error: unknown): RefusedFile => {
      if (error instanceof WorkerError && ended.has(error.code)) return { refused: 'too-large' };
      throw error;
    });
    if ('refused' in answer) throw refuseFile(answer);
    return answer;
  }

  /** Ends the process, even in the middle of a file. */
  stop(): void {
    this.worker.stop();
  }
}
