import type { FastifyInstance } from 'fastify';

/**
 * Answers where the server listens, such as `http://127.0.0.1:3000`: also while it closes, when a mail that is
 * being written still names its links. Throws a TypeError of a server that has never listened.
 */
export function keepListeningOrigin(app: FastifyInstance): () => string {
  let origin: string | undefined;
  app.addHook('onListen', (done) => {
    origin = app.listeningOrigin;
    done();
  });
  return () => origin ?? app.listeningOrigin;
}
