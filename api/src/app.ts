import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import {
  IpRateLimiter,
  confirmationMailRateLimit,
  emailChangeRateLimit,
  submissionRateLimit,
  passwordRateLimit,
  mailRateLimit,
  reportRateLimit,
  staffLoginRateLimit,
  uploadRateLimit,
} from './rate-limit/ip-rate-limiter';
import { RateLimitRepository } from './rate-limit/rate-limit-repository';
import { StaffGuard } from './admin-session/staff-guard';
import { AdminRepository } from './admin-session/admin-repository';
import { registerAdminSession } from './admin-session/admin-session-routes';
import { SessionCookie } from './admin-session/session-cookie';
import { SessionRepository } from './admin-session/session-repository';
import { AuditLog } from './audit/audit-log';
import { registerClientReports } from './client-reports/client-report-routes';
import type { Config } from './config';
import { defaultPollingIntervals } from './console-events/console-event-feed';
import type { PollingIntervals } from './console-events/console-event-feed';
import { registerConsole } from './console/register-console';
import { refuseChanges } from './data-folder/refuse-changes';
import { repeatWhileListening } from './storage/repeat-while-listening';
import type { StorageGuard } from './data-folder/storage-guard';
import { DiskShare } from './disk-share/disk-share';
import { registerHealth } from './health/health-routes';
import { makeLog } from './http/fault-log';
import { makeServer } from './http/make-server';
import type { ServerTimeouts } from './http/make-server';
import { OriginPolicy } from './http/origin-policy';
import { refuseUnknownAddresses } from './http/unknown-address';
import { KnownDevices } from './login-guard/known-devices';
import { LoginAttemptRepository } from './login-guard/login-attempt-repository';
import { LoginGuard } from './login-guard/login-guard';
import { SigningKeyRepository } from './login-guard/signing-key-repository';
import { UnstoredLogouts } from './logout/unstored-logouts';
import { makeMailTransport } from './mail/mail-transport';
import type { MailTransport } from './mail/mail-transport';
import { MemberGuard } from './member-session/member-guard';
import { MemberSessionRepository } from './member-session/member-session-repository';
import { registerMembers } from './members/register-members';
import { PasswordChecker } from './passwords/password-checker';
import { decorateWithBotSignals } from './quarantine/bot-signal';
import { QuarantineRepository } from './quarantine/quarantine-repository';
import { registerSite } from './site/site-routes';
import type { Database } from './storage/database';
import type { Clock, IdMaker } from './storage/ports';
import { sweepRegularly } from './storage/sweep-regularly';
import { makeTimeOrderedId } from './storage/time-ordered-id';
import { TestimonyRepository } from './testimonies/testimony-repository';
import { registerTestimonies } from './testimonies/testimony-routes';
import { GroupCommit } from './submissions/group-commit';
import { SubmissionRepository } from './submissions/submission-repository';
import { registerSubmissions } from './submissions/submission-routes';

export interface AppOptions {
  readonly database: Database;
  readonly config: Pick<
    Config,
    'publicUrl' | 'siteDir' | 'dataDir' | 'trustedProxies' | 'allowedOrigins'
  >;
  /** Absent: mails become files in `dataDir`. */
  readonly mail?: MailTransport;
  /** What mails call the site where there is no `publicUrl`; absent: where the server listens. */
  readonly localOrigin?: string;
  readonly now?: Clock;
  readonly makeId?: IdMaker;
  readonly log?: Logger;
  readonly timeouts?: ServerTimeouts;
  readonly pollingIntervals?: PollingIntervals;
  /** Of a SQLite database; absent: whatever is sent is tried. */
  readonly storage?: StorageGuard | undefined;
}

/** In bytes: what PostgreSQL's disk, which cannot be looked at, is taken to have left. */
const assumedFree = 10 * 2 ** 30;

/** How soon a logout is stored once the database takes it again, in milliseconds. */
const logoutInterval = 2000;

/**
 * The whole server over an opened database, ready for `listen` or `inject`. Closing it waits until every
 * row that it took is stored; the database stays open, for it belongs to the caller.
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, config, now = () => new Date(), makeId = makeTimeOrderedId } = options;
  const { log = makeLog(), timeouts, mail = makeMailTransport(config, () => undefined) } = options;
  const isSecure = config.publicUrl?.protocol === 'https:';
  const { trustedProxies } = config;
  const app = makeServer(log, now, { timeouts, trustedProxies, isSecure });
  const pages = new OriginPolicy(config.publicUrl?.origin, config.allowedOrigins);
  pages.allowCalls(app);
  const refuse = refuseUnknownAddresses(app);

  const logouts = new UnstoredLogouts(join(config.dataDir, 'ended-sessions'));
  await logouts.load();
  repeatWhileListening(app, logoutInterval, () => logouts.settle(database));
  const sessions = new SessionRepository(database, now, logouts);
  const cookie = new SessionCookie(isSecure);
  const memberSessions = new MemberSessionRepository(database, now, logouts);
  const members = new MemberGuard(memberSessions);
  const staffGuard = new StaffGuard(sessions, cookie, members);
  pages.guardChanges(app, (request) => cookie.read(request) !== undefined);

  const submissions = new SubmissionRepository(database, now, makeId);
  const commits = new GroupCommit(submissions.storeAll.bind(submissions));
  app.addHook('onClose', () => commits.flush());

  registerHealth(app, database, options.storage);
  if (options.storage !== undefined) refuseChanges(app, options.storage);
  const rateLimits = new RateLimitRepository(database, now);
  registerClientReports(app, new IpRateLimiter(reportRateLimit, rateLimits));
  decorateWithBotSignals(app);
  const disk = new DiskShare({
    rateLimits,
    quarantine: new QuarantineRepository(database),
    readFree: () => options.storage?.readFree() ?? assumedFree,
    now,
    log: app.log,
  });
  registerSubmissions(app, {
    repository: submissions,
    commits,
    staffGuard,
    disk,
    limit: new IpRateLimiter(submissionRateLimit, rateLimits),
  });
  const testimonies = new TestimonyRepository(database, now);
  registerTestimonies(app, { testimonies, staffGuard });
  const passwords = new PasswordChecker();
  const attempts = new LoginAttemptRepository(database, now);
  const keys = new SigningKeyRepository(database, now);
  const guard = new LoginGuard(attempts, new KnownDevices(keys, now, isSecure));
  const limit = new IpRateLimiter(passwordRateLimit, rateLimits);
  registerAdminSession(app, {
    admins: new AdminRepository(database, now, makeId),
    sessions,
    passwords,
    guard,
    cookie,
    staffGuard,
    pages,
    limit: new IpRateLimiter(staffLoginRateLimit, rateLimits),
  });
  await registerMembers(app, {
    database,
    now,
    makeId,
    dataDir: config.dataDir,
    siteOrigin: () => config.publicUrl?.origin ?? options.localOrigin ?? app.listeningOrigin,
    transport: mail,
    sessions: memberSessions,
    members,
    passwords,
    guard,
    limit,
    mailLimit: new IpRateLimiter(mailRateLimit, rateLimits),
    uploadLimit: new IpRateLimiter(uploadRateLimit, rateLimits),
    disk,
    emailChangeLimit: new IpRateLimiter(emailChangeRateLimit, rateLimits),
    confirmationMailLimit: new IpRateLimiter(confirmationMailRateLimit, rateLimits),
    rateLimits,
    staffGuard,
    pages,
  });
  sweepRegularly(app, [sessions, attempts, rateLimits, submissions]);
  const { pollingIntervals = defaultPollingIntervals } = options;
  const audit = new AuditLog(database, now);
  await registerConsole(app, {
    database,
    now,
    makeId,
    audit,
    staffGuard,
    intervals: pollingIntervals,
  });
  if (config.siteDir !== undefined) {
    await registerSite(app, { siteDir: config.siteDir, refuse, testimonies });
  }
  return app;
}
