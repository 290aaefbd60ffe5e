import type { FastifyInstance } from 'fastify';
import type { StaffGuard } from './auth/staff-session/staff-guard';
import { NetworkRateLimiter } from './http/rate-limit/network-rate-limiter';
import { unconfirmedMailLimit, networkUnconfirmedMailLimit } from './http/rate-limit/rate-limits';
import type { Bucket } from './storage/bucket/bucket';
import type { DiskShare } from './submissions/disk-share';
import type { AccessLog } from './auth/access-log/access-log';
import type { RateLimitRepository } from './http/rate-limit/rate-limit-repository';
import type { RequestLimits } from './http/rate-limit/request-limits';
import { registerEmailConfirmation } from './members/email-confirmation/confirmation-routes';
import { EmailTokenRepository } from './members/email-confirmation/email-token-repository';
import type { OriginPolicy } from './http/requests/origin-policy';
import type { LoginGuard } from './auth/login-guard/login-guard';
import type { PublishedChurch } from './mail/published-church';
import { makeChurchSenderFilter } from './mail/church-in-mails';
import { AllMailsLimit } from './mail/all-mails-limit';
import { MailBudget } from './mail/mail-budget';
import { MailFolder } from './mail/mail-folder';
import type { MailTransport } from './mail/mail-transport';
import { Mailer } from './mail/mailer';
import { OutboxRepository } from './mail/outbox-repository';
import type { MemberGuard } from './auth/sessions/member-guard';
import type { MemberSessionRepository } from './auth/sessions/member-session-repository';
import { registerMemberLogin } from './members/member-login-routes';
import { makeSentLinkComposer } from './privacy/my-data/sent-link-mail';
import { registerPasswordReset } from './members/password-reset/password-reset-routes';
import {
  ResetTokenRepository,
  resetTokenLifetime,
} from './members/password-reset/reset-token-repository';
import { OwnPicture } from './members/own-picture/own-picture';
import { OwnPictureRepository } from './members/own-picture/own-picture-repository';
import { registerOwnPicture } from './members/own-picture/own-picture-routes';
import { PasswordChangeRepository } from './members/password-change/password-change-repository';
import { registerPasswordChange } from './members/password-change/password-change-routes';
import type { PasswordChecker } from './auth/passwords/password-checker';
import { EmailChangeGuard } from './members/profiles/email-change-guard';
import { EmailChangeRepository } from './members/profiles/email-change-repository';
import { makePictureStore } from './content/pictures/bucket-pictures';
import { PictureMaker } from './content/pictures/picture-maker';
import { registerOwnLanguage } from './members/profiles/own-language-routes';
import { ProfileRepository } from './members/profiles/profile-repository';
import { registerProfiles } from './members/profiles/profile-routes';
import { registerRegistration } from './members/profiles/registration-routes';
import type { Database } from './storage/database';
import type { Clock } from './storage/clock';
import type { IdMaker } from './storage/time-ordered-id';
import { makeProfileEndComposer } from './privacy/retention/profile-end-mail';
import { sweepRegularly } from './storage/schedule/sweep-regularly';
import { makeReceivedComposer } from './submissions/received-mail/received-mail';
import { makeEmailComposer } from './review/contact-history/email-mails';
import { makeInvitationComposer } from './staff/accounts/invitation-mails';
import { StaffEmailRepository } from './staff/own-account/staff-email-repository';
import type { DigestTokens } from './staff/news/digest-tokens';
import { makeNewsComposers } from './staff/news/news-mails';
import { StaffNews } from './staff/news/staff-news';
import { makeStaffMailComposers } from './staff/own-account/staff-mails';
import { makeMailComposers } from './members/mail-composers';

/** This is logged when emails to unconfirmed addresses are suspended. */
class TooManyUnconfirmedMails extends Error {
  override readonly name = 'TooManyUnconfirmedMails';
}

export interface MembersContext {
  readonly database: Database;
  readonly now: Clock;
  readonly makeId: IdMaker;
  readonly dataDir: string;
  /** The bucket of pictures; absent if they are in `dataDir`. */
  readonly bucket: Bucket | undefined;
  readonly siteOrigin: () => string;
  readonly transport: MailTransport;
  readonly church: Pick<PublishedChurch, 'read'>;
  readonly digestTokens: DigestTokens;
  readonly memberSessions: MemberSessionRepository;
  readonly memberGuard: MemberGuard;
  readonly memberPasswords: PasswordChecker;
  readonly loginGuard: LoginGuard;
  readonly rateLimits: RateLimitRepository;
  readonly requestLimits: RequestLimits;
  readonly disk: DiskShare;
  readonly staffGuard: StaffGuard;
  readonly readings: AccessLog;
  readonly originPolicy: OriginPolicy;
}

/**
 * Registers all routes of members: registration, login, logout and their own data.
 * @returns the mailer, which also sends the emails to staff
 */
export async function registerMembers(
  app: FastifyInstance,
  context: MembersContext,
): Promise<Mailer> {
  const { database, now, makeId, memberPasswords: passwords, rateLimits, staffGuard } = context;
  const { memberSessions: sessions, memberGuard: members, loginGuard: guard } = context;
  const profiles = new ProfileRepository(database, now, makeId);
  const emailChanges = new EmailChangeRepository(database, now, makeId);
  const emailTokens = new EmailTokenRepository(database, now, profiles);
  const pictures = makePictureStore(context);
  const maker = new PictureMaker();
  app.addHook('onClose', async () => maker.stop());
  const resetTokens = new ResetTokenRepository(database, now);
  const outbox = new OutboxRepository(database, now, makeId);
  const budget = new MailBudget(database, now, resetTokenLifetime);
  const composers = makeMailComposers({
    database,
    profiles,
    emailChanges,
    resetTokens,
    emailTokens,
    siteOrigin: context.siteOrigin,
    formReceived: makeReceivedComposer(context),
    news: makeNewsComposers({ ...context, tokens: context.digestTokens }),
    sentLink: makeSentLinkComposer({ ...context, profiles }),
    profileEnd: makeProfileEndComposer({ ...context, profiles }),
    staffInvitation: makeInvitationComposer(context),
    letter: makeEmailComposer(context),
    staff: makeStaffMailComposers({
      database,
      emails: new StaffEmailRepository(database, now, makeId),
      siteOrigin: context.siteOrigin,
    }),
  });
  const { transport, church } = context;
  const news = new StaffNews(context);
  const mailer = new Mailer({
    ...{ outbox, budget, composers, transport, now, log: app.log },
    unconfirmed: new AllMailsLimit(unconfirmedMailLimit('others'), {
      ...{ rateLimits, now, log: app.log, warning: new TooManyUnconfirmedMails() },
    }),
    queue: () => news.queueMails(),
    nameSender: makeChurchSenderFilter((language) => church.read(language)),
  });
  app.addHook('onListen', (done) => {
    mailer.start();
    done();
  });
  app.addHook('onClose', () => mailer.stop());
  app.memory.add(mailer).add(news);
  const folder = new MailFolder(context.dataDir, now);
  sweepRegularly(app, [resetTokens, emailTokens, emailChanges, budget, folder]);

  const emailGuard = new EmailChangeGuard({
    passwords,
    guard,
    requestLimits: context.requestLimits,
    rateLimits,
  });
  registerProfiles(app, {
    repository: profiles,
    emailChanges,
    emailGuard,
    mailer,
    pictures,
    members,
    staffGuard,
    readings: context.readings,
  });
  registerOwnLanguage(app, profiles);
  registerMemberLogin(app, { profiles, sessions, members, passwords, guard });
  registerPasswordReset(app, {
    church,
    profiles,
    tokens: resetTokens,
    outbox,
    mailer,
    passwords,
    guard,
  });
  registerPasswordChange(app, {
    church,
    profiles,
    changes: new PasswordChangeRepository(database, now, makeId),
    mailer,
    passwords,
    guard,
    rateLimits,
  });
  const looseRepository = new OwnPictureRepository(database, now, profiles);
  const ownPicture = new OwnPicture(pictures, looseRepository, app.log);
  sweepRegularly(app, [ownPicture]);
  const { disk } = context;
  await registerOwnPicture(app, {
    profiles,
    pictures,
    ownPicture,
    maker,
    disk,
  });
  registerEmailConfirmation(app, { tokens: emailTokens });
  await registerRegistration(app, {
    church,
    repository: profiles,
    pictures,
    passwords,
    disk,
    maker,
    outbox,
    mailer,
    requestLimits: context.requestLimits,
    confirmationMailLimit: new NetworkRateLimiter(
      networkUnconfirmedMailLimit('registrations'),
      rateLimits,
    ),
    pages: context.originPolicy,
  });
  return mailer;
}
