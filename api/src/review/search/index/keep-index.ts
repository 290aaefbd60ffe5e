import { performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { StorageGuard } from '../../../storage/data-folder/storage-guard';
import { repeatWhileListening } from '../../../storage/schedule/repeat-while-listening';
import { Indexer } from './indexer';
import { restWhileBusy } from './rest-while-busy';
import type { SearchIndex } from './search-index';

/** How often it is looked for something to do, in milliseconds: one changed segment each time. */
const interval = 2000;

/** How often the same fault is said, in milliseconds. */
const hour = 3_600_000;

/** In bytes of the disk that the index never takes. */
const leftFree = 128 * 2 ** 20;

/** Keeps the index of the search up to date while the server listens, where it has nothing else to do. */
export function keepIndex(
  app: FastifyInstance,
  index: SearchIndex,
  guard: StorageGuard | undefined,
): void {
  const closing = new AbortController();
  const mayWrite = () =>
    guard === undefined || (guard.look() === undefined && guard.readFree() >= leftFree);
  const indexer = new Indexer(
    index,
    () => restWhileBusy(closing.signal),
    () => closing.signal.aborted || !mayWrite(),
  );
  let lastFault = { text: '', at: -Infinity };
  // Before the hook that waits for the work.
  app.addHook('preClose', async () => closing.abort());
  repeatWhileListening(app, interval, async () => {
    if (!mayWrite()) return;
    try {
      await indexer.run();
      lastFault = { text: '', at: -Infinity };
    } catch (error) {
      if (closing.signal.aborted) return;
      // Without the index everything is gone through: it is said once, and each hour while it lasts.
      const [text, at] = [String(error), performance.now()];
      if (text === lastFault.text && at - lastFault.at < hour) return;
      app.log.error({ err: error });
      lastFault = { text, at };
    }
  });
}
