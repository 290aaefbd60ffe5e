import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SecondFactorWay } from 'contract/second-factors';
import { logInAdmin, logOutAdmin } from 'contract/staff-login-requests';
import type { BodyOf } from 'contract/request';
import { makeSeparateBodyQuota } from '../../http/bodies/body-guard';
import type { ChooseBodyRules } from '../../http/bodies/body-guard';
import { isForm } from '../../http/bodies/body-parsing';
import { cleanBody } from '../../http/bodies/clean-body';
import { HttpError, unsupportedMediaType } from '../../http/errors/http-error';
import { toCoarseNetwork } from '../../http/limits/sender-networks';
import { serve } from '../../http/serve';
import { ignoreUnavailable } from '../../storage/database-errors';
import type { LoginAttempt } from '../login-guard/login-counters';
import { AdminRepository } from './admin-repository';
import type { Admin } from './admin-repository';
import { beginSession, invalidLogin } from './begin-session';
import { askForSecondFactor } from './second-step';
import { serveSecondStep } from './second-step-routes';

/** Logs staff in and out (requirements 7.1, secured by safety 2). */
export function serveAdminSession(app: FastifyInstance): void {
  const bodyRules = makeSeparateBodyQuota();
  serveLogin(app, bodyRules);
  serveSecondStep(app, bodyRules);
  serveLogout(app, bodyRules);
}

function serveLogin(app: FastifyInstance, bodyRules: ChooseBodyRules): void {
  const { loginGuard, originPolicy } = app;
  const { body: schema } = logInAdmin;
  const readBody = async (request: FastifyRequest) => {
    originPolicy.check(request);
    if (isForm(request)) throw unsupportedMediaType();
    const body = cleanBody(schema, request.body);
    if (Object.keys(body).length < Object.keys(schema.properties).length)
      throw new HttpError(400, { code: 'missing-fields' }, 'Please fill in all fields');
    request.body = body;
  };
  serve(
    app,
    logInAdmin,
    async ({ body, request, reply }) => {
      const attempt = loginGuard.attemptOf(request, 'admin', body.email);
      await loginGuard.limit(request, attempt);
      const admin = await checkLogin(app, attempt, body);
      const login = { admin, attempt, way: 'password', hasTypedPassword: true } as const;
      return beginSession(app, request, reply, login);
    },
    { bodyRules, preValidation: readBody },
  );
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
  app: FastifyInstance,
  attempt: LoginAttempt,
  { email, password }: BodyOf<typeof logInAdmin>,
): Promise<Admin> {
  const { database, now, makeId, staffPasswords, loginGuard, factors } = app;
  const admin = await new AdminRepository(database, now, makeId).findForLogin(email);
  let ways: readonly SecondFactorWay[] = [];
  await loginGuard.admit(attempt, invalidLogin, async () => {
    if (!(await staffPasswords.matches(admin?.passwordHash, password))) return false;
    if (admin?.isSuspended) return 'half';
    ways = admin === undefined ? [] : await factors.listMethods(admin.id);
    return ways.length === 0 || 'half';
  });
  // Only the compiler needs this: the guard above has already refused an unknown account.
  if (admin === undefined) throw new Error('The login guard admitted an unknown account.');
  if (admin.isSuspended) throw paused();
  if (ways.length > 0)
    throw await askForSecondFactor(app, admin, ways, toCoarseNetwork(attempt.address));
  return admin;
}

function serveLogout(app: FastifyInstance, bodyRules: ChooseBodyRules): void {
  const { staffSessions, staffCookie, staffGuard, securityLog } = app;
  serve(
    app,
    logOutAdmin,
    async ({ request, reply }) => {
      const token = await staffGuard.checkLogout(request);
      // While the database does not respond, a log-out works all the same, and only its entry in the log is lost.
      const caller = await staffGuard.findCaller(request).catch(ignoreUnavailable);
      await staffSessions.end(token);
      if (caller !== undefined) {
        const whose = { audience: 'admin', account: caller.staff._id } as const;
        securityLog.note({ event: 'logout', ...whose, network: toCoarseNetwork(request.ip) });
      }
      staffCookie.remove(reply);
      return undefined;
    },
    { bodyRules },
  );
}
