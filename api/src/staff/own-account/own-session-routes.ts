import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { staffSessionsEndpoint } from 'contract/staff-security';
import { getSessionId, getStaff } from '../../auth/access/route-access';
import { toOwnAuditActor } from '../../storage/audit/staff-journal';
import { endSession, endSessions } from '../../auth/staff-session/session-repository';
import type { SessionRepository } from '../../auth/staff-session/session-repository';
import type { AuditLog } from '../../storage/audit/audit-log';
import { notFound } from '../../http/errors/http-error';
import { getId, idParameter } from '../../http/requests/id-parameter';
import type { Database } from '../../storage/database';
import type { Tables } from '../../storage/tables/tables';

export interface OwnSessionParts {
  readonly database: Database;
  readonly audit: AuditLog;
  readonly staffSessions: SessionRepository;
}

/** Lists and ends the sessions of the signed-in staff member. */
export function registerOwnSessions(app: FastifyInstance, parts: OwnSessionParts): void {
  const { database, audit, staffSessions } = parts;
  const config = { access: 'staff' } as const;
  app.get(staffSessionsEndpoint, { config }, (request) =>
    staffSessions.list(getStaff(request)._id, getSessionId(request)),
  );
  /** Ends sessions and writes the audit entry in one transaction. */
  const change = (request: FastifyRequest, end: (transaction: Transaction<Tables>) => unknown) =>
    database.transaction().execute(async (transaction) => {
      await end(transaction);
      await audit.append(transaction, {
        ...toOwnAuditActor(getStaff(request)),
        action: 'end-sessions',
      });
    });
  app.delete(staffSessionsEndpoint, { config }, async (request, reply) => {
    const keepId = getSessionId(request);
    await change(request, (transaction) => endSessions(transaction, getStaff(request)._id, keepId));
    return reply.code(204).send();
  });
  app.delete(`${staffSessionsEndpoint}/${idParameter}`, { config }, async (request, reply) => {
    await change(request, async (transaction) => {
      if (!(await endSession(transaction, getStaff(request)._id, getId(request)))) throw notFound();
    });
    return reply.code(204).send();
  });
}
