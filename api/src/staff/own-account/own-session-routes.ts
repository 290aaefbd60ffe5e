import type { FastifyInstance } from 'fastify';
import { endOtherSessions, endStaffSession, listStaffSessions } from 'contract/my-account-requests';
import { getSessionId } from '../../auth/access/route-access';
import { endSession, endSessions } from '../../auth/staff-session/session-repository';
import { notFound } from '../../http/errors/http-error';
import { serve, serveChange } from '../../http/serve';

/** Lists and ends the sessions of the signed-in staff member. */
export function serveOwnSessions(app: FastifyInstance): void {
  serve(app, listStaffSessions, ({ request, staff }) =>
    app.staffSessions.list(staff._id, getSessionId(request)),
  );
  serveChange(app, endOtherSessions, async ({ transaction, request, staff: { _id }, note }) => {
    await endSessions(transaction, _id, getSessionId(request));
    await note({ subjects: [_id] });
  });
  serveChange(app, endStaffSession, async ({ transaction, id, staff: { _id }, note }) => {
    if (!(await endSession(transaction, _id, id))) throw notFound();
    await note({ subjects: [_id] });
  });
}
