import type { FastifyInstance } from 'fastify';
import { findPerson } from 'contract/people-requests';
import {
  beginPasskeyLogin,
  logInAdmin,
  logInByPasskey,
  logOutAdmin,
  proveSecondFactor,
} from 'contract/staff-login-requests';
import {
  logInGenerically,
  logInMember,
  logOutMemberSession,
} from 'contract/member-session-requests';
import { searchRecords } from 'contract/search-requests';
import { unavailable } from '../errors/http-error';
import type { StorageGuard } from '../../storage/data-folder/storage-guard';

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Log-ins and log-outs may use the disk space of the reserve. */
const loginsAndLogouts = new Set<string | undefined>([
  logInAdmin.path,
  logOutAdmin.path,
  proveSecondFactor.path,
  beginPasskeyLogin.path,
  logInByPasskey.path,
  logInMember.path,
  logInGenerically.path,
  logOutMemberSession.path,
]);

/** Searches only read; they use POST so that the search text is in no address. */
const searches = new Set<string | undefined>([searchRecords.path, findPerson.path]);

const isLetThrough = (url: string | undefined) => loginsAndLogouts.has(url) || searches.has(url);

/** Answers 503 to writes while storage has a problem, before their body is read. */
export function refuseChanges(app: FastifyInstance, storage: StorageGuard): void {
  app.addHook('onRequest', async ({ method, routeOptions }) => {
    if (reads.has(method)) return;
    const problem = storage.findProblem();
    if (problem === undefined || isLetThrough(routeOptions.url)) return;
    // An address without a route is 404, also while storage has a problem.
    if (routeOptions.url !== undefined) throw unavailable({ isLogged: true });
  });
}
