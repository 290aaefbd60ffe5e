import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock';
import type { BackupFolder } from './backup-folder';

/** In milliseconds. */
const day = 24 * 3_600_000;
/** How often it is looked whether a day has passed, so that a clock that was set or slept does no harm. */
const interval = 3_600_000;

/**
 * Keeps a backup of each day from the start of the server on. One that fails is tried again an hour later,
 * and logged only the first time.
 * @param isThere whether the file is the one that the server writes; another one is not copied
 */
export function backUpRegularly(
  app: FastifyInstance,
  backups: BackupFolder,
  now: Clock,
  isThere: () => boolean = () => true,
): void {
  const closing = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let hasFailed = false;

  const backUpWhenDue = async () => {
    if (!isThere()) return;
    const time = now();
    const last = await backups.findLast(time);
    if (last === undefined || time.getTime() - last.getTime() >= day) {
      await backups.add(time, closing.signal);
    }
  };
  const look = () => {
    running ??= backUpWhenDue()
      .then(
        () => (hasFailed = false),
        (error: unknown) => {
          if (!hasFailed && !closing.signal.aborted) app.log.error({ err: error });
          hasFailed = true;
        },
      )
      .then(() => (running = undefined));
  };

  app.addHook('onListen', (done) => {
    look();
    timer = setInterval(look, interval).unref();
    done();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    closing.abort();
    await running;
  });
}
