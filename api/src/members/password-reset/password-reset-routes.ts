import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BodySchema } from 'contract/field';
import { findActionLanguage } from 'contract/form-action';
import {
  forgotPasswordBody,
  forgotPasswordEndpoint,
  resetPasswordBody,
  resetPasswordEndpoint,
} from 'contract/member-session';
import type { ForgotPassword, MessageBody, ResetPassword } from 'contract/member-session';
import type { PublishedChurch } from '../../mail/published-church';
import { readBearer } from '../../http/requests/bearer-token';
import { isForm } from '../../http/bodies/body-parsing';
import { cleanBody } from '../../http/bodies/clean-body';
import { HttpError, unsupportedMediaType } from '../../http/errors/http-error';
import type { LoginGuard } from '../../auth/login-guard/login-guard';
import { sendMailsAfterResponse } from '../../mail/send-after-response';
import type { Mailer } from '../../mail/mailer';
import type { OutboxRepository } from '../../mail/outbox-repository';
import type { PasswordChecker } from '../../auth/passwords/password-checker';
import { refuseWeakPassword } from '../../auth/passwords/weak-password';
import type { ProfileRepository } from '../profiles/profile-repository';
import type { ResetTokenRepository } from './reset-token-repository';

export interface PasswordResetParts {
  readonly church: Pick<PublishedChurch, 'read'>;
  readonly profiles: Pick<ProfileRepository, 'findAccount'>;
  readonly tokens: ResetTokenRepository;
  readonly outbox: OutboxRepository;
  readonly mailer: Mailer;
  readonly passwords: PasswordChecker;
  readonly guard: LoginGuard;
}

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
export function registerPasswordReset(app: FastifyInstance, parts: PasswordResetParts): void {
  registerForgot(app, parts);
  registerReset(app, parts);
}

/** Every address gets the same answer with the same work: the mailer looks up later whether there is such a member. */
function registerForgot(app: FastifyInstance, parts: PasswordResetParts): void {
  const { outbox, mailer } = parts;
  app.post(forgotPasswordEndpoint, {
    config: { access: 'public', rateLimit: 'log-in' },
    schema: { body: forgotPasswordBody },
    preValidation: cleanJson(forgotPasswordBody),
    onResponse: sendMailsAfterResponse(mailer),
    handler: async (request): Promise<MessageBody> => {
      const { email } = request.body as ForgotPassword;
      await outbox.add('reset-link', email, '', findActionLanguage(request.query));
      return { message: 'Reset link sent to your email.' };
    },
  });
}

function registerReset(app: FastifyInstance, parts: PasswordResetParts): void {
  const { tokens, profiles, passwords, guard } = parts;
  app.post(resetPasswordEndpoint, {
    config: { access: 'public', rateLimit: 'log-in' },
    schema: { body: resetPasswordBody },
    preValidation: cleanJson(resetPasswordBody),
    handler: async (request, reply): Promise<MessageBody> => {
      const { email, newPassword } = request.body as ResetPassword;
      const token = readBearer(request, 'reset');
      if (token === undefined) throw linkNeeded();
      if (!(await tokens.isOpen(token, email))) throw linkOver();
      const profile = (await profiles.findAccount(email))?.profile;
      const own = [profile?.fullName, email, profile?.address];
      // The password is checked before the link is consumed, so that a weak password does not cost the link.
      const chosen = { password: newPassword, owner: 'member', own } as const;
      await refuseWeakPassword(parts, { ...chosen, path: 'newPassword' });
      const passwordHash = await passwords.hash(newPassword);
      if (!(await tokens.redeem(token, email, passwordHash))) throw linkOver();
      const attempt = guard.attemptOf(request, 'member', email);
      await guard.forgive(attempt);
      // The link proves that the caller owns the address, so this device may log in even while others guess passwords.
      await guard.remember(reply, attempt);
      return { message: 'Password reset successful.' };
    },
  });
}

const cleanJson =
  (schema: BodySchema) => (request: FastifyRequest, _reply: unknown, done: () => void) => {
    if (isForm(request)) throw unsupportedMediaType();
    request.body = cleanBody(schema, request.body);
    done();
  };
