import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { NetworkRateLimiter } from '../http/rate-limit/network-rate-limiter';
import { networkUnconfirmedMailLimit } from '../http/rate-limit/rate-limits';
import { sweepRegularly } from '../storage/schedule/sweep-regularly';
import { registerEmailConfirmation } from './email-confirmation/confirmation-routes';
import { EmailTokenRepository } from './email-confirmation/email-token-repository';
import { makeMailComposers } from './mail-composers';
import { registerMemberLogin } from './member-login-routes';
import { OwnPicture } from './own-picture/own-picture';
import { OwnPictureRepository } from './own-picture/own-picture-repository';
import { registerOwnPicture } from './own-picture/own-picture-routes';
import { PasswordChangeRepository } from './password-change/password-change-repository';
import { registerPasswordChange } from './password-change/password-change-routes';
import { registerPasswordReset } from './password-reset/password-reset-routes';
import { ResetTokenRepository } from './password-reset/reset-token-repository';
import { EmailChangeGuard } from './profiles/email-change-guard';
import { EmailChangeRepository } from './profiles/email-change-repository';
import { registerOwnLanguage } from './profiles/own-language-routes';
import { ProfileRepository } from './profiles/profile-repository';
import { registerProfiles } from './profiles/profile-routes';
import { registerRegistration } from './profiles/registration-routes';

declare module 'fastify' {
  interface FastifyInstance {
    readonly profiles: ProfileRepository;
  }
}

/** Registration, log-in and log-out of members, and their own data. */
export const membersPlugin = fastifyPlugin(
  async (app: FastifyInstance) => {
    const { database, now, makeId, memberPasswords: passwords, rateLimits, staffGuard } = app;
    const { memberSessions: sessions, memberGuard: members, loginGuard: guard, mailer } = app;
    const { church, outbox, disk, pictures, pictureMaker: maker, requestLimits } = app;
    const profiles = new ProfileRepository(database, now, makeId);
    app.decorate('profiles', profiles);
    const emailChanges = new EmailChangeRepository(database, now, makeId);
    const emailTokens = new EmailTokenRepository(database, now, profiles);
    const resetTokens = new ResetTokenRepository(database, now);
    const parts = { database, profiles, emailChanges, resetTokens, emailTokens };
    Object.assign(app.mailComposers, makeMailComposers({ ...parts, siteOrigin: app.siteOrigin }));
    sweepRegularly(app, [resetTokens, emailTokens, emailChanges]);
    const emailGuard = new EmailChangeGuard({ passwords, guard, requestLimits, rateLimits });
    registerProfiles(app, {
      ...{ repository: profiles, emailChanges, emailGuard, mailer, pictures, members, staffGuard },
      accessLog: app.accessLog,
    });
    registerOwnLanguage(app, profiles);
    registerMemberLogin(app, { profiles, sessions, members, passwords, guard });
    registerPasswordReset(app, {
      ...{ church, profiles, tokens: resetTokens, outbox, mailer, passwords, guard },
    });
    const changes = new PasswordChangeRepository(database, now, makeId);
    registerPasswordChange(app, {
      ...{ church, profiles, changes, mailer, passwords, guard, rateLimits },
    });
    const pictureRepository = new OwnPictureRepository(database, now, profiles);
    const ownPicture = new OwnPicture(pictures, pictureRepository, app.log);
    sweepRegularly(app, [ownPicture]);
    await registerOwnPicture(app, { profiles, pictures, ownPicture, maker, disk });
    registerEmailConfirmation(app, { tokens: emailTokens });
    await registerRegistration(app, {
      ...{ church, repository: profiles, pictures, passwords, disk, maker, outbox, mailer },
      requestLimits,
      confirmationMailLimit: new NetworkRateLimiter(
        networkUnconfirmedMailLimit('registrations'),
        rateLimits,
      ),
      pages: app.originPolicy,
    });
  },
  { name: 'members', dependencies: ['review'] },
);
