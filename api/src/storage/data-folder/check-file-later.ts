import type { FastifyInstance } from 'fastify';
import type { DatabaseFile } from '../sqlite/database-file';
import { isSound } from './file-check';
import type { FullFileCheck } from './open-storage';
import type { StorageGuard } from './storage-guard';

interface CheckedStorage {
  readonly guard: StorageGuard;
  readonly file: DatabaseFile;
  readonly check: FullFileCheck;
}

/**
 * Reads the whole file once the server listens, unless that was done at its opening: a million records take seconds.
 * From the moment on that it is found damaged, nothing more is stored. What could not be checked now is checked by the
 * next start before it listens.
 */
export function checkFileLater(app: FastifyInstance, { guard, file, check }: CheckedStorage): void {
  if (check.isDone) return;
  const closing = new AbortController();
  let running: Promise<void> | undefined;
  const look = async () => {
    check.isDone = await isSound(file.path, closing.signal);
    if (!check.isDone) guard.reportDamage();
  };
  app.addHook('onListen', (done) => {
    running = look().catch((error: unknown) => {
      if (!closing.signal.aborted) app.log.error({ err: error });
    });
    done();
  });
  app.addHook('onClose', async () => {
    closing.abort();
    await running;
  });
}
