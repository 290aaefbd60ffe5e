import type { FastifyInstance } from 'fastify';
import { secondFactorPolicyBody, secondFactorPolicyEndpoint } from 'contract/staff-security';
import type { SecondFactorPolicy } from 'contract/staff-security';
import { staffOf } from '../access/route-access';
import { AdminRepository } from '../admin-session/admin-repository';
import { noteAccountChange } from '../audit/staff-journal';
import { HttpError, notFound } from '../http/errors/http-error';
import { idOf, idParameter } from '../http/requests/id-parameter';
import { drainAfterwards } from '../mail/drain-afterwards';
import type { Mailer } from '../mail/mailer';
import { RoleRepository, ownerRoleId } from '../roles/role-repository';
import { resetFactors } from '../second-factors/enrol';
import type { EnrolmentParts } from '../second-factors/enrol';
import { SecondFactorPolicyRepository } from '../second-factors/second-factor-policy';

type Parts = EnrolmentParts & { readonly mailer: Mailer };

const unknownRole = () =>
  new HttpError(409, 'One of these roles is there no more. Please reload the page.');
const own = () =>
  new HttpError(409, 'This is your own account. Please use "My account" for its second factors.');
const ofOwner = () => new HttpError(409, 'Only an owner can reset the second factors of an owner.');

/** What whoever manages the accounts decides about the second factors of others. */
export function registerSecondFactorPolicy(app: FastifyInstance, parts: Parts): void {
  const { database, now } = parts;
  const right = 'accounts:manage';
  app.get(secondFactorPolicyEndpoint, { config: { access: { right } } }, () =>
    new SecondFactorPolicyRepository(database, now).read(),
  );
  const config = { access: { right, confirmed: true } } as const;
  app.put(
    secondFactorPolicyEndpoint,
    { config, schema: { body: secondFactorPolicyBody } },
    (request) => writePolicy(parts, request.body as SecondFactorPolicy, staffOf(request)._id),
  );
  app.delete(
    `/api/admin/accounts/${idParameter}/second-factors`,
    { config, onResponse: drainAfterwards(parts.mailer) },
    async (request, reply) => {
      await resetOfAnother(parts, idOf(request), staffOf(request)._id);
      return reply.code(204).send();
    },
  );
}

/** Consoles that are open hear of it: who needs one from now on may do nothing else. */
function writePolicy(
  { database, now, audit }: Parts,
  policy: SecondFactorPolicy,
  adminId: string,
): Promise<SecondFactorPolicy> {
  return database.transaction().execute(async (transaction) => {
    const known = (await new RoleRepository(transaction).list()).map(({ id }) => id);
    if (policy.roles.some((id) => !known.includes(id))) throw unknownRole();
    const policies = new SecondFactorPolicyRepository(transaction, now);
    await policies.write(policy);
    const entry = { adminId, kind: 'accounts', subjects: [] } as const;
    await noteAccountChange(transaction, audit, { ...entry, action: 'policy' });
    return policies.read();
  });
}

async function resetOfAnother(parts: Parts, id: string, adminId: string): Promise<void> {
  if (id === adminId) throw own();
  const { database, now, makeId } = parts;
  const account = await new AdminRepository(database, now, makeId).findById(id);
  if (account === undefined) throw notFound();
  const roles = new RoleRepository(database);
  const isOwner = async (one: string) =>
    (await roles.listOf(one)).some((role) => role.id === ownerRoleId);
  if ((await isOwner(id)) && !(await isOwner(adminId))) throw ofOwner();
  await resetFactors(parts, account, adminId);
}
