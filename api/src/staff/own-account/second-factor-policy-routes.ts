import type { FastifyInstance, FastifyRequest } from 'fastify';
import { secondFactorPolicyBody, secondFactorPolicyEndpoint } from 'contract/staff-security';
import type { SecondFactorPolicy } from 'contract/staff-security';
import { getStaff } from '../../auth/access/route-access';
import { toAuditActor, recordAccountChange } from '../../storage/audit/staff-journal';
import type { ConsoleParts } from '../../auth/console-parts';
import { getId, idParameter } from '../../http/requests/id-parameter';
import { sendMailsAfterResponse } from '../../mail/send-after-response';
import type { Mailer } from '../../mail/mailer';
import { RoleRepository } from '../../auth/roles/role-repository';
import { SecondFactorPolicyRepository } from '../../auth/second-factors/second-factor-policy';
import { AccountChanges, withAccountsLock } from '../accounts/account-changes';
import { refusal } from '../accounts/authority';
import type { Actor } from '../accounts/authority';

type Parts = ConsoleParts & { readonly mailer: Mailer };

const unknownRole = 'One of these roles was removed. Please reload the page.';
const ownersDecide = 'Only an owner decides who needs a second factor. Please ask an owner.';
const actorOf = (request: FastifyRequest) => toAuditActor(getStaff(request));

/** Shows and sets who needs a second factor, for staff who manage accounts. */
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
    (request) => writePolicy(parts, request.body as SecondFactorPolicy, actorOf(request)),
  );
  app.delete(
    `/api/admin/accounts/${idParameter}/second-factors`,
    { config, onResponse: sendMailsAfterResponse(parts.mailer) },
    async (request, reply) => {
      await new AccountChanges(parts).resetFactors(actorOf(request), getId(request));
      return reply.code(204).send();
    },
  );
}

/** Only an owner may set it. Open consoles are notified: staff who now need a factor may do nothing else. */
function writePolicy(
  parts: ConsoleParts,
  policy: SecondFactorPolicy,
  actor: Actor,
): Promise<SecondFactorPolicy> {
  return withAccountsLock(parts, actor, async (transaction, { isOwner }) => {
    if (!isOwner) throw refusal('owners-only', ownersDecide);
    const known = (await new RoleRepository(transaction).list()).map(({ id }) => id);
    if (policy.roles.some((id) => !known.includes(id))) throw refusal('role-removed', unknownRole);
    const policies = new SecondFactorPolicyRepository(transaction, parts.now);
    await policies.write(policy);
    await recordAccountChange(transaction, parts.audit, {
      ...actor,
      action: 'policy',
      kind: 'accounts',
      subjects: [],
      details: { from: policy.from, roles: policy.roles.join(' ') },
    });
    return policies.read();
  });
}
