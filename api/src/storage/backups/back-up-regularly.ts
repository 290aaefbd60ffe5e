import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock';
import type { BackupFolder } from './backup-folder';

const day = 24 * 3_600_000;
/**
 * Milliseconds between two checks whether a day has passed. One timer for the whole day would be wrong after the clock
 * was set or the machine slept.
 */
const interval = 3_600_000;

/**
 * Makes a backup each day while the server runs. A backup that fails is tried again an hour later, and only the first
 * failure is logged.
 * @param isThere whether the open file is still the one at its path; no other file is copied
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
