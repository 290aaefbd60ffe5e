import type { FastifyInstance } from 'fastify';
import { privacyRequestBody, privacyRequestsEndpoint } from 'contract/privacy-requests';
import type { PrivacyRequest, PrivacyRequestBody } from 'contract/privacy-requests';
import { getStaff } from '../../auth/access/route-access';
import { toAuditActor } from '../../storage/audit/staff-journal';
import type { ActingStaff } from '../../storage/audit/staff-journal';
import type { ConsoleParts } from '../../auth/console-parts';
import { HttpError, notFound } from '../../http/errors/http-error';
import { getId, idParameter } from '../../http/requests/id-parameter';
import { PrivacyRequestRepository, toPrivacyRequest } from './privacy-request-repository';

const config = { access: { right: 'privacy:manage' } } as const;

/** Staff list the requests of senders and mark them as done. */
export function registerPrivacyRequests(app: FastifyInstance, parts: ConsoleParts): void {
  app.get(privacyRequestsEndpoint, { config }, () =>
    new PrivacyRequestRepository(parts.database).list(),
  );
  app.put(
    `${privacyRequestsEndpoint}/${idParameter}`,
    { schema: { body: privacyRequestBody }, config },
    (request) =>
      setState(parts, getId(request), request.body as PrivacyRequestBody, getStaff(request)),
  );
}

/** Throws an HttpError: 404 if there is none, 409 if it was made again meanwhile. */
function setState(
  { database, audit }: ConsoleParts,
  id: string,
  { state }: PrivacyRequestBody,
  staff: ActingStaff,
): Promise<PrivacyRequest> {
  return database.transaction().execute(async (transaction) => {
    const repository = new PrivacyRequestRepository(transaction);
    const row = await repository.find(id);
    if (row === undefined) throw notFound();
    if (row.state === state) return toPrivacyRequest(row);
    if (state === 'open' && (await repository.findOpen(row.record_id))) throw askedAgain();
    await repository.setState(id, state);
    const what = { action: 'request-state', kind: 'privacy', subjects: [id] } as const;
    await audit.append(transaction, { ...toAuditActor(staff), ...what, details: { state } });
    return toPrivacyRequest({ ...row, state });
  });
}

const askedAgain = () =>
  new HttpError(
    409,
    { code: 'changed-meanwhile' },
    'The same was asked for again meanwhile. Please reload it and look at it again.',
  );
