import type { FastifyInstance, FastifyRequest } from 'fastify';
import { adminLoginBody, adminLoginEndpoint, adminLogoutEndpoint } from 'contract/session';
import type { AdminLogin } from 'contract/session';
import type { SecondFactorWay } from 'contract/staff-security';
import { toCoarseNetwork } from '../../http/limits/sender-networks';
import type { FactorCheck } from '../second-factors/factor-check';
import type { Database } from '../../storage/database';
import { ignoreUnavailable } from '../../storage/database-errors';
import type { Clock } from '../../storage/clock';
import type { IdMaker } from '../../storage/time-ordered-id';
import { makeSeparateBodyQuota } from '../../http/bodies/body-guard';
import type { ChooseBodyRules } from '../../http/bodies/body-guard';
import { isForm } from '../../http/bodies/body-parsing';
import { cleanBody } from '../../http/bodies/clean-body';
import type { OriginPolicy } from '../../http/requests/origin-policy';
import { HttpError, unsupportedMediaType } from '../../http/errors/http-error';
import type { LoginGuard } from '../login-guard/login-guard';
import type { Mailer } from '../../mail/mailer';
import type { PasswordChecker } from '../passwords/password-checker';
import type { StaffGuard } from './staff-guard';
import { AdminRepository } from './admin-repository';
import type { Admin } from './admin-repository';
import { beginSession, invalidLogin } from './begin-session';
import type { SessionParts } from './begin-session';
import { askForSecondFactor } from './second-step';
import type { SecondStepParts } from './second-step';
import { registerSecondStep } from './second-step-routes';

export interface AdminSessionContext extends SessionParts, SecondStepParts {
  readonly database: Database;
  readonly now: Clock;
  readonly makeId: IdMaker;
  readonly staffPasswords: PasswordChecker;
  readonly staffGuard: StaffGuard;
  readonly originPolicy: OriginPolicy;
  readonly check: FactorCheck;
  readonly mailer: Mailer;
  /** The part of the security log that logging out needs; the log itself depends on sessions. */
  readonly securityLog: {
    readonly note: (logout: {
      readonly event: 'logout';
      readonly audience: 'admin';
      readonly account: string;
      readonly network: string;
    }) => void;
  };
}

/** Logs staff in and out (requirements 7.1, secured by safety 2). */
export function registerAdminSession(app: FastifyInstance, parts: AdminSessionContext): void {
  const { database, now, makeId } = parts;
  const body = makeSeparateBodyQuota();
  const admins = new AdminRepository(database, now, makeId);
  registerLogin(app, { ...parts, admins }, body);
  registerSecondStep(app, { ...parts, admins }, body);
  registerLogout(app, parts, body);
}

function registerLogin(
  app: FastifyInstance,
  parts: AdminSessionContext & { readonly admins: AdminRepository },
  body: ChooseBodyRules,
): void {
  const { loginGuard } = parts;
  app.post(adminLoginEndpoint, {
    config: { access: 'public', body },
    schema: { body: adminLoginBody },
    preValidation: (request, _reply, done) => {
      parts.originPolicy.check(request);
      if (isForm(request)) throw unsupportedMediaType();
      const body = cleanBody(adminLoginBody, request.body);
      const isComplete = adminLoginBody.required.every((field) => body[field] !== undefined);
      if (!isComplete)
        throw new HttpError(400, { code: 'missing-fields' }, 'Please fill in all fields');
      request.body = body;
      done();
    },
    preHandler: async (request) => loginGuard.limit(request, attemptOf(loginGuard, request)),
    handler: async (request, reply) => {
      const admin = await checkLogin(parts, request);
      const attempt = attemptOf(loginGuard, request);
      const login = { admin, attempt, way: 'password', hasTypedPassword: true } as const;
      return reply.send(await beginSession(parts, request, reply, login));
    },
  });
}

const paused = () =>
  new HttpError(
    403,
    { code: 'account-paused' },
    'Your account is paused. Ask whoever manages the accounts of your church.',
  );

/**
 * Returns the account of a caller whose password is right and who has no second factor. Throws an HttpError for all
 * others.
 */
async function checkLogin(
  parts: AdminSessionContext & { readonly admins: AdminRepository },
  request: FastifyRequest,
): Promise<Admin> {
  const { staffPasswords, loginGuard, factors } = parts;
  const { email, password } = request.body as AdminLogin;
  const admin = await parts.admins.findForLogin(email);
  let ways: readonly SecondFactorWay[] = [];
  await loginGuard.admit(attemptOf(loginGuard, request), invalidLogin, async () => {
    if (!(await staffPasswords.matches(admin?.passwordHash, password))) return false;
    if (admin?.isSuspended) return 'half';
    ways = admin === undefined ? [] : await factors.listMethods(admin.id);
    return ways.length === 0 || 'half';
  });
  // Only the compiler needs this: the guard above has already refused an unknown account.
  if (admin === undefined) throw new Error('The login guard admitted an unknown account.');
  if (admin.isSuspended) throw paused();
  if (ways.length > 0)
    throw await askForSecondFactor(parts, admin, ways, toCoarseNetwork(request.ip));
  return admin;
}

const attemptOf = (guard: LoginGuard, request: FastifyRequest) =>
  guard.attemptOf(request, 'admin', (request.body as AdminLogin).email);

function registerLogout(
  app: FastifyInstance,
  { staffSessions, cookie, staffGuard, securityLog }: AdminSessionContext,
  body: ChooseBodyRules,
): void {
  const config = { access: 'by-handler', body } as const;
  app.post(adminLogoutEndpoint, { config }, async (request, reply) => {
    const token = await staffGuard.checkLogout(request);
    // While the database does not respond, a log-out works all the same, and only its entry in the log is lost.
    const caller = await staffGuard.findCaller(request).catch(ignoreUnavailable);
    await staffSessions.end(token);
    if (caller !== undefined) {
      const whose = { audience: 'admin', account: caller.staff._id } as const;
      securityLog.note({ event: 'logout', ...whose, network: toCoarseNetwork(request.ip) });
    }
    cookie.remove(reply);
    return reply.code(204).send();
  });
}
