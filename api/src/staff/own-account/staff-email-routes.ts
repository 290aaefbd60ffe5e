import type { FastifyInstance, FastifyRequest } from 'fastify';
import { changeStaffEmail, confirmStaffEmail } from 'contract/my-account-requests';
import { getSessionId, requireConfirmation } from '../../auth/access/route-access';
import { isForm } from '../../http/bodies/body-parsing';
import { makeBodyCleaner } from '../../http/bodies/clean-body';
import { HttpError, fieldError, unsupportedMediaType } from '../../http/errors/http-error';
import { toCoarseNetwork } from '../../http/limits/sender-networks';
import { consumeBudget } from '../../http/rate-limit/consume-budget';
import { accountChanges } from '../../http/rate-limit/rate-limits';
import { serve, serveChange } from '../../http/serve';
import { sendMailsAfterResponse } from '../../mail/send-after-response';
import { sweepRegularly } from '../../storage/schedule/sweep-regularly';
import { checkOwnPassword } from './recent-confirmation';
import { StaffEmailRepository } from './staff-email-repository';

const taken = () => {
  const message = 'An account here has this address already. Please choose another one.';
  return fieldError(409, { code: 'address-taken' }, { path: 'email', message });
};
const tooMany = { message: 'You have changed your e-mail a few times.', path: 'email' };
const tooOld = () =>
  new HttpError(
    410,
    { code: 'mail-link-over' },
    'This link is too old, or was used already. Please ask for a new one.',
  );

/** Staff change the email address that they log in with; the new one counts once its link is followed. */
export function serveStaffEmail(app: FastifyInstance): void {
  const { database, now, makeId, factors, rateLimits, audit, mailer } = app;
  const emails = new StaffEmailRepository(database, now, makeId);
  sweepRegularly(app, [emails]);
  serveChange(
    app,
    changeStaffEmail,
    async ({ transaction, request, staff: { _id: adminId, email: before }, body, note }) => {
      const change = { adminId, before, email: body.email, sessionId: getSessionId(request) };
      await new StaffEmailRepository(transaction, now, makeId).begin(change);
      await note({ subjects: [adminId] });
      return { message: 'A link is on its way to the new address.' };
    },
    {
      preValidation: makeBodyCleaner(changeStaffEmail),
      before: async ({ request, body: { email, currentPassword } }) => {
        const { id } = await checkOwnPassword(app, request, currentPassword);
        // With a second factor the password alone is not trusted.
        if (await factors.has(id)) await requireConfirmation(request);
        await consumeBudget(rateLimits, id, accountChanges, tooMany);
        if (await emails.isTaken(email)) throw taken();
      },
      onResponse: sendMailsAfterResponse(mailer),
    },
  );
  serve(
    app,
    confirmStaffEmail,
    async ({ request, body: { token } }) => {
      const email = await emails.confirm(token, audit, toCoarseNetwork(request.ip));
      if (email === undefined) throw tooOld();
      return { email };
    },
    { preHandler: refuseForms },
  );
}

const refuseForms = async (request: FastifyRequest): Promise<void> => {
  if (isForm(request)) throw unsupportedMediaType();
};
