import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { sweepRegularly } from '../storage/schedule/sweep-regularly';
import { serveEmailConfirmation } from './email-confirmation/confirmation-routes';
import { EmailTokenRepository } from './email-confirmation/email-token-repository';
import { makeMailComposers } from './mail-composers';
import { serveMemberLogin } from './member-login-routes';
import { serveOwnPicture } from './own-picture/own-picture-routes';
import { servePasswordChange } from './password-change/password-change-routes';
import { servePasswordReset } from './password-reset/password-reset-routes';
import { ResetTokenRepository } from './password-reset/reset-token-repository';
import { EmailChangeRepository } from './profiles/email-change-repository';
import { serveProfileEntries } from './profile-entries/profile-entry-routes';
import { serveOwnLanguage } from './profiles/own-language-routes';
import { ProfileRepository } from './profiles/profile-repository';
import { serveProfiles } from './profiles/profile-routes';
import { serveRegistration } from './profiles/registration-routes';

declare module 'fastify' {
  interface FastifyInstance {
    readonly profiles: ProfileRepository;
  }
}

/** Registration, log-in and log-out of members, and their own data. */
export const membersPlugin = fastifyPlugin(
  async (app: FastifyInstance) => {
    const { database, now, makeId } = app;
    const profiles = new ProfileRepository(database, now, makeId);
    app.decorate('profiles', profiles);
    Object.assign(app.mailComposers, makeMailComposers(app));
    sweepRegularly(app, [
      new ResetTokenRepository(database, now),
      new EmailTokenRepository(database, now, profiles),
      new EmailChangeRepository(database, now, makeId),
    ]);
    serveProfiles(app);
    serveOwnLanguage(app);
    serveMemberLogin(app);
    servePasswordReset(app);
    servePasswordChange(app);
    await serveOwnPicture(app);
    serveEmailConfirmation(app);
    await serveRegistration(app);
    serveProfileEntries(app);
  },
  { name: 'members', dependencies: ['review'] },
);
