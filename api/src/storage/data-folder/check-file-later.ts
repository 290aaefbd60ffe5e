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
 * Checks the whole file once the server listens, unless that was done when it was opened: a million records take
 * seconds. Once damage is found, nothing more is stored. If the check could not finish, the next start runs it before
 * it listens.
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
