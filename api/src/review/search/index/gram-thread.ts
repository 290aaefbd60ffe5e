import { Worker } from 'node:worker_threads';
import { workerFile } from '../../../storage/worker-process/worker-file';
import { bitWords } from './gram-blocks';
import type { GramBlock } from './gram-blocks';

/** The texts of a record, folded, one for each indexed place. */
export interface RecordTexts {
  /** Of the record in its segment. Of those added one after the other it only rises. */
  readonly position: number;
  readonly texts: readonly string[];
}

/** The index of a segment; `too-large` where its letters have too little in common, as of random ones. */
export type BuiltBlocks = readonly GramBlock[] | 'too-large';

/** What one segment's index may take in memory while it is built, in bytes, and by estimate. */
const maxBytes = 96 * 2 ** 20;

/** A thread that takes more ends, and the server goes on. In MiB. */
const resourceLimits = { maxOldGenerationSizeMb: 256 };

interface Asker {
  readonly resolve: (blocks: BuiltBlocks) => void;
  readonly reject: (error: Error) => void;
}

/** Builds the index of one segment after the other beside the server. */
export class GramThread {
  private readonly worker = new Worker(workerFile('gram-worker', import.meta.url), {
    workerData: { bitWords, maxBytes },
    resourceLimits,
  });
  private failure: Error | undefined;
  private asker: Asker | undefined;

  constructor() {
    this.worker.on('message', (blocks: BuiltBlocks) => this.asker?.resolve(blocks));
    // At all times: without a listener the error would end the server.
    this.worker.on('error', (error: Error) => this.fail(error));
    this.worker.on('exit', () => this.fail(new Error('the thread of the index has ended')));
  }

  add(records: readonly RecordTexts[]): void {
    this.worker.postMessage(records);
  }

  /** The index of what was added. Rejects when the thread has failed. */
  finish(): Promise<BuiltBlocks> {
    return new Promise((resolve, reject) => {
      if (this.failure !== undefined) return reject(this.failure);
      this.asker = { resolve, reject };
      this.worker.postMessage('finish');
    });
  }

  async close(): Promise<void> {
    await this.worker.terminate();
  }

  private fail(error: Error): void {
    this.failure ??= error;
    this.asker?.reject(this.failure);
  }
}
