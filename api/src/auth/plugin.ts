import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { httpRoutes } from '../http/plugin';
import { repeatWhileListening } from '../storage/schedule/repeat-while-listening';
import { sweepRegularly } from '../storage/schedule/sweep-regularly';
import { AccessLog } from './access-log/access-log';
import { enforceAccess } from './access/route-access';
import { KnownDevices } from './login-guard/known-devices';
import { LoginAttemptRepository } from './login-guard/login-attempt-repository';
import { LoginGuard } from './login-guard/login-guard';
import { SigningKeyRepository } from './login-guard/signing-key-repository';
import { PasswordChecker, passwordsAtOnce } from './passwords/password-checker';
import type { PasswordCost } from './passwords/password-checker';
import { FactorCheck } from './second-factors/factor-check';
import { FactorRepository } from './second-factors/factor-repository';
import { LoginTickets } from './second-factors/login-tickets';
import { RelyingParty } from './second-factors/relying-party';
import { TicketRepository } from './second-factors/ticket-repository';
import { logRefusals } from './security-log/note-refusals';
import { SecurityLog } from './security-log/security-log';
import { serveSecurityLog } from './security-log/security-log-routes';
import { MemberGuard } from './sessions/member-guard';
import { MemberSessionRepository } from './sessions/member-session-repository';
import { PendingLogouts } from './sessions/pending-logouts';
import { serveAdminSession } from './staff-session/admin-session-routes';
import { SessionCookie } from './staff-session/session-cookie';
import { SessionRepository } from './staff-session/session-repository';
import { StaffGuard } from './staff-session/staff-guard';
import { UnfinishedLogins } from './staff-session/unfinished-logins';

export interface AuthOptions {
  /** Absent: OWASP's minimum. */
  readonly passwordCost?: PasswordCost | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Members and staff have separate queues, so that a rush of one does not delay the other. */
    readonly memberPasswords: PasswordChecker;
    readonly staffPasswords: PasswordChecker;
    readonly signingKeys: SigningKeyRepository;
    readonly loginGuard: LoginGuard;
    readonly staffCookie: SessionCookie;
    readonly staffSessions: SessionRepository;
    readonly staffGuard: StaffGuard;
    readonly securityLog: SecurityLog;
    readonly factors: FactorRepository;
    readonly factorTickets: TicketRepository;
    readonly loginTickets: LoginTickets;
    readonly unfinishedLogins: UnfinishedLogins;
    readonly relyingParty: RelyingParty;
    readonly factorCheck: FactorCheck;
    readonly accessLog: AccessLog;
    readonly memberSessions: MemberSessionRepository;
    readonly memberGuard: MemberGuard;
  }
}

/** In milliseconds: the retry interval of a logout that the database could not store. */
const logoutInterval = 2000;

/** Sessions, second factors and logs of access. It guards every route that is registered after it. */
export const authPlugin = fastifyPlugin(
  async (app: FastifyInstance, { passwordCost }: AuthOptions) => {
    const { database, now, makeId, audit, siteOrigin, church, isSecure, requestLimits } = app;
    const sessions = await makeSessions(app);
    const cookie = new SessionCookie(isSecure);
    const memberGuard = new MemberGuard(sessions.memberSessions);
    const securityLog = new SecurityLog(database, now, makeId);
    logRefusals(app, securityLog);
    const factors = new FactorRepository(database, now);
    const relyingParty = new RelyingParty(siteOrigin, church);
    const staffGuard = new StaffGuard(sessions.staffSessions, cookie, memberGuard, factors);
    app.originPolicy.guardChanges(app, (request) => cookie.read(request) !== undefined);
    enforceAccess(app, { staffGuard, memberGuard });
    requestLimits.countRequests(app);
    const tickets = new TicketRepository(database, now);
    const unfinished = new UnfinishedLogins(database, now, audit);
    const attempts = new LoginAttemptRepository(database, now);
    const keys = new SigningKeyRepository(database, now);
    const devices = new KnownDevices(keys, now, isSecure);
    sweepRegularly(app, [
      sessions.staffSessions,
      sessions.memberSessions,
      attempts,
      app.rateLimits,
    ]);
    sweepRegularly(app, [{ sweep: () => unfinished.sweep().then(() => tickets.sweep()) }]);
    app
      .decorate('memberPasswords', new PasswordChecker(passwordsAtOnce.members, passwordCost))
      .decorate('staffPasswords', new PasswordChecker(passwordsAtOnce.staff, passwordCost))
      .decorate('signingKeys', keys)
      .decorate('loginGuard', new LoginGuard(attempts, devices, requestLimits))
      .decorate('staffCookie', cookie)
      .decorate('staffSessions', sessions.staffSessions)
      .decorate('staffGuard', staffGuard)
      .decorate('securityLog', securityLog)
      .decorate('factors', factors)
      .decorate('factorTickets', tickets)
      .decorate('loginTickets', new LoginTickets(database, now, () => keys.read('login-tickets')))
      .decorate('unfinishedLogins', unfinished)
      .decorate('relyingParty', relyingParty)
      .decorate('factorCheck', new FactorCheck({ database, now, makeId, audit, relyingParty }))
      .decorate('accessLog', new AccessLog({ database, now, audit }))
      .decorate('memberSessions', sessions.memberSessions)
      .decorate('memberGuard', memberGuard);
    await app.register(httpRoutes);
    serveAdminSession(app);
    serveSecurityLog(app);
  },
  { name: 'auth', dependencies: ['mail'] },
);

/**
 * Creates the sessions of staff and members. A logout that cannot be stored takes effect at once and is stored later.
 */
async function makeSessions(app: FastifyInstance) {
  const { database, now, dataDir } = app;
  const logouts = new PendingLogouts(join(dataDir, 'ended-sessions'));
  await logouts.load();
  repeatWhileListening(app, logoutInterval, () => logouts.settle(database));
  return {
    staffSessions: new SessionRepository(database, now, logouts),
    memberSessions: new MemberSessionRepository(database, now, logouts),
  };
}
