import type { onResponseHookHandler } from 'fastify';
import type { Mailer } from './mailer';

/**
 * Sends the mails of a request after its answer, so that the answer's time does not show whether one is sent. What was
 * refused has none.
 */
export const drainAfterwards =
  (mailer: Pick<Mailer, 'drain'>): onResponseHookHandler =>
  (_request, reply, done) => {
    if (reply.statusCode < 400) void mailer.drain();
    done();
  };
