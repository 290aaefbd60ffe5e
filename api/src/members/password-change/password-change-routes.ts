import type { FastifyInstance } from 'fastify';
import { findActionLanguage } from 'contract/form-action';
import { changeOwnPassword } from 'contract/own-account-requests';
import { profileNotFound } from '../../auth/access/profile-owner';
import {
  checkCurrentPassword,
  passwordRefused,
} from '../../auth/login-guard/check-current-password';
import { refuseWeakPassword } from '../../auth/passwords/weak-password';
import { makeJsonCleaner } from '../../http/bodies/clean-body';
import { consumeBudget } from '../../http/rate-limit/consume-budget';
import { accountChanges } from '../../http/rate-limit/rate-limits';
import { serve } from '../../http/serve';
import { sendMailsAfterResponse } from '../../mail/send-after-response';
import { PasswordChangeRepository } from './password-change-repository';

/** A logged-in member changes the password. */
export function servePasswordChange(app: FastifyInstance): void {
  const { profiles, memberPasswords, rateLimits } = app;
  const changes = new PasswordChangeRepository(app.database, app.now, app.makeId);
  serve(
    app,
    changeOwnPassword,
    async ({ id, body: { currentPassword, newPassword }, query, request }) => {
      const account = await profiles.findAccountOf(id);
      // Nobody is logged in to a profile without a password.
      if (account?.passwordHash === undefined) throw profileNotFound();
      const { profile, passwordHash } = account;
      const { fullName, email, address } = profile;
      const own = [fullName, email, address];
      const chosen = { password: newPassword, owner: 'member', own } as const;
      await refuseWeakPassword(app, { ...chosen, path: 'newPassword' });
      await checkCurrentPassword(app, request, account, currentPassword);
      // The budget is consumed only after the right password, so guesses with a stolen token do not use it up.
      await consumeBudget(rateLimits, id, accountChanges, tooMuch);
      const hash = await memberPasswords.hash(newPassword);
      const token = await changes.change(
        { profile, passwordHash },
        hash,
        findActionLanguage(query),
      );
      if (token === undefined)
        throw passwordRefused(403, { code: 'password-changed' }, changedMeanwhile);
      return { token, message: 'Your password has been changed.' };
    },
    {
      preValidation: makeJsonCleaner(changeOwnPassword),
      onResponse: sendMailsAfterResponse(app.mailer),
    },
  );
}

const changedMeanwhile =
  'Your password was changed a moment ago, perhaps on another device. Please type the new one as your current password.';

const tooMuch = { message: 'You have changed your password several times in a short time.' };
