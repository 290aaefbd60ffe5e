import { AdminRepository } from '../../auth/staff-session/admin-repository';
import type { NewAdmin } from '../../auth/staff-session/admin-repository';
import { recordAccountChange } from '../../storage/audit/staff-journal';
import type { ConsoleParts } from '../../auth/console-parts';
import type { Actor } from './authority';
import { withAccountsLock } from './account-changes';
import { InvitationRepository } from './invitation-repository';

/**
 * Creates an account without an invitation and removes a pending one; only `npm run admin` does so. Returns the id, or
 * undefined if the account exists.
 */
export function createAccount(
  parts: ConsoleParts,
  actor: Actor,
  admin: NewAdmin,
): Promise<string | undefined> {
  return withAccountsLock(parts, actor, async (transaction, authority) => {
    const { now, makeId, audit } = parts;
    const admins = new AdminRepository(transaction, now, makeId);
    const id = await admins.addWithin(transaction, admin);
    if (id === undefined) return undefined;
    const invitations = new InvitationRepository(transaction, now);
    const former = await invitations.findWaitingFor(admin.email);
    if (former) await invitations.remove(former.id);
    await recordAccountChange(transaction, audit, {
      ...authority.actor,
      action: 'roles',
      kind: 'accounts',
      subjects: [id],
      details: { from: '', to: admin.roleIds.join(' ') },
    });
    return id;
  });
}
