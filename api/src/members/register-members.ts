import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { AdminDoor } from '../admin-session/admin-door';
import type { AddressLimit } from '../address-limit/address-limit';
import type { OwnPages } from '../http/own-pages';
import type { LoginGuard } from '../login-guard/login-guard';
import type { MailTransport } from '../mail/mail-transport';
import { Mailer } from '../mail/mailer';
import { OutboxRepository } from '../mail/outbox-repository';
import type { MemberDoor } from '../member-session/member-door';
import type { MemberSessionRepository } from '../member-session/member-session-repository';
import { registerMemberSession } from '../member-session/member-session-routes';
import { registerPasswordReset } from '../password-reset/password-reset-routes';
import { composeResetMail } from '../password-reset/reset-mail';
import { ResetTokenRepository } from '../password-reset/reset-token-repository';
import type { PasswordChecker } from '../passwords/password-checker';
import { PictureStore } from '../profiles/picture-store';
import { ProfileRepository } from '../profiles/profile-repository';
import { registerProfiles } from '../profiles/profile-routes';
import { registerRegistration } from '../profiles/registration-routes';
import type { Database } from '../storage/database';
import type { Clock, IdMaker } from '../storage/ports';
import { sweepRegularly } from '../storage/sweep-regularly';

export interface MembersParts {
  readonly database: Database;
  readonly now: Clock;
  readonly makeId: IdMaker;
  readonly dataDir: string;
  /** Where visitors reach the site. Never what a request says of itself: it would end up in mails (SAFETY 1). */
  readonly siteOrigin: () => string;
  readonly transport: MailTransport;
  readonly sessions: MemberSessionRepository;
  readonly members: MemberDoor;
  readonly passwords: PasswordChecker;
  readonly guard: LoginGuard;
  /** Of one address: for what costs a hash of a password, and for what sends a mail. */
  readonly limit: AddressLimit;
  readonly mailLimit: AddressLimit;
  readonly door: AdminDoor;
  readonly pages: OwnPages;
}

/** Everything that members do: creating a profile, coming and going, and what is theirs. */
export async function registerMembers(app: FastifyInstance, parts: MembersParts): Promise<void> {
  const { database, now, makeId, sessions, members, passwords, guard, limit, mailLimit, door } =
    parts;
  const profiles = new ProfileRepository(database, now, makeId);
  const pictures = new PictureStore(join(parts.dataDir, 'images'));
  const tokens = new ResetTokenRepository(database, now);
  const outbox = new OutboxRepository(database, now, makeId);
  const composers = { 'reset-link': makeResetComposer(profiles, tokens, parts.siteOrigin) };
  const mailer = new Mailer({ outbox, composers, transport: parts.transport, log: app.log });
  app.addHook('onListen', (done) => {
    mailer.start();
    done();
  });
  app.addHook('onClose', () => mailer.stop());
  sweepRegularly(app, [sessions, tokens]);

  registerProfiles(app, { repository: profiles, pictures, members, door });
  registerMemberSession(app, { profiles, sessions, members, passwords, guard, limit });
  registerPasswordReset(app, { tokens, outbox, mailer, passwords, guard, mailLimit, limit });
  await registerRegistration(app, {
    repository: profiles,
    pictures,
    passwords,
    pages: parts.pages,
    limit,
  });
}

/** The token is made when the mail is, so that none lies in the outbox. */
const makeResetComposer =
  (profiles: ProfileRepository, tokens: ResetTokenRepository, siteOrigin: () => string) =>
  async (recipient: string) => {
    const profile = (await profiles.findAccount(recipient))?.profile;
    if (profile === undefined) return undefined;
    const { _id, fullName, email } = profile;
    const token = await tokens.issue(_id);
    return composeResetMail(fullName, { origin: siteOrigin(), token, email });
  };
