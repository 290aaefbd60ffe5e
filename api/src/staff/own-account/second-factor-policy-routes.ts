import type { FastifyInstance } from 'fastify';
import { changeSecondFactorPolicy, getSecondFactorPolicy } from 'contract/staff-account-requests';
import { RoleRepository } from '../../auth/roles/role-repository';
import { SecondFactorPolicyRepository } from '../../auth/second-factors/second-factor-policy';
import { serve, serveChange } from '../../http/serve';
import { getAuthority, refusal } from '../accounts/authority';

const unknownRole = 'One of these roles was removed. Please reload the page.';
const ownersDecide = 'Only an owner decides who needs a second factor. Please ask an owner.';

/**
 * Shows and sets who needs a second factor, for staff who manage accounts; only an owner may set it. Open consoles are
 * notified: staff who now need a factor may do nothing else.
 */
export function serveSecondFactorPolicy(app: FastifyInstance): void {
  const { database, now } = app;
  serve(app, getSecondFactorPolicy, () => new SecondFactorPolicyRepository(database, now).read());
  serveChange(app, changeSecondFactorPolicy, async ({ transaction, body, staff, note }) => {
    const roles = new RoleRepository(transaction);
    await roles.acquireLock();
    const { isOwner } = await getAuthority(transaction, staff._id);
    if (!isOwner) throw refusal('owners-only', ownersDecide);
    const known = (await roles.list()).map(({ id }) => id);
    if (body.roles.some((id) => !known.includes(id))) throw refusal('role-removed', unknownRole);
    const policies = new SecondFactorPolicyRepository(transaction, now);
    await policies.write(body);
    await note({ details: { from: body.from, roles: body.roles.join(' ') } });
    return policies.read();
  });
}
