import { AdminRepository } from '../../auth/staff-session/admin-repository';
import type { NewAdmin } from '../../auth/staff-session/admin-repository';
import { InvitationRepository } from './invitation-repository';
import type { RightsChange } from './rights-change';

/**
 * Creates an account without an invitation and removes a pending one; only `npm run admin` does so. Returns the id, or
 * undefined if the account exists.
 */
export async function createAccount(
  { app: { now, makeId }, transaction, note }: RightsChange,
  admin: NewAdmin,
): Promise<string | undefined> {
  const admins = new AdminRepository(transaction, now, makeId);
  const id = await admins.addWithin(transaction, admin);
  if (id === undefined) return undefined;
  const invitations = new InvitationRepository(transaction, now);
  const former = await invitations.findWaitingFor(admin.email);
  if (former) await invitations.remove(former.id);
  const details = { from: '', to: admin.roleIds.join(' ') };
  await note({ action: 'roles', kind: 'accounts', subjects: [id], details });
  return id;
}
