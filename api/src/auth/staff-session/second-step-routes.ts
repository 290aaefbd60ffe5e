import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BodyOf } from 'contract/request';
import type { PasskeyTicket } from 'contract/second-factors';
import {
  beginPasskeyLogin,
  logInByPasskey,
  proveSecondFactor,
} from 'contract/staff-login-requests';
import type { ChooseBodyRules } from '../../http/bodies/body-guard';
import { isForm } from '../../http/bodies/body-parsing';
import { HttpError, unsupportedMediaType } from '../../http/errors/http-error';
import { toCoarseNetwork } from '../../http/limits/sender-networks';
import { serve } from '../../http/serve';
import { sendMailsAfterResponse } from '../../mail/send-after-response';
import { AdminRepository } from './admin-repository';
import { beginSession } from './begin-session';
import type { ProvenLogin } from './begin-session';
import { digestHash, readFirstStep } from './second-step';

const over = () =>
  new HttpError(
    410,
    { code: 'took-too-long' },
    'This login took too long, or was used already. Please log in again.',
  );
const wrongCode = {
  reason: { code: 'wrong-code' },
  message:
    'This code is not right, or was used already. Please type the code that your app shows now, or a recovery code that you have not used yet.',
} as const;
const wrongStep = {
  reason: { code: 'wrong-passkey' },
  message: 'This passkey was not accepted. Please try again, or choose another way.',
} as const;
const wrongPasskey = {
  reason: { code: 'wrong-passkey' },
  message: 'This passkey does not open an account here. Please log in with your password.',
} as const;

/** Serves the second step of a log-in, and the log-in with a passkey alone (decision 45). */
export function serveSecondStep(app: FastifyInstance, bodyRules: ChooseBodyRules): void {
  const { loginGuard, originPolicy, mailer } = app;
  const onRequest = async (request: FastifyRequest) => {
    originPolicy.check(request);
    if (isForm(request)) throw unsupportedMediaType();
  };
  const readEmails = async () => (await toAdmins(app).listStaff()).map(({ email }) => email);
  const limitUnnamed = (request: FastifyRequest) =>
    loginGuard.limitUnnamed(request, 'admin', readEmails);
  serve(
    app,
    proveSecondFactor,
    async ({ body, request, reply }) =>
      beginSession(app, request, reply, await checkStep(app, request, body)),
    { bodyRules, onRequest, onResponse: sendMailsAfterResponse(mailer) },
  );
  serve(
    app,
    beginPasskeyLogin,
    async ({ request }) => {
      await limitUnnamed(request);
      return askForPasskey(app);
    },
    { bodyRules, onRequest },
  );
  serve(
    app,
    logInByPasskey,
    async ({ body, request, reply }) => {
      await limitUnnamed(request);
      return beginSession(app, request, reply, await checkPasskey(app, request, body));
    },
    { bodyRules, onRequest },
  );
}

const toAdmins = ({ database, now, makeId }: FastifyInstance) =>
  new AdminRepository(database, now, makeId);

async function askForPasskey({
  relyingParty,
  loginTickets,
}: FastifyInstance): Promise<PasskeyTicket> {
  const { challenge, options } = await relyingParty.askForProof();
  const begun = { purpose: 'passkey-login', adminId: null, secret: challenge } as const;
  return { ticket: await loginTickets.issue(begun), options };
}

/** Returns the log-in of a caller whose second factor is right. Throws an HttpError: 401, 410 and 429. */
async function checkStep(
  app: FastifyInstance,
  request: FastifyRequest,
  { ticket, ...proof }: BodyOf<typeof proveSecondFactor>,
): Promise<ProvenLogin> {
  const { loginTickets, factorCheck, loginGuard } = app;
  const isPasskey = proof.code === undefined && proof.recoveryCode === undefined;
  // A challenge is valid for one try.
  const begun = await (isPasskey
    ? loginTickets.take(ticket, 'login')
    : loginTickets.find(ticket, 'login'));
  const { challenge, password, network = '' } = readFirstStep(begun?.secret ?? '{}');
  const adminId = begun?.adminId ?? undefined;
  const admin = adminId === undefined ? undefined : await toAdmins(app).findById(adminId);
  if (admin === undefined || digestHash(admin.passwordHash) !== password) throw over();
  const attempt = loginGuard.attemptOf(request, 'admin', admin.email);
  await loginGuard.limit(request, attempt);
  await loginGuard.admit(attempt, isPasskey ? wrongStep : wrongCode, () =>
    factorCheck.isRight({ ...admin, network: toCoarseNetwork(request.ip) }, proof, challenge),
  );
  if (!isPasskey && (await loginTickets.take(ticket, 'login')) === undefined) throw over();
  await app.unfinishedLogins.finish({ adminId: admin.id, network, ticket });
  return { admin, attempt, way: wayOf(proof), hasTypedPassword: true };
}

/** Returns the log-in of a caller with a valid passkey and no password. Throws an HttpError: 401, 410 and 429. */
async function checkPasskey(
  app: FastifyInstance,
  request: FastifyRequest,
  { ticket, passkey }: BodyOf<typeof logInByPasskey>,
): Promise<ProvenLogin> {
  const { loginTickets, factorCheck, factors, loginGuard } = app;
  const begun = await loginTickets.take(ticket, 'passkey-login');
  if (begun === undefined) throw over();
  const known = await factors.findPasskey(passkey.id);
  const admin = known && (await toAdmins(app).findById(known.adminId));
  if (admin === undefined) throw new HttpError(401, wrongPasskey.reason, wrongPasskey.message);
  const attempt = loginGuard.attemptOf(request, 'admin', admin.email);
  await loginGuard.admit(attempt, wrongPasskey, () =>
    factorCheck.isRight(admin, { passkey }, begun.secret),
  );
  return { admin, attempt, way: 'passkey', hasTypedPassword: false };
}

const wayOf = ({ code, recoveryCode }: { code?: string; recoveryCode?: string }) => {
  if (code !== undefined) return 'totp';
  return recoveryCode === undefined ? 'passkey' : 'recovery-code';
};
