import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { repeatWhileListening } from '../../storage/schedule/repeat-while-listening';
import { RetentionJob } from './retention-job';
import type { RetentionParts } from './retention-job';

/** In milliseconds: so soon after midnight, or after staff have agreed to something. */
const interval = 5 * 60_000;
/** In milliseconds, between two pieces of work: a post that comes meanwhile is stored first. */
const restFor = 20;

/**
 * Has what need not be kept any more removed while the server listens. A server that closes ends with the piece of work
 * that it is at; what is left is done by another, or by the next.
 * @param does `list` where everything is made up: staff see what would be removed, and nothing is
 */
export function removeRegularly(
  app: FastifyInstance,
  parts: RetentionParts,
  does: 'remove' | 'list',
): void {
  const closing = new AbortController();
  app.addHook('preClose', (done) => {
    closing.abort();
    done();
  });
  const rest = () => setTimeout(restFor, undefined, { ref: false, signal: closing.signal });
  const job = new RetentionJob(parts, { does, rest });
  repeatWhileListening(app, interval, () =>
    job.run().catch((error: unknown) => {
      if (!closing.signal.aborted) throw error;
    }),
  );
}
