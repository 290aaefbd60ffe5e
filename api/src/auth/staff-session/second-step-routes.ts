import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AdminSession } from 'contract/session';
import {
  passkeyLoginBody,
  passkeyLoginEndpoint,
  passkeyOptionsEndpoint,
  secondFactorBody,
  secondFactorEndpoint,
} from 'contract/staff-security';
import type { PasskeyLogin, PasskeyTicket, SecondFactorAnswer } from 'contract/staff-security';
import type { ChooseBodyRules } from '../../http/bodies/body-guard';
import { isForm } from '../../http/bodies/body-parsing';
import { HttpError, unsupportedMediaType } from '../../http/errors/http-error';
import { toCoarseNetwork } from '../../http/limits/sender-networks';
import type { OriginPolicy } from '../../http/requests/origin-policy';
import type { Mailer } from '../../mail/mailer';
import { sendMailsAfterResponse } from '../../mail/send-after-response';
import type { FactorCheck } from '../second-factors/factor-check';
import type { LoginTicket } from '../second-factors/login-tickets';
import type { Admin, AdminRepository } from './admin-repository';
import { beginSession } from './begin-session';
import type { ProvenLogin, SessionParts } from './begin-session';
import { digestHash, readFirstStep } from './second-step';
import type { SecondStepParts } from './second-step';

export interface SecondStepRoutesParts extends SessionParts, SecondStepParts {
  readonly admins: AdminRepository;
  readonly check: FactorCheck;
  readonly originPolicy: OriginPolicy;
  readonly mailer: Mailer;
}

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
export function registerSecondStep(
  app: FastifyInstance,
  parts: SecondStepRoutesParts,
  body: ChooseBodyRules,
): void {
  const { loginGuard, admins, originPolicy, mailer } = parts;
  const config = { access: 'public', body } as const;
  const onRequest = async (request: FastifyRequest) => {
    originPolicy.check(request);
    if (isForm(request)) throw unsupportedMediaType();
  };
  const readEmails = async () => (await admins.listStaff()).map(({ email }) => email);
  const limitUnnamed = (request: FastifyRequest) =>
    loginGuard.limitUnnamed(request, 'admin', readEmails);
  const onResponse = sendMailsAfterResponse(mailer);
  app.post(
    secondFactorEndpoint,
    { config, onRequest, schema: { body: secondFactorBody }, onResponse },
    async (request, reply) => beginSession(parts, request, reply, await checkStep(parts, request)),
  );
  app.post(
    passkeyOptionsEndpoint,
    { config, onRequest, preHandler: limitUnnamed },
    (): Promise<PasskeyTicket> => askForPasskey(parts),
  );
  app.post(
    passkeyLoginEndpoint,
    { config, onRequest, preHandler: limitUnnamed, schema: { body: passkeyLoginBody } },
    async (request, reply): Promise<AdminSession> =>
      beginSession(parts, request, reply, await checkPasskey(parts, request)),
  );
}

async function askForPasskey({ relyingParty, loginTickets }: SecondStepRoutesParts) {
  const { challenge, options } = await relyingParty.askForProof();
  const begun: LoginTicket = { purpose: 'passkey-login', adminId: null, secret: challenge };
  return { ticket: await loginTickets.issue(begun), options };
}

/** Returns the log-in of a caller whose second factor is right. Throws an HttpError: 401, 410 and 429. */
async function checkStep(
  parts: SecondStepRoutesParts,
  request: FastifyRequest,
): Promise<ProvenLogin> {
  const { loginTickets, check, loginGuard } = parts;
  const { ticket, ...proof } = request.body as SecondFactorAnswer;
  const isPasskey = proof.code === undefined && proof.recoveryCode === undefined;
  // A challenge is valid for one try.
  const begun = await (isPasskey
    ? loginTickets.take(ticket, 'login')
    : loginTickets.find(ticket, 'login'));
  const { challenge, password, network = '' } = readFirstStep(begun?.secret ?? '{}');
  const admin = await findAdmin(parts.admins, begun);
  if (admin === undefined || digestHash(admin.passwordHash) !== password) throw over();
  const attempt = loginGuard.attemptOf(request, 'admin', admin.email);
  await loginGuard.limit(request, attempt);
  await loginGuard.admit(attempt, isPasskey ? wrongStep : wrongCode, () =>
    check.isRight({ ...admin, network: toCoarseNetwork(request.ip) }, proof, challenge),
  );
  if (!isPasskey && (await loginTickets.take(ticket, 'login')) === undefined) throw over();
  await parts.unfinished.finish({ adminId: admin.id, network, ticket });
  return { admin, attempt, way: wayOf(proof), hasTypedPassword: true };
}

/** Returns the log-in of a caller with a valid passkey and no password. Throws an HttpError: 401, 410 and 429. */
async function checkPasskey(
  parts: SecondStepRoutesParts,
  request: FastifyRequest,
): Promise<ProvenLogin> {
  const { loginTickets, check, factors, loginGuard } = parts;
  const { ticket, passkey } = request.body as PasskeyLogin;
  const begun = await loginTickets.take(ticket, 'passkey-login');
  if (begun === undefined) throw over();
  const known = await factors.findPasskey(passkey.id);
  const admin = known && (await parts.admins.findById(known.adminId));
  if (admin === undefined) throw new HttpError(401, wrongPasskey.reason, wrongPasskey.message);
  const attempt = loginGuard.attemptOf(request, 'admin', admin.email);
  await loginGuard.admit(attempt, wrongPasskey, () =>
    check.isRight(admin, { passkey }, begun.secret),
  );
  return { admin, attempt, way: 'passkey', hasTypedPassword: false };
}

async function findAdmin(
  admins: AdminRepository,
  ticket?: LoginTicket,
): Promise<Admin | undefined> {
  const adminId = ticket?.adminId ?? undefined;
  return adminId === undefined ? undefined : admins.findById(adminId);
}

function wayOf({ code, recoveryCode }: Partial<SecondFactorAnswer>): ProvenLogin['way'] {
  if (code !== undefined) return 'totp';
  return recoveryCode === undefined ? 'passkey' : 'recovery-code';
}
