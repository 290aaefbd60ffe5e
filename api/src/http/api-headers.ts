import type { FastifyInstance } from 'fastify';
import { isApi } from './unknown-address';

const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** What the api answers is about people: nobody keeps it, nobody reads it as something else (SAFETY 2). */
export function addApiHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', ({ url }, reply, done) => {
    if (isApi(url)) reply.headers(headers);
    done();
  });
}
