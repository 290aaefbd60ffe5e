import { allRights } from 'contract/rights';
import type { Right } from 'contract/rights';
import type { BodyOf } from 'contract/request';
import { maxRoles } from 'contract/staff-account-requests';
import type { addRole, changeRole } from 'contract/staff-account-requests';
import { foldForComparison } from 'contract/text-folding';
import { HttpError, fieldError } from '../../http/errors/http-error';
import { RoleRepository, isEffectiveRight, ownerRoleId } from '../../auth/roles/role-repository';
import type { Role } from '../../auth/roles/role-repository';
import { ownersOnly, rightsNotOwnMessage } from './account-changes';
import { refusal } from './authority';
import { InvitationRepository } from './invitation-repository';
import { noteRightsChange } from './rights-change';
import type { RightsChange } from './rights-change';

type RoleChange = BodyOf<typeof changeRole>;

const noRole = () =>
  new HttpError(404, { code: 'no-role' }, 'There is no such role. It may have been removed.');

interface RoleEntry {
  readonly change: 'made' | 'changed' | 'removed';
  readonly before: readonly Right[];
  readonly after: readonly Right[];
}

/**
 * Each method throws an HttpError: 404 for an unknown role, 400 for rights without the right to read, 409 where the
 * caller may not make the change. The owners' role is fixed, so that there is always an owner who may do everything.
 */
export class RoleChanges {
  private readonly roles: RoleRepository;

  constructor(private readonly change: RightsChange) {
    this.roles = new RoleRepository(change.transaction);
  }

  /** Returns the id. */
  async make({ name, rights }: BodyOf<typeof addRole>): Promise<string> {
    const { app, authority } = this.change;
    const role = { id: app.makeId(), name: name.trim(), rights: readRights(rights) };
    const others = await this.roles.list();
    if (others.length >= maxRoles)
      throw refusal(
        'too-many-roles',
        `There are ${maxRoles} roles already. Please change one, or remove one that nobody has.`,
      );
    refuseSameName(others, role);
    if (!authority.mayGive(role.rights)) throw refusal('beyond-own-rights', rightsNotOwnMessage);
    await this.roles.insert(role);
    await this.note(role.id, { change: 'made', before: [], after: role.rights });
    return role.id;
  }

  async replace(id: string, change: RoleChange): Promise<void> {
    const { before, others } = await this.find(id);
    const role = { id, name: change.name.trim(), rights: readRights(change.rights) };
    if (!isAsSeen(before, change)) throw changedMeanwhile(before.name);
    refuseSameName(others, role);
    const added = role.rights.filter((right) => !before.rights.includes(right));
    if (!this.change.authority.mayGive(added))
      throw refusal('beyond-own-rights', rightsNotOwnMessage);
    await this.roles.update(role);
    await this.note(id, { change: 'changed', before: before.rights, after: role.rights });
  }

  /** Refuses while a staff member or an invitee has the role. */
  async remove(id: string): Promise<void> {
    const { app, transaction } = this.change;
    const { before } = await this.find(id);
    const invitations = await new InvitationRepository(transaction, app.now).listWaiting();
    if ((await this.roles.isHeld(id)) || invitations.some((one) => one.roles.includes(id)))
      throw refusal(
        'role-in-use',
        `Somebody has the role ${before.name} or is invited to have it. Please give them another role first, or withdraw the invitation.`,
      );
    await this.roles.remove(id);
    await this.note(id, { change: 'removed', before: before.rights, after: [] });
  }

  /** Gets the role, if the caller may change it, and all other roles. */
  private async find(id: string) {
    const all = await this.roles.list();
    const before = all.find((role) => role.id === id);
    if (before === undefined) throw noRole();
    if (id === ownerRoleId) throw refusal('owners-only', ownerRoleIsFixed);
    if (!this.change.authority.mayChange(before.rights)) throw refusal('owners-only', ownersOnly);
    return { before, others: all.filter((role) => role !== before) };
  }

  private note(id: string, { change, before, after }: RoleEntry): Promise<void> {
    const added = after.filter((right) => !before.includes(right)).join(' ');
    const removed = before.filter((right) => !after.includes(right)).join(' ');
    const details = { change, added, removed };
    const entry = { action: 'role-change', kind: 'roles', subjects: [id], details } as const;
    return noteRightsChange(this.change, entry);
  }
}

function readRights(sent: readonly string[]): readonly Right[] {
  const chosen = new Set(sent);
  const rights = allRights.filter((right) => isEffectiveRight(right, chosen));
  if (rights.length === chosen.size) return rights;
  const message =
    'Whoever works in a section or exports it must be able to read it. Please choose "Read" as well.';
  throw fieldError(400, { code: 'read-needed' }, { path: 'rights', message });
}

const isAsSeen = ({ name, rights }: Role, { seenName, seenRights }: RoleChange): boolean =>
  name === seenName &&
  new Set(seenRights).size === rights.length &&
  rights.every((right) => seenRights.includes(right));

function refuseSameName(others: readonly Role[], { name }: Role): void {
  const folded = foldForComparison(name);
  if (!others.some((other) => foldForComparison(other.name) === folded)) return;
  throw new HttpError(
    409,
    nameTaken,
    `There is a role called ${name} already. Please choose another name.`,
    {
      issues: [{ path: 'name', message: 'Please choose another name.', ...nameTaken }],
    },
  );
}

const nameTaken = { code: 'role-name-taken' } as const;
const ownerRoleIsFixed =
  'The role of the owners cannot be changed: they may do everything. Please make another role.';
const changedMeanwhile = (name: string) =>
  refusal(
    'changed-meanwhile',
    `Somebody else changed the role ${name} meanwhile, so your change was not saved. Please look at it again.`,
  );
