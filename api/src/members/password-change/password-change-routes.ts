import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findActionLanguage } from 'contract/form-action';
import { passwordChangeBody } from 'contract/own-account';
import type { PasswordChange, PasswordChanged } from 'contract/own-account';
import { profilesEndpoint } from 'contract/profile';
import { profileNotFound } from '../../auth/access/profile-owner';
import type { PublishedChurch } from '../../mail/published-church';
import { isForm } from '../../http/bodies/body-parsing';
import { cleanBody } from '../../http/bodies/clean-body';
import { unsupportedMediaType } from '../../http/errors/http-error';
import { getId, idParameter } from '../../http/requests/id-parameter';
import {
  checkCurrentPassword,
  passwordRefused,
} from '../../auth/login-guard/check-current-password';
import type { LoginGuard } from '../../auth/login-guard/login-guard';
import { sendMailsAfterResponse } from '../../mail/send-after-response';
import type { Mailer } from '../../mail/mailer';
import type { PasswordChecker } from '../../auth/passwords/password-checker';
import { refuseWeakPassword } from '../../auth/passwords/weak-password';
import type { ProfileRepository } from '../profiles/profile-repository';
import { accountChanges } from '../../http/rate-limit/rate-limits';
import type { RateLimitRepository } from '../../http/rate-limit/rate-limit-repository';
import { consumeBudget } from '../../http/rate-limit/consume-budget';
import type { PasswordChangeRepository } from './password-change-repository';

export interface PasswordChangeParts {
  readonly church: Pick<PublishedChurch, 'read'>;
  readonly profiles: ProfileRepository;
  readonly changes: PasswordChangeRepository;
  readonly mailer: Mailer;
  readonly passwords: PasswordChecker;
  readonly guard: LoginGuard;
  /** The limit per network address. */
  readonly rateLimits: Pick<RateLimitRepository, 'consume'>;
}

const path = `${profilesEndpoint}/${idParameter}/password`;

/** A logged-in member changes the password. */
export function registerPasswordChange(app: FastifyInstance, parts: PasswordChangeParts): void {
  app.put(path, {
    config: { access: 'own-profile', rateLimit: 'log-in' },
    schema: { body: passwordChangeBody },
    preValidation: (request, _reply, done) => {
      if (isForm(request)) throw unsupportedMediaType();
      request.body = cleanBody(passwordChangeBody, request.body);
      done();
    },
    onResponse: sendMailsAfterResponse(parts.mailer),
    handler: (request) => changePassword(parts, request),
  });
}

async function changePassword(
  parts: PasswordChangeParts,
  request: FastifyRequest,
): Promise<PasswordChanged> {
  const { profiles, passwords, changes } = parts;
  const { currentPassword, newPassword } = request.body as PasswordChange;
  const account = await profiles.findAccountOf(getId(request));
  if (account === undefined) throw profileNotFound();
  const { fullName, email, address } = account.profile;
  const chosen = {
    password: newPassword,
    owner: 'member',
    own: [fullName, email, address],
  } as const;
  await refuseWeakPassword(parts, { ...chosen, path: 'newPassword' });
  await checkCurrentPassword(parts, request, account, currentPassword);
  // The budget is consumed only after the right password, so guesses with a stolen token do not use it up.
  await consumeBudget(parts.rateLimits, getId(request), accountChanges, tooMuch);
  const language = findActionLanguage(request.query);
  const token = await changes.change(account, await passwords.hash(newPassword), language);
  if (token === undefined)
    throw passwordRefused(403, { code: 'password-changed' }, changedMeanwhile);
  return { token, message: 'Your password has been changed.' };
}

const changedMeanwhile =
  'Your password was changed a moment ago, perhaps on another device. Please type the new one as your current password.';

const tooMuch = { message: 'You have changed your password several times in a short time.' };
