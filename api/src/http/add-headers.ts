import type { FastifyInstance } from 'fastify';
import { isApi } from './unknown-address';

const apiHeaders = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/**
 * What the api answers is about people: nobody keeps it, nobody reads it as something else (SAFETY 2).
 * A site on https asks browsers to stay there.
 */
export function addHeaders(app: FastifyInstance, isSecure: boolean): void {
  app.addHook('onRequest', ({ url }, reply, done) => {
    if (isApi(url)) reply.headers(apiHeaders);
    if (isSecure) reply.header('strict-transport-security', 'max-age=31536000');
    done();
  });
}
