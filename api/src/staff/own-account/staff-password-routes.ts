import type { FastifyInstance } from 'fastify';
import { changeStaffPassword } from 'contract/my-account-requests';
import { getSessionId } from '../../auth/access/route-access';
import { refuseWeakPassword } from '../../auth/passwords/weak-password';
import { cancelEmailChange } from '../../auth/second-factors/remove-login-proofs';
import { endSessions } from '../../auth/staff-session/session-repository';
import { makeBodyCleaner } from '../../http/bodies/clean-body';
import { HttpError } from '../../http/errors/http-error';
import { serve } from '../../http/serve';
import { OutboxRepository } from '../../mail/outbox-repository';
import { sendMailsAfterResponse } from '../../mail/send-after-response';
import { checkOwnPassword } from './recent-confirmation';

const changedMeanwhile = () =>
  new HttpError(
    409,
    { code: 'password-changed' },
    'Your password was changed a moment ago. Please type the new one.',
  );

/** Signed-in staff change their password. */
export function serveStaffPassword(app: FastifyInstance): void {
  const { database, now, makeId, staffPasswords, mailer } = app;
  serve(
    app,
    changeStaffPassword,
    async ({ request, body: { currentPassword, newPassword }, note }) => {
      const { id, name, email, passwordHash } = await checkOwnPassword(
        app,
        request,
        currentPassword,
      );
      const chosen = { password: newPassword, owner: 'staff', own: [name, email] } as const;
      await refuseWeakPassword(app, { ...chosen, path: 'newPassword' });
      const newHash = await staffPasswords.hash(newPassword);
      await database.transaction().execute(async (transaction) => {
        // The update comes first: a login in progress with the old password waits for it and then begins no session.
        const { numUpdatedRows } = await transaction
          .updateTable('admins')
          .set({ password_hash: newHash })
          .where('id', '=', id)
          .where('password_hash', '=', passwordHash)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows !== 1n) throw changedMeanwhile();
        await cancelEmailChange(transaction, id);
        await endSessions(transaction, id, getSessionId(request));
        const outbox = new OutboxRepository(transaction, now, makeId);
        await outbox.add('staff-password-notice', email, id);
        await note({ subjects: [id] }, transaction);
      });
    },
    {
      preValidation: makeBodyCleaner(changeStaffPassword),
      onResponse: sendMailsAfterResponse(mailer),
    },
  );
}
