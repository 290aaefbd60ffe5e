import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { bitWords } from './gram-blocks';
import type { GramBlock } from './gram-blocks';

/** The texts of a record, folded, one for each indexed place. */
export interface RecordTexts {
  /** Of the record in its segment. Of those added one after the other it only rises. */
  readonly position: number;
  readonly texts: readonly string[];
}

/** Builds the index of one segment after the other beside the server. */
export class GramThread {
  private readonly worker = new Worker(new URL('./gram-worker.js', import.meta.url), {
    workerData: { bitWords },
  });

  add(records: readonly RecordTexts[]): void {
    this.worker.postMessage(records);
  }

  /** The index of what was added. Rejects when the thread fails. */
  async finish(): Promise<readonly GramBlock[]> {
    const answer = once(this.worker, 'message');
    this.worker.postMessage('finish');
    const [blocks] = (await answer) as [readonly GramBlock[]];
    return blocks;
  }

  async close(): Promise<void> {
    await this.worker.terminate();
  }
}
