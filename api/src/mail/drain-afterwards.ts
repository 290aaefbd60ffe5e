import type { onResponseHookHandler } from 'fastify';
import type { Mailer } from './mailer';

/** Sends the mails of a request after its answer, so that the answer's time does not show whether one is sent. */
export const drainAfterwards =
  (mailer: Mailer): onResponseHookHandler =>
  (_request, _reply, done) => {
    void mailer.drain();
    done();
  };
