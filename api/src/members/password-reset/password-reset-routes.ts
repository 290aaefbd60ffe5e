import type { FastifyInstance } from 'fastify';
import { findActionLanguage } from 'contract/form-action';
import { forgotPassword, resetPassword } from 'contract/member-session-requests';
import { refuseWeakPassword } from '../../auth/passwords/weak-password';
import { makeJsonCleaner } from '../../http/bodies/clean-body';
import { HttpError } from '../../http/errors/http-error';
import { readBearer } from '../../http/requests/bearer-token';
import { serve } from '../../http/serve';
import { sendMailsAfterResponse } from '../../mail/send-after-response';
import { ResetTokenRepository } from './reset-token-repository';

const linkNeeded = () =>
  new HttpError(
    401,
    { code: 'reset-link-needed' },
    'Please open the link in your e-mail again, or ask for a new one.',
    { headers: { 'www-authenticate': 'Bearer' } },
  );
const linkOver = () =>
  new HttpError(
    400,
    { code: 'reset-link-over' },
    'This link was used, is too old, or belongs to another e-mail. Please ask for a new one.',
  );

/** The password reset of members (requirements 7.1). */
export function servePasswordReset(app: FastifyInstance): void {
  const { outbox, mailer, profiles, memberPasswords: passwords, loginGuard: guard } = app;
  const tokens = new ResetTokenRepository(app.database, app.now);
  // Every address gets the same answer with the same work: the mailer looks up later whether there is such a member.
  serve(
    app,
    forgotPassword,
    async ({ body, query }) => {
      await outbox.add('reset-link', body.email, '', findActionLanguage(query));
      return { message: 'Reset link sent to your email.' };
    },
    {
      preValidation: makeJsonCleaner(forgotPassword),
      onResponse: sendMailsAfterResponse(mailer),
    },
  );
  serve(
    app,
    resetPassword,
    async ({ body: { email, newPassword }, request, reply }) => {
      const token = readBearer(request, 'reset');
      if (token === undefined) throw linkNeeded();
      if (!(await tokens.isOpen(token, email))) throw linkOver();
      const profile = (await profiles.findAccount(email))?.profile;
      const own = [profile?.fullName, email, profile?.address];
      // The password is checked before the link is consumed, so that a weak password does not cost the link.
      const chosen = { password: newPassword, owner: 'member', own } as const;
      await refuseWeakPassword(app, { ...chosen, path: 'newPassword' });
      const passwordHash = await passwords.hash(newPassword);
      if (!(await tokens.redeem(token, email, passwordHash))) throw linkOver();
      const attempt = guard.attemptOf(request, 'member', email);
      await guard.forgive(attempt);
      // The link proves that the caller owns the address, so this device may log in even while others guess passwords.
      await guard.remember(reply, attempt);
      return { message: 'Password reset successful.' };
    },
    { preValidation: makeJsonCleaner(resetPassword) },
  );
}
