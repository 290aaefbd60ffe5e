import type { Transaction } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { commandId } from 'contract/staff-account-requests';
import type { AuditEntry, AuditLog } from '../../storage/audit/audit-log';
import type { ActingStaff } from '../../storage/audit/staff-journal';
import { noteChange } from '../../storage/records/record-changes';
import type { Database } from '../../storage/database';
import type { Tables } from '../../storage/tables/tables';
import { RoleRepository } from '../../auth/roles/role-repository';
import { commandActor, getAuthority } from './authority';
import type { Authority } from './authority';
import { InvitationRepository } from './invitation-repository';

type App = Pick<FastifyInstance, 'now' | 'makeId'>;

/** An audit entry about accounts or roles, without its actor. */
interface RightsEntry extends Partial<Pick<AuditEntry, 'subjects' | 'details'>> {
  readonly action: AuditEntry['action'];
  readonly kind: 'accounts' | 'roles';
}

/** What a change needs of its request (`serveChange`). */
interface RightsCall {
  readonly staff: Pick<ActingStaff, '_id'>;
  readonly transaction: Transaction<Tables>;
  note(entry: RightsEntry): Promise<void>;
}

/** A change of accounts or roles: in its transaction, while it holds their lock. */
export interface RightsChange extends RightsCall {
  readonly app: App;
  /** What the actor may do by now. */
  readonly authority: Authority;
}

/**
 * Acquires the lock on accounts and roles, and then reads what the actor may do: of two actors who revoke each other's
 * rights at once, the second has none left. Throws an HttpError (409) for one who may no longer manage accounts.
 */
export async function beginRightsChange(
  app: App,
  { staff, transaction, note }: RightsCall,
): Promise<RightsChange> {
  await new RoleRepository(transaction).acquireLock();
  const authority = await getAuthority(transaction, staff._id);
  return { app, staff, transaction, note, authority };
}

/** Makes a change of `npm run admin`, with its entries in the audit log. Open consoles hear of it. */
export const changeByCommand = <Result>(
  app: App & { readonly database: Database; readonly audit: AuditLog },
  work: (change: RightsChange) => Promise<Result>,
): Promise<Result> =>
  app.database.transaction().execute(async (transaction) => {
    const entries: RightsEntry[] = [];
    const note = async (entry: RightsEntry) => void entries.push(entry);
    const call = { staff: { _id: commandId }, transaction, note };
    const result = await work(await beginRightsChange(app, call));
    if (entries.length > 0) await noteChange(transaction, 'accounts');
    for (const { subjects = [], ...entry } of entries)
      await app.audit.append(transaction, { ...commandActor, subjects, ...entry });
    return result;
  });

/**
 * Notes a change of rights. Invitations that their inviters may no longer give are withdrawn, each with an entry of its
 * own that names the cause.
 */
export async function noteRightsChange(
  { app, transaction, note }: RightsChange,
  entry: RightsEntry,
): Promise<void> {
  const withdrawn = await new InvitationRepository(transaction, app.now).withdrawBeyondRights();
  await note(entry);
  for (const id of withdrawn) {
    const details = { by: entry.action };
    await note({ action: 'withdraw', kind: 'accounts', subjects: [id], details });
  }
}
