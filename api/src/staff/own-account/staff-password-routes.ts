import type { FastifyInstance, FastifyRequest } from 'fastify';
import { staffPasswordBody, staffPasswordEndpoint } from 'contract/staff-security';
import type { StaffPasswordChange } from 'contract/staff-security';
import { getSessionId, getStaff } from '../../auth/access/route-access';
import type { Admin } from '../../auth/staff-session/admin-repository';
import { endSessions } from '../../auth/staff-session/session-repository';
import { toOwnAuditActor } from '../../storage/audit/staff-journal';
import type { AuditLog } from '../../storage/audit/audit-log';
import type { PublishedChurch } from '../../mail/published-church';
import { cleanBody } from '../../http/bodies/clean-body';
import { HttpError } from '../../http/errors/http-error';
import { sendMailsAfterResponse } from '../../mail/send-after-response';
import type { Mailer } from '../../mail/mailer';
import { OutboxRepository } from '../../mail/outbox-repository';
import { refuseWeakPassword } from '../../auth/passwords/weak-password';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';
import type { IdMaker } from '../../storage/time-ordered-id';
import { checkOwnPassword } from './recent-confirmation';
import type { RecentProofParts } from './recent-confirmation';

export interface StaffPasswordParts extends RecentProofParts {
  readonly church: Pick<PublishedChurch, 'read'>;
  readonly database: Database;
  readonly now: Clock;
  readonly makeId: IdMaker;
  readonly audit: AuditLog;
  readonly mailer: Mailer;
}

const changedMeanwhile = () =>
  new HttpError(
    409,
    { code: 'password-changed' },
    'Your password was changed a moment ago. Please type the new one.',
  );

/** Signed-in staff change their password. */
export function registerStaffPassword(app: FastifyInstance, parts: StaffPasswordParts): void {
  app.post(
    staffPasswordEndpoint,
    {
      config: { access: 'staff' },
      schema: { body: staffPasswordBody },
      preValidation: async (request) => {
        request.body = cleanBody(staffPasswordBody, request.body);
      },
      onResponse: sendMailsAfterResponse(parts.mailer),
    },
    async (request, reply) => {
      await changePassword(parts, request);
      return reply.code(204).send();
    },
  );
}

async function changePassword(parts: StaffPasswordParts, request: FastifyRequest): Promise<void> {
  const { currentPassword, newPassword } = request.body as StaffPasswordChange;
  const account = await checkOwnPassword(parts, request, currentPassword);
  const own = [account.name, account.email];
  const chosen = { password: newPassword, owner: 'staff', own } as const;
  await refuseWeakPassword(parts, { ...chosen, path: 'newPassword' });
  const newHash = await parts.staffPasswords.hash(newPassword);
  await replacePassword(parts, request, account, newHash);
}

/** Also ends every other session and notifies the account's email, in one transaction. */
function replacePassword(
  { database, now, makeId, audit }: StaffPasswordParts,
  request: FastifyRequest,
  { id, email, passwordHash }: Admin,
  newHash: string,
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    // The update comes first: a login in progress with the old password waits for it and then begins no session.
    const { numUpdatedRows } = await transaction
      .updateTable('admins')
      .set({ password_hash: newHash })
      .where('id', '=', id)
      .where('password_hash', '=', passwordHash)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) throw changedMeanwhile();
    await transaction.deleteFrom('staff_email_changes').where('admin_id', '=', id).execute();
    await endSessions(transaction, id, getSessionId(request));
    await new OutboxRepository(transaction, now, makeId).add('staff-password-notice', email, id);
    await audit.append(transaction, { ...toOwnAuditActor(getStaff(request)), action: 'password' });
  });
}
