import type { FastifyInstance } from 'fastify';
import {
  genericLoginEndpoint,
  memberLoginEndpoint,
  memberLogoutEndpoint,
} from 'contract/member-session';
import { adminLoginEndpoint, adminLogoutEndpoint } from 'contract/session';
import { unavailable } from '../http/errors/http-error';
import type { StorageGuard } from './storage-guard';

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What the reserve is let go for. */
const comingAndGoing = new Set<string | undefined>([
  adminLoginEndpoint,
  adminLogoutEndpoint,
  memberLoginEndpoint,
  genericLoginEndpoint,
  memberLogoutEndpoint,
]);

/** Answers 503 to what cannot be stored, before a byte of it is read; the room that is left is for coming and going. */
export function refuseChanges(app: FastifyInstance, storage: StorageGuard): void {
  app.addHook('onRequest', async ({ method, routeOptions }) => {
    if (reads.has(method)) return;
    const problem = storage.findProblem();
    if (problem === undefined || comingAndGoing.has(routeOptions.url)) return;
    // What has no route is not found, whatever the disk says.
    if (routeOptions.url !== undefined) throw unavailable({ isLogged: true });
  });
}
