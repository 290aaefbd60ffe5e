import type { FastifyInstance } from 'fastify';

/**
 * Returns a function that returns the server's origin, e.g. `http://127.0.0.1:3000`. It also works while the server
 * closes, since an email that is being written still needs it for links. It throws a TypeError where the server never
 * listened.
 */
export function makeOriginGetter(app: FastifyInstance): () => string {
  let origin: string | undefined;
  app.addHook('onListen', (done) => {
    origin = app.listeningOrigin;
    done();
  });
  return () => origin ?? app.listeningOrigin;
}
