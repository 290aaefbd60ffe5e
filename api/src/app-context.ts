import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { AppOptions } from './app-options';
import { enforceAccess, getStaffId } from './auth/access/route-access';
import { AuditLog } from './storage/audit/audit-log';
import { Bucket } from './storage/bucket/bucket';
import { SessionCookie } from './auth/staff-session/session-cookie';
import { SessionRepository } from './auth/staff-session/session-repository';
import { StaffGuard } from './auth/staff-session/staff-guard';
import { defaultPollingIntervals } from './review/console-events/console-event-feed';
import type { PollingIntervals } from './review/console-events/console-event-feed';
import { DiskShare } from './submissions/disk-share';
import { makeOriginGetter } from './http/requests/listening-origin';
import type { OriginPolicy } from './http/requests/origin-policy';
import { KnownDevices } from './auth/login-guard/known-devices';
import { LoginAttemptRepository } from './auth/login-guard/login-attempt-repository';
import { LoginGuard } from './auth/login-guard/login-guard';
import { SigningKeyRepository } from './auth/login-guard/signing-key-repository';
import { FactorCheck } from './auth/second-factors/factor-check';
import { FactorRepository } from './auth/second-factors/factor-repository';
import { RelyingParty } from './auth/second-factors/relying-party';
import { UnfinishedLogins } from './auth/staff-session/unfinished-logins';
import { LoginTickets } from './auth/second-factors/login-tickets';
import { TicketRepository } from './auth/second-factors/ticket-repository';
import { PendingLogouts } from './auth/sessions/pending-logouts';
import { makeMailTransport } from './mail/mail-transport';
import type { MailTransport } from './mail/mail-transport';
import { MemberGuard } from './auth/sessions/member-guard';
import { MemberSessionRepository } from './auth/sessions/member-session-repository';
import { PasswordChecker, passwordsAtOnce } from './auth/passwords/password-checker';
import { QuarantineRepository } from './submissions/quarantine/quarantine-repository';
import { AccessLog } from './auth/access-log/access-log';
import { ReceiptCodes } from './submissions/receipts/receipt-codes';
import { ReceiptCookie } from './submissions/receipts/receipt-cookie';
import { SecurityLog } from './auth/security-log/security-log';
import { logRefusals } from './auth/security-log/note-refusals';
import { PublishedChurch } from './mail/published-church';
import { RateLimitRepository } from './http/rate-limit/rate-limit-repository';
import { RequestLimits } from './http/rate-limit/request-limits';
import { DigestTokens } from './staff/news/digest-tokens';
import type { Database } from './storage/database';
import { TrustedNetworkRepository } from './submissions/trusted-senders/trusted-network-repository';
import { TrustedSenders } from './submissions/trusted-senders/trusted-senders';
import { systemClock } from './storage/clock';
import type { Clock } from './storage/clock';
import type { IdMaker } from './storage/time-ordered-id';
import { repeatWhileListening } from './storage/schedule/repeat-while-listening';
import { sweepRegularly } from './storage/schedule/sweep-regularly';
import { makeTimeOrderedId } from './storage/time-ordered-id';

/** The dependencies that all parts of the server share. */
export interface AppContext {
  readonly database: Database;
  readonly now: Clock;
  readonly makeId: IdMaker;
  readonly dataDir: string;
  /** The bucket of files and members' pictures; absent if they are in `dataDir`. */
  readonly bucket: Bucket | undefined;
  /** The public origin of the site. It is never derived from a request, because it ends up in emails (safety 1). */
  readonly siteOrigin: () => string;
  readonly originPolicy: OriginPolicy;
  readonly rateLimits: RateLimitRepository;
  readonly requestLimits: RequestLimits;
  readonly disk: DiskShare;
  readonly trusted: TrustedSenders;
  readonly transport: MailTransport;
  readonly digestTokens: DigestTokens;
  readonly intervals: PollingIntervals;
  /** Members and staff have separate queues, so that a rush of one does not delay the other. */
  readonly memberPasswords: PasswordChecker;
  readonly staffPasswords: PasswordChecker;
  readonly loginGuard: LoginGuard;
  readonly cookie: SessionCookie;
  readonly staffSessions: SessionRepository;
  readonly staffGuard: StaffGuard;
  readonly audit: AuditLog;
  readonly securityLog: SecurityLog;
  readonly factors: FactorRepository;
  readonly tickets: TicketRepository;
  readonly loginTickets: LoginTickets;
  readonly unfinished: UnfinishedLogins;
  readonly relyingParty: RelyingParty;
  readonly church: PublishedChurch;
  readonly check: FactorCheck;
  readonly readings: AccessLog;
  readonly receipts: ReceiptCodes;
  readonly receiptCookie: ReceiptCookie;
  readonly memberSessions: MemberSessionRepository;
  readonly memberGuard: MemberGuard;
}

/** In bytes: the assumed free space of PostgreSQL's disk, which cannot be measured. */
const assumedFree = 10 * 2 ** 30;

/** In milliseconds: the retry interval of a logout that the database could not store. */
const logoutInterval = 2000;

/** Creates the context and registers the guards for all routes that follow. */
export async function createContext(
  app: FastifyInstance,
  options: AppOptions,
  originPolicy: OriginPolicy,
): Promise<AppContext> {
  const { database, config, now = systemClock, makeId = makeTimeOrderedId } = options;
  const isSecure = config.publicUrl?.protocol === 'https:';
  const sessions = await makeSessions(app, options, now);
  const cookie = new SessionCookie(isSecure);
  const memberGuard = new MemberGuard(sessions.memberSessions);
  const listeningOrigin = makeOriginGetter(app);
  const siteOrigin = () => config.publicUrl?.origin ?? options.localOrigin ?? listeningOrigin();
  const audit = new AuditLog(database, now);
  const securityLog = new SecurityLog(database, now, makeId);
  logRefusals(app, securityLog);
  const factors = new FactorRepository(database, now);
  const church = new PublishedChurch(config.siteDir);
  const relyingParty = new RelyingParty(siteOrigin, church);
  const staffGuard = new StaffGuard(sessions.staffSessions, cookie, memberGuard, factors);
  originPolicy.guardChanges(app, (request) => cookie.read(request) !== undefined);
  enforceAccess(app, { staffGuard, memberGuard });
  const networks = new TrustedNetworkRepository(database, now);
  const trusted = new TrustedSenders(networks, staffGuard);
  const tickets = new TicketRepository(database, now);
  const unfinished = new UnfinishedLogins(database, now, audit);
  const rateLimits = new RateLimitRepository(database, now);
  const requestLimits = new RequestLimits(rateLimits, getStaffId);
  requestLimits.countRequests(app);
  const attempts = new LoginAttemptRepository(database, now);
  const keys = new SigningKeyRepository(database, now);
  const devices = new KnownDevices(keys, now, isSecure);
  sweepRegularly(app, [sessions.staffSessions, sessions.memberSessions, attempts, rateLimits]);
  sweepRegularly(app, [{ sweep: () => unfinished.sweep().then(() => tickets.sweep()) }]);
  return {
    database,
    now,
    makeId,
    dataDir: config.dataDir,
    bucket: openBucket(app, options),
    siteOrigin,
    originPolicy,
    rateLimits,
    requestLimits,
    disk: makeDiskShare(app, options, { now, rateLimits }),
    trusted,
    transport: options.mail ?? makeMailTransport(config, () => undefined),
    church,
    intervals: options.pollingIntervals ?? defaultPollingIntervals,
    memberPasswords: new PasswordChecker(passwordsAtOnce.members, options.passwordCost),
    staffPasswords: new PasswordChecker(passwordsAtOnce.staff, options.passwordCost),
    loginGuard: new LoginGuard(attempts, devices, requestLimits),
    audit,
    securityLog,
    factors,
    tickets,
    loginTickets: new LoginTickets(database, now, () => keys.read('login-tickets')),
    unfinished,
    relyingParty,
    check: new FactorCheck({ database, now, makeId, audit, relyingParty }),
    cookie,
    staffGuard,
    readings: new AccessLog({ database, now, audit }),
    receipts: new ReceiptCodes(() => keys.read('receipts')),
    digestTokens: new DigestTokens(() => keys.read('digests'), now),
    receiptCookie: new ReceiptCookie(isSecure),
    memberGuard,
    ...sessions,
  };
}

function openBucket(app: FastifyInstance, { config: { media } }: AppOptions): Bucket | undefined {
  const bucket = media && new Bucket(media);
  app.addHook('onClose', async () => bucket?.close());
  return bucket;
}

/**
 * Creates the sessions of staff and members. A logout that cannot be stored takes effect at once and is stored later.
 */
async function makeSessions(app: FastifyInstance, { database, config }: AppOptions, now: Clock) {
  const logouts = new PendingLogouts(join(config.dataDir, 'ended-sessions'));
  await logouts.load();
  repeatWhileListening(app, logoutInterval, () => logouts.settle(database));
  return {
    staffSessions: new SessionRepository(database, now, logouts),
    memberSessions: new MemberSessionRepository(database, now, logouts),
  };
}

const makeDiskShare = (
  { log }: FastifyInstance,
  { database, storage }: AppOptions,
  parts: Pick<AppContext, 'now' | 'rateLimits'>,
): DiskShare =>
  new DiskShare({
    ...parts,
    quarantine: new QuarantineRepository(database),
    readFree: () => storage?.readFree() ?? assumedFree,
    log,
  });
