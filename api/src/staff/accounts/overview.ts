import type { FastifyInstance } from 'fastify';
import type {
  AssignedWork,
  ListedAccount,
  ListedInvitation,
  ListedRole,
  StaffAccounts,
} from 'contract/staff-account-requests';
import { recordKinds } from 'contract/review';
import { RoleRepository, getAllRights, ownerRoleId } from '../../auth/roles/role-repository';
import type { Role } from '../../auth/roles/role-repository';
import { FactorRepository } from '../../auth/second-factors/factor-repository';
import { noAccount } from './account-changes';
import { AccountRepository } from './account-repository';
import type { Account } from './account-repository';
import { countAssignedWork } from './assigned-work';
import { Authority } from './authority';
import { InvitationRepository } from './invitation-repository';
import type { Invitation } from './invitation-repository';

/** Reads all staff and invitees, and what the caller may change about them. */
export async function loadOverview(
  { database, now }: FastifyInstance,
  callerId: string,
): Promise<StaffAccounts> {
  const roles = await new RoleRepository(database).list();
  const accounts = await new AccountRepository(database, now).list();
  const own = accounts.find(({ id }) => id === callerId)?.roles ?? [];
  const caller = new Authority(callerId, own);
  const factors = await new FactorRepository(database, now).countByAccount();
  const invitations = await new InvitationRepository(database, now).listWaiting();
  const emails = new Map(accounts.map(({ id, email }) => [id, email]));
  return {
    accounts: accounts.map((account) => ({
      ...listAccount(account, caller),
      secondFactors: factors.get(account.id) ?? 0,
    })),
    invitations: invitations.map((one) => listInvitation(one, { caller, roles, emails })),
    roles: roles.map((role) => listRole(role, caller)),
  };
}

/** Reads what an account has taken on, and the active accounts that may read some of it. */
export async function loadAssignedWork(
  { database, now }: FastifyInstance,
  id: string,
): Promise<AssignedWork> {
  const accounts = await new AccountRepository(database, now).list();
  if (!accounts.some((account) => account.id === id)) throw noAccount();
  const found = await countAssignedWork(database, id);
  // In the order of the sidebar.
  const sections = recordKinds.flatMap((kind) => found.filter((one) => one.kind === kind));
  const successors = accounts
    .filter((account) => account.id !== id && account.state === 'active')
    .map(({ id: _id, name, email, roles }) => {
      const rights = getAllRights(roles);
      const readable = sections.filter(({ kind }) => rights.has(`${kind}:read`));
      return { _id, name: name || email, sections: readable.map(({ kind }) => kind) };
    });
  return { sections, successors: successors.filter((one) => one.sections.length > 0) };
}

const listAccount = (
  { id, lastLoginAt, roles, email, name, createdAt, state }: Account,
  caller: Authority,
): ListedAccount => ({
  _id: id,
  email,
  name,
  roles: roles.map((role) => role.id),
  createdAt,
  ...(lastLoginAt !== null && { lastLoginAt }),
  state,
  isOpen: caller.mayChange(getAllRights(roles)),
});

interface InvitationView {
  readonly caller: Authority;
  readonly roles: readonly Role[];
  readonly emails: ReadonlyMap<string, string>;
}

const listInvitation = (
  { id, email, roles: roleIds, createdAt, expiresAt, invitedBy }: Invitation,
  { caller, roles, emails }: InvitationView,
): ListedInvitation => ({
  id,
  email,
  roles: roleIds,
  createdAt,
  expiresAt,
  invitedBy: emails.get(invitedBy) ?? invitedBy,
  isOpen: caller.mayGive(getAllRights(roles.filter((role) => roleIds.includes(role.id)))),
});

const listRole = ({ id, name, rights }: Role, caller: Authority): ListedRole => ({
  id,
  name,
  rights,
  isGivable: caller.mayGive(rights),
  isOpen: id !== ownerRoleId && caller.mayChange(rights),
});
