import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** The limit of requests that wait behind another on one connection. Browsers and our proxies send none in that way. */
const maxWaiting = 16;

/**
 * Delays a pipelined request until the response before it is sent: each would open its file and fill its buffer at
 * once, and when the connection breaks Node does not close a response that waits, so its file would stay open for ever.
 * A connection with more than the limit is cut.
 */
export function sendResponsesInOrder(app: FastifyInstance): void {
  const queues = new WeakMap<Socket, { last: ServerResponse; waiting: number }>();
  app.addHook('onRequest', (request, { raw: response }, done) => {
    const { socket } = request.raw;
    const queue = queues.get(socket);
    // A response that must wait has no socket yet.
    if (queue === undefined || response.socket !== null) {
      queues.set(socket, { last: response, waiting: 0 });
      done();
      return;
    }
    const before = queue.last;
    queue.last = response;
    queue.waiting += 1;
    if (queue.waiting > maxWaiting) socket.resetAndDestroy();
    before.once('close', () => {
      queue.waiting -= 1;
      if (!socket.destroyed) done();
    });
  });
}
