import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import {
  AddressLimit,
  formsAllowance,
  hallAllowance,
  mailAllowance,
  reportAllowance,
} from './address-limit/address-limit';
import { AllowanceRepository } from './address-limit/allowance-repository';
import { AdminDoor } from './admin-session/admin-door';
import { AdminRepository } from './admin-session/admin-repository';
import { registerAdminSession } from './admin-session/admin-session-routes';
import { SessionCookie } from './admin-session/session-cookie';
import { SessionRepository } from './admin-session/session-repository';
import { AuditLog } from './audit/audit-log';
import { registerClientReports } from './client-reports/client-report-routes';
import type { Config } from './config';
import { defaultTempo } from './console-events/console-news';
import type { NewsTempo } from './console-events/console-news';
import { registerConsole } from './console/register-console';
import { registerHealth } from './health/health-routes';
import { makeLog } from './http/fault-log';
import { makeServer } from './http/make-server';
import type { Patience } from './http/make-server';
import { OwnPages } from './http/own-pages';
import { refuseUnknownAddresses } from './http/unknown-address';
import { LoginAttemptRepository } from './login-guard/login-attempt-repository';
import { LoginGuard } from './login-guard/login-guard';
import { makeMailTransport } from './mail/mail-transport';
import type { MailTransport } from './mail/mail-transport';
import { MemberDoor } from './member-session/member-door';
import { MemberSessionRepository } from './member-session/member-session-repository';
import { registerMembers } from './members/register-members';
import { PasswordChecker } from './passwords/password-checker';
import { carryBotSigns } from './quarantine/bot-sign';
import { registerSite } from './site/site-routes';
import type { Database } from './storage/database';
import type { Clock, IdMaker } from './storage/ports';
import { sweepRegularly } from './storage/sweep-regularly';
import { makeTimeOrderedId } from './storage/time-ordered-id';
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
  readonly now?: Clock;
  readonly makeId?: IdMaker;
  readonly log?: Logger;
  readonly patience?: Patience;
  readonly newsTempo?: NewsTempo;
}

/**
 * The whole server over an opened database, ready for `listen` or `inject`. Closing it waits until every
 * row that it took is stored; the database stays open, for it belongs to the caller.
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, config, now = () => new Date(), makeId = makeTimeOrderedId } = options;
  const { log = makeLog(), patience, mail = makeMailTransport(config, () => undefined) } = options;
  const isSecure = config.publicUrl?.protocol === 'https:';
  const { trustedProxies } = config;
  const app = makeServer(log, now, { patience, trustedProxies, isSecure });
  const pages = new OwnPages(config.publicUrl?.origin, config.allowedOrigins);
  pages.allowCalls(app);
  const refuse = refuseUnknownAddresses(app);

  const sessions = new SessionRepository(database, now);
  const cookie = new SessionCookie(isSecure);
  const memberSessions = new MemberSessionRepository(database, now);
  const members = new MemberDoor(memberSessions);
  const door = new AdminDoor(sessions, cookie, members);
  pages.guardChanges(app, (request) => cookie.read(request) !== undefined);

  const submissions = new SubmissionRepository(database, now, makeId);
  const commits = new GroupCommit(submissions.storeAll.bind(submissions));
  app.addHook('onClose', () => commits.flush());

  registerHealth(app, database);
  const allowances = new AllowanceRepository(database, now);
  registerClientReports(app, new AddressLimit(reportAllowance, allowances));
  carryBotSigns(app);
  registerSubmissions(app, {
    repository: submissions,
    commits,
    door,
    limit: new AddressLimit(formsAllowance, allowances),
  });
  const passwords = new PasswordChecker();
  const attempts = new LoginAttemptRepository(database, now);
  const guard = new LoginGuard(attempts);
  const limit = new AddressLimit(hallAllowance, allowances);
  registerAdminSession(app, {
    admins: new AdminRepository(database, now, makeId),
    sessions,
    passwords,
    guard,
    cookie,
    door,
    pages,
    limit,
  });
  await registerMembers(app, {
    database,
    now,
    makeId,
    dataDir: config.dataDir,
    siteOrigin: () => config.publicUrl?.origin ?? app.listeningOrigin,
    transport: mail,
    sessions: memberSessions,
    members,
    passwords,
    guard,
    limit,
    mailLimit: new AddressLimit(mailAllowance, allowances),
    door,
    pages,
  });
  sweepRegularly(app, [attempts, allowances]);
  const { newsTempo = defaultTempo } = options;
  const audit = new AuditLog(database, now);
  await registerConsole(app, { database, now, makeId, audit, door, tempo: newsTempo });
  if (config.siteDir !== undefined) {
    await registerSite(app, { siteDir: config.siteDir, refuse, testimonies: submissions });
  }
  return app;
}
