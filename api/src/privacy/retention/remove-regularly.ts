import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { repeatWhileListening } from '../../storage/schedule/repeat-while-listening';
import { RetentionJob } from './retention-job';

/** In milliseconds: the delay after midnight, or after staff have agreed, is at most this long. */
const interval = 5 * 60_000;
/** In milliseconds: the pause between two batches, in which pending posts are stored. */
const restFor = 20;

/**
 * Runs the removal regularly while the server listens. On close it finishes the current batch; another process or the
 * next start does the rest.
 * @param does `list` on demo data: staff see what would be removed, but nothing is
 */
export function removeRegularly(app: FastifyInstance, does: 'remove' | 'list'): void {
  const closing = new AbortController();
  app.addHook('preClose', (done) => {
    closing.abort();
    done();
  });
  const rest = () => setTimeout(restFor, undefined, { ref: false, signal: closing.signal });
  const job = new RetentionJob(app, { does, rest });
  repeatWhileListening(app, interval, () =>
    job.run().catch((error: unknown) => {
      if (!closing.signal.aborted) throw error;
    }),
  );
}
