import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  logInGenerically,
  logInMember,
  logOutMemberSession,
} from 'contract/member-session-requests';
import { endOwnSessions } from 'contract/own-account-requests';
import { makeSeparateBodyQuota } from '../http/bodies/body-guard';
import { isForm } from '../http/bodies/body-parsing';
import { cleanBody } from '../http/bodies/clean-body';
import { HttpError, unsupportedMediaType } from '../http/errors/http-error';
import { readBearer } from '../http/requests/bearer-token';
import { serve } from '../http/serve';
import type { Call } from '../http/serve';
import { ignoreUnavailable } from '../storage/database-errors';

/** Login and logout of members (requirements 7.1). Both login routes do the same; `isAdmin` in a body is ignored. */
export function serveMemberLogin(app: FastifyInstance): void {
  const { memberSessions, memberGuard } = app;
  const bodyRules = makeSeparateBodyQuota();
  for (const declared of [logInMember, logInGenerically])
    serve(app, declared, (call) => logIn(app, call), { bodyRules, preValidation: readCredentials });
  serve(
    app,
    logOutMemberSession,
    async ({ request }) => {
      // If the database does not answer, the token alone is enough to end its session.
      await memberGuard.check(request).catch(ignoreUnavailable);
      const token = readBearer(request, 'member');
      if (token !== undefined) await memberSessions.end(token);
    },
    { bodyRules },
  );
  serve(app, endOwnSessions, ({ id }) => memberSessions.endAll(id), { bodyRules });
}

async function readCredentials(request: FastifyRequest): Promise<void> {
  if (isForm(request)) throw unsupportedMediaType();
  const body = cleanBody(logInMember.body, request.body);
  const isComplete = logInMember.body.required.every((field) => body[field] !== undefined);
  if (!isComplete)
    throw new HttpError(400, { code: 'missing-fields' }, 'Please fill in all fields');
  request.body = body;
}

/** The answer is the same for an unknown account, a wrong password and a password that was replaced meanwhile. */
const invalid = {
  reason: { code: 'wrong-login' },
  message: 'Invalid e-mail address or password.',
} as const;

async function logIn(app: FastifyInstance, call: Call<typeof logInMember>) {
  const { profiles, memberSessions: sessions, memberPasswords: passwords, loginGuard: guard } = app;
  const { body, request, reply } = call;
  const { email, password } = body;
  const attempt = guard.attemptOf(request, 'member', email);
  await guard.limit(request, attempt);
  const account = await profiles.findAccount(email);
  await guard.admit(attempt, invalid, () => passwords.matches(account?.passwordHash, password));
  // This narrows the type: the guard above has already refused an unknown account, and one without a password.
  if (account?.passwordHash === undefined)
    throw new Error('The login guard admitted an unknown account.');
  const token = await sessions.beginForPassword(account.profile._id, account.passwordHash);
  if (token === undefined) throw new HttpError(401, invalid.reason, invalid.message);
  // The browser's previous session is replaced, so it ends.
  const previous = readBearer(request, 'member');
  if (previous !== undefined) await sessions.end(previous);
  await guard.remember(reply, attempt);
  const user = account.profile;
  return { token, user, message: `Welcome, ${user.fullName}.` };
}
