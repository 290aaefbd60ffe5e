import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  factorNameBody,
  passkeyEnrolmentBody,
  passkeyEnrolmentOptionsEndpoint,
  passkeysEndpoint,
  recoveryCodesEndpoint,
  staffFactorsEndpoint,
  totpConfirmBody,
  totpConfirmEndpoint,
  totpEndpoint,
} from 'contract/staff-security';
import type {
  Enrolment,
  FactorName,
  PasskeyEnrolment,
  PasskeyTicket,
  TotpConfirmation,
  TotpTicket,
} from 'contract/staff-security';
import { getSessionId, getStaff } from '../../auth/access/route-access';
import { cleanBody } from '../../http/bodies/clean-body';
import { fieldError, notFound } from '../../http/errors/http-error';
import { getId, idParameter } from '../../http/requests/id-parameter';
import { sendMailsAfterResponse } from '../../mail/send-after-response';
import { RoleRepository } from '../../auth/roles/role-repository';
import {
  addSecondFactor,
  getSecondFactors,
  removeFactor,
  renewRecoveryCodes,
} from '../../auth/second-factors/enrol';
import type { EnrolmentParts } from '../../auth/second-factors/enrol';
import {
  SecondFactorPolicyRepository,
  getFactorNeed,
} from '../../auth/second-factors/second-factor-policy';
import { getChurchName } from '../../mail/published-church';
import type { PublishedChurch } from '../../mail/published-church';
import { findTotpStep, makeTotpSecret, toTotpUri } from '../../auth/second-factors/totp';
import { readSecret, consumeSecret } from './confirmation-routes';
import type { ConfirmationParts } from './confirmation-routes';
import { ownName } from './staff-profile-repository';

export type FactorRoutesParts = ConfirmationParts &
  EnrolmentParts & { readonly church: PublishedChurch };

const wrongCode = 'This code is not right. Please type the one that your app shows now.';
const wrongPasskey = 'This passkey was not accepted. Please try again, or use another one.';

/** Manages the second factors of the signed-in staff member. Adding and removing one needs a recent password. */
export function registerFactors(app: FastifyInstance, parts: FactorRoutesParts): void {
  const staff = { access: 'staff' } as const;
  const fresh = { config: { access: { confirmed: 'password' } } } as const;
  const onResponse = sendMailsAfterResponse(parts.mailer);
  app.get(staffFactorsEndpoint, { config: staff }, (request) =>
    getSecondFactors(parts, getStaff(request)._id),
  );
  app.post(totpEndpoint, fresh, (request) => beginTotp(parts, request));
  app.post(
    totpConfirmEndpoint,
    { ...fresh, schema: { body: totpConfirmBody }, preValidation: trimName, onResponse },
    (request) => confirmTotp(parts, request),
  );
  app.post(passkeyEnrolmentOptionsEndpoint, fresh, (request) => beginPasskey(parts, request));
  app.post(
    passkeysEndpoint,
    { ...fresh, schema: { body: passkeyEnrolmentBody }, preValidation: trimName, onResponse },
    (request) => confirmPasskey(parts, request),
  );
  app.post(recoveryCodesEndpoint, { ...fresh, onResponse }, async (request) => ({
    recoveryCodes: await renewRecoveryCodes(parts, accountOf(request)),
  }));
  registerOne(app, parts);
}

function registerOne(app: FastifyInstance, parts: FactorRoutesParts): void {
  const url = `${staffFactorsEndpoint}/${idParameter}`;
  const onResponse = sendMailsAfterResponse(parts.mailer);
  app.patch(
    url,
    { config: { access: 'staff' }, schema: { body: factorNameBody }, preValidation: trimName },
    async (request, reply) => {
      const { name } = request.body as FactorName;
      if (!(await parts.factors.rename(getStaff(request)._id, getId(request), name)))
        throw notFound();
      return reply.code(204).send();
    },
  );
  app.delete(
    url,
    { config: { access: { confirmed: 'password' } }, onResponse },
    async (request, reply) => {
      const isNeeded = await needsFactor(parts, getStaff(request)._id);
      await removeFactor(parts, accountOf(request), getId(request), isNeeded);
      return reply.code(204).send();
    },
  );
}

const accountOf = (request: FastifyRequest) => {
  const { _id, email, network } = getStaff(request);
  return { id: _id, email, network, sessionId: getSessionId(request) };
};

/** Trims the name before validation, so that one of only spaces counts as empty. */
async function trimName(request: FastifyRequest): Promise<void> {
  const { body } = request;
  if (typeof body !== 'object' || body === null || !('name' in body)) return;
  request.body = { ...body, ...cleanBody({ ...factorNameBody }, { name: body.name }) };
}

async function needsFactor(
  { database, now }: FactorRoutesParts,
  adminId: string,
): Promise<boolean> {
  const policies = new SecondFactorPolicyRepository(database, now);
  const roles = await new RoleRepository(database).listOf(adminId);
  const { created_at: createdAt } = await database
    .selectFrom('admins')
    .select('created_at')
    .where('id', '=', adminId)
    .executeTakeFirstOrThrow();
  const roleIds = roles.map(({ id }) => id);
  const ownersFrom = await policies.readOwnersFrom();
  const account = { roleIds, hasFactor: false, createdAt, ownersFrom };
  return getFactorNeed(await policies.read(), account, now()).need === 'now';
}

async function beginTotp(
  { tickets, church }: FactorRoutesParts,
  request: FastifyRequest,
): Promise<TotpTicket> {
  const { _id: adminId, email } = getStaff(request);
  const secret = makeTotpSecret();
  const ticket = await tickets.issue({ purpose: 'totp', adminId, secret });
  return { ticket, secret, address: toTotpUri(secret, email, await getChurchName(church)) };
}

async function confirmTotp(parts: FactorRoutesParts, request: FastifyRequest): Promise<Enrolment> {
  const { ticket, code, name } = request.body as TotpConfirmation;
  const secret = await readSecret(parts.tickets, request, ticket, 'totp');
  const step = findTotpStep(secret, code, parts.now());
  if (step === undefined)
    throw fieldError(422, { code: 'wrong-app-code' }, { path: 'code', message: wrongCode });
  await consumeSecret(parts.tickets, request, ticket, 'totp');
  const account = accountOf(request);
  return addSecondFactor(parts, account, { kind: 'totp', adminId: account.id, name, secret, step });
}

async function beginPasskey(
  { tickets, factors, relyingParty, database }: FactorRoutesParts,
  request: FastifyRequest,
): Promise<PasskeyTicket> {
  const staff = getStaff(request);
  const account = { ...staff, name: (await ownName(database, staff._id)) ?? '' };
  const passkeys = await factors.listPasskeys(staff._id);
  const { challenge, options } = await relyingParty.askForNew(account, passkeys);
  const kept = { purpose: 'passkey', adminId: staff._id, secret: challenge } as const;
  return { ticket: await tickets.issue(kept), options };
}

async function confirmPasskey(
  parts: FactorRoutesParts,
  request: FastifyRequest,
): Promise<Enrolment> {
  const { ticket, name, passkey } = request.body as PasskeyEnrolment;
  const challenge = await consumeSecret(parts.tickets, request, ticket, 'passkey');
  const made = await parts.relyingParty.readNew(challenge, passkey);
  if (made === undefined)
    throw fieldError(422, { code: 'wrong-passkey' }, { path: 'passkey', message: wrongPasskey });
  const account = accountOf(request);
  return addSecondFactor(parts, account, { kind: 'passkey', adminId: account.id, name, ...made });
}
