import type { FastifyInstance } from 'fastify';
import { unavailable } from '../errors/http-error';
import type { StorageGuard } from '../../storage/data-folder/storage-guard';

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Answers 503 to writes while storage has a problem, before their body is read. */
export function refuseChanges(app: FastifyInstance, storage: StorageGuard): void {
  app.addHook('onRequest', async ({ method, routeOptions: { url, config } }) => {
    if (reads.has(method)) return;
    if (storage.findProblem() === undefined || config.request?.worksWithoutStorage) return;
    // An address without a route is 404, also while storage has a problem.
    if (url !== undefined) throw unavailable({ isLogged: true });
  });
}
