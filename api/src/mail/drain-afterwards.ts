import type { onResponseHookHandler } from 'fastify';
import type { Mailer } from './mailer';

/** Sends the mails of a call when its answer is out, so that it takes no longer for whoever gets one. */
export const drainAfterwards =
  (mailer: Mailer): onResponseHookHandler =>
  (_request, _reply, done) => {
    void mailer.drain();
    done();
  };
