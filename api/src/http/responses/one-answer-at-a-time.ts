import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Requests that may wait behind another on one connection. No browser and no proxy of ours sends even one so. */
const maxWaiting = 16;

/**
 * Begins with a request that was sent before the last one was answered (pipelining) only when its turn has come:
 * each would open its file and fill its buffer at once, and when the connection breaks Node tells an answer that
 * waits nothing, so that its file stays open for ever. A connection that sends more than may wait is cut.
 */
export function answerOneAtATime(app: FastifyInstance): void {
  const queues = new WeakMap<Socket, { last: ServerResponse; waiting: number }>();
  app.addHook('onRequest', (request, { raw: response }, done) => {
    const { socket } = request.raw;
    const queue = queues.get(socket);
    // An answer whose turn has not come has no connection yet.
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
