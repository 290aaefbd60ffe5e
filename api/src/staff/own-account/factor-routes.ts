import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  beginPasskey,
  beginTotp,
  confirmPasskey,
  confirmTotp,
  listFactors,
  removeFactor,
  renameFactor,
  renewRecoveryCodes,
} from 'contract/my-account-requests';
import type { Enrolment } from 'contract/my-account-requests';
import { getSessionId } from '../../auth/access/route-access';
import { RoleRepository } from '../../auth/roles/role-repository';
import {
  addSecondFactor,
  getSecondFactors,
  removeSecondFactor,
  replaceRecoveryCodes,
} from '../../auth/second-factors/factor-changes';
import type { FactorChange } from '../../auth/second-factors/factor-changes';
import type { NewFactor } from '../../auth/second-factors/factor-repository';
import {
  SecondFactorPolicyRepository,
  getFactorNeed,
} from '../../auth/second-factors/second-factor-policy';
import { findTotpStep, makeTotpSecret, toTotpUri } from '../../auth/second-factors/totp';
import { cleanBody } from '../../http/bodies/clean-body';
import { fieldError, notFound } from '../../http/errors/http-error';
import { serve, serveChange } from '../../http/serve';
import type { Clock } from '../../storage/clock';
import type { Database } from '../../storage/database';
import { getChurchName } from '../../mail/published-church';
import { sendMailsAfterResponse } from '../../mail/send-after-response';
import { consumeSecret, readSecret } from './confirmation-routes';
import { ownName } from './staff-profile-repository';

const wrongCode = 'This code is not right. Please type the one that your app shows now.';
const wrongPasskey = 'This passkey was not accepted. Please try again, or use another one.';

/** Manages the second factors of the signed-in staff member. Adding and removing one needs a recent password. */
export function serveFactors(app: FastifyInstance): void {
  const { factors, now } = app;
  const onResponse = sendMailsAfterResponse(app.mailer);
  serve(app, listFactors, ({ staff }) => getSecondFactors(app, staff._id));
  serve(
    app,
    renameFactor,
    async ({ id, staff, body: { name } }) => {
      if (!(await factors.rename(staff._id, id, name))) throw notFound();
    },
    { preValidation: trimName },
  );
  serveChange(
    app,
    removeFactor,
    async ({ id, staff: account, request, transaction, note }) => {
      const change = { transaction, account, sessionId: getSessionId(request), note };
      await removeSecondFactor(app, change, id, await needsFactor(transaction, now, account._id));
    },
    { onResponse },
  );
  serveChange(
    app,
    renewRecoveryCodes,
    async ({ staff: account, request, transaction, note }) => {
      const change = { transaction, account, sessionId: getSessionId(request), note };
      return { recoveryCodes: await replaceRecoveryCodes(app, change) };
    },
    { onResponse },
  );
  serveTotp(app);
  servePasskeys(app);
}

function serveTotp(app: FastifyInstance): void {
  serve(app, beginTotp, async ({ staff: { _id: adminId, email } }) => {
    const secret = makeTotpSecret();
    const ticket = await app.factorTickets.issue({ purpose: 'totp', adminId, secret });
    return { ticket, secret, address: toTotpUri(secret, email, await getChurchName(app.church)) };
  });
  serve(
    app,
    confirmTotp,
    async ({ request, staff: account, body: { ticket, code, name }, note }) => {
      const secret = await readSecret(app, request, ticket, 'totp');
      const step = findTotpStep(secret, code, app.now());
      if (step === undefined)
        throw fieldError(422, { code: 'wrong-app-code' }, { path: 'code', message: wrongCode });
      await consumeSecret(app, request, ticket, 'totp');
      const change = { account, sessionId: getSessionId(request), note };
      return add(app, change, { kind: 'totp', adminId: account._id, name, secret, step });
    },
    { preValidation: trimName, onResponse: sendMailsAfterResponse(app.mailer) },
  );
}

function servePasskeys(app: FastifyInstance): void {
  const { factors, relyingParty, factorTickets, database } = app;
  serve(app, beginPasskey, async ({ staff }) => {
    const account = { ...staff, name: (await ownName(database, staff._id)) ?? '' };
    const passkeys = await factors.listPasskeys(staff._id);
    const { challenge, options } = await relyingParty.askForNew(account, passkeys);
    const kept = { purpose: 'passkey', adminId: staff._id, secret: challenge } as const;
    return { ticket: await factorTickets.issue(kept), options };
  });
  serve(
    app,
    confirmPasskey,
    async ({ request, staff: account, body: { ticket, name, passkey }, note }) => {
      const challenge = await consumeSecret(app, request, ticket, 'passkey');
      const made = await relyingParty.readNew(challenge, passkey);
      if (made === undefined)
        throw fieldError(
          422,
          { code: 'wrong-passkey' },
          { path: 'passkey', message: wrongPasskey },
        );
      const change = { account, sessionId: getSessionId(request), note };
      return add(app, change, { kind: 'passkey', adminId: account._id, name, ...made });
    },
    { preValidation: trimName, onResponse: sendMailsAfterResponse(app.mailer) },
  );
}

/** Adds a factor whose ticket is used up by now, whatever becomes of it. */
const add = (
  app: FastifyInstance,
  change: Omit<FactorChange, 'transaction'>,
  factor: NewFactor,
): Promise<Enrolment> =>
  app.database
    .transaction()
    .execute((transaction) => addSecondFactor(app, { ...change, transaction }, factor));

/** Trims the name before validation, so that one of only spaces counts as empty. */
async function trimName(request: FastifyRequest): Promise<void> {
  const { body } = request;
  if (typeof body !== 'object' || body === null || !('name' in body)) return;
  request.body = { ...body, ...cleanBody(renameFactor.body, { name: body.name }) };
}

async function needsFactor(database: Database, now: Clock, adminId: string): Promise<boolean> {
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
