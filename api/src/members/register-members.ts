import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { StaffGuard } from '../admin-session/staff-guard';
import type { IpRateLimiter } from '../rate-limit/ip-rate-limiter';
import type { DiskShare } from '../disk-share/disk-share';
import type { RateLimitRepository } from '../rate-limit/rate-limit-repository';
import { registerEmailConfirmation } from '../email-confirmation/confirmation-routes';
import { EmailTokenRepository } from '../email-confirmation/email-token-repository';
import type { OriginPolicy } from '../http/requests/origin-policy';
import type { LoginGuard } from '../login-guard/login-guard';
import { MailBudget } from '../mail/mail-budget';
import { MailFolder } from '../mail/mail-folder';
import type { MailTransport } from '../mail/mail-transport';
import { Mailer } from '../mail/mailer';
import { OutboxRepository } from '../mail/outbox-repository';
import type { MemberGuard } from '../member-session/member-guard';
import type { MemberSessionRepository } from '../member-session/member-session-repository';
import { registerMemberLogin } from '../member-login/member-login-routes';
import { registerPasswordReset } from '../password-reset/password-reset-routes';
import { ResetTokenRepository, resetTokenLifetime } from '../password-reset/reset-token-repository';
import type { PasswordChecker } from '../passwords/password-checker';
import { EmailChangeGuard } from '../profiles/email-change-guard';
import { EmailChangeRepository } from '../profiles/email-change-repository';
import { PictureMaker } from '../profiles/picture';
import { PictureStore } from '../profiles/picture-store';
import { ProfileRepository } from '../profiles/profile-repository';
import { registerProfiles } from '../profiles/profile-routes';
import { registerRegistration } from '../profiles/registration-routes';
import type { Database } from '../storage/database';
import type { Clock, IdMaker } from '../storage/ports';
import { sweepRegularly } from '../storage/sweep-regularly';
import { makeMailComposers } from './mail-composers';

export interface MembersParts {
  readonly database: Database;
  readonly now: Clock;
  readonly makeId: IdMaker;
  readonly dataDir: string;
  /** Where visitors reach the site. Never what a request says of itself: it would end up in mails (SAFETY 1). */
  readonly siteOrigin: () => string;
  readonly transport: MailTransport;
  readonly sessions: MemberSessionRepository;
  readonly members: MemberGuard;
  readonly passwords: PasswordChecker;
  readonly guard: LoginGuard;
  /** Of one address of the network: for what costs a hash of a password, sends a mail, or holds a file. */
  readonly limit: IpRateLimiter;
  readonly mailLimit: IpRateLimiter;
  readonly uploadLimit: IpRateLimiter;
  readonly disk: DiskShare;
  readonly emailChangeLimit: IpRateLimiter;
  readonly confirmationMailLimit: IpRateLimiter;
  readonly rateLimits: RateLimitRepository;
  readonly staffGuard: StaffGuard;
  readonly pages: OriginPolicy;
}

/** Everything that members do: creating a profile, coming and going, and what is theirs. */
export async function registerMembers(app: FastifyInstance, parts: MembersParts): Promise<void> {
  const { database, now, makeId, sessions, members, passwords, guard, limit, staffGuard } = parts;
  const profiles = new ProfileRepository(database, now, makeId);
  const emailChanges = new EmailChangeRepository(database, now, makeId);
  const emailTokens = new EmailTokenRepository(database, now, profiles);
  const pictures = new PictureStore(join(parts.dataDir, 'images'));
  const maker = new PictureMaker();
  app.addHook('onClose', async () => maker.stop());
  const resetTokens = new ResetTokenRepository(database, now);
  const outbox = new OutboxRepository(database, now, makeId);
  const budget = new MailBudget(database, now, resetTokenLifetime);
  const composers = makeMailComposers({
    profiles,
    emailChanges,
    resetTokens,
    emailTokens,
    siteOrigin: parts.siteOrigin,
  });
  const { transport } = parts;
  const mailer = new Mailer({ outbox, budget, composers, transport, log: app.log });
  app.addHook('onListen', (done) => {
    mailer.start();
    done();
  });
  app.addHook('onClose', () => mailer.stop());
  const folder = new MailFolder(parts.dataDir, now);
  sweepRegularly(app, [sessions, resetTokens, emailTokens, emailChanges, budget, folder]);

  const emailGuard = new EmailChangeGuard({
    passwords,
    guard,
    limit: parts.emailChangeLimit,
    rateLimits: parts.rateLimits,
  });
  registerProfiles(app, {
    repository: profiles,
    emailChanges,
    emailGuard,
    mailer,
    pictures,
    members,
    staffGuard,
  });
  registerMemberLogin(app, { profiles, sessions, members, passwords, guard, limit });
  const { mailLimit } = parts;
  registerPasswordReset(app, {
    tokens: resetTokens,
    outbox,
    mailer,
    passwords,
    guard,
    mailLimit,
    limit,
  });
  registerEmailConfirmation(app, { tokens: emailTokens, limit });
  await registerRegistration(app, {
    repository: profiles,
    pictures,
    passwords,
    disk: parts.disk,
    maker,
    outbox,
    mailer,
    limit,
    uploadLimit: parts.uploadLimit,
    confirmationMailLimit: parts.confirmationMailLimit,
    pages: parts.pages,
  });
}
