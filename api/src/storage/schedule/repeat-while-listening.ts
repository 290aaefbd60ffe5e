import type { FastifyInstance } from 'fastify';

/**
 * Repeats work from when the server begins to listen until it closes, one run after the other. Returns a function that
 * starts a run at once, unless one is under way.
 */
export function repeatWhileListening(
  app: FastifyInstance,
  interval: number,
  work: () => Promise<void>,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isClosed = false;
  const look = () => {
    if (isClosed) return;
    running ??= work()
      .catch((error: unknown) => app.log.error({ err: error }))
      .finally(() => (running = undefined));
  };
  app.addHook('onListen', (done) => {
    look();
    timer = setInterval(look, interval).unref();
    done();
  });
  app.addHook('onClose', async () => {
    isClosed = true;
    clearInterval(timer);
    await running;
  });
  app.memory.add({ clear: () => running });
  return look;
}
