import type { onResponseHookHandler } from 'fastify';
import type { Mailer } from './mailer';

/**
 * Sends the emails of a request after its response, so that the response's time does not show whether there are any. A
 * refused request has none.
 */
export const sendMailsAfterResponse =
  (mailer: Pick<Mailer, 'drain'>): onResponseHookHandler =>
  (_request, reply, done) => {
    if (reply.statusCode < 400) void mailer.drain();
    done();
  };
