import type { FastifyInstance } from 'fastify';

/**
 * Does something when the server begins to listen and regularly from then on, one after the other, until it
 * closes. Answers what has it done at once, unless it is being done.
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
