import type { Transaction } from 'kysely';
import type { StaffMember } from 'contract/review';
import { noteChange } from '../records/record-changes';
import type { ChangeSubject } from '../records/record-changes';
import type { Tables } from '../tables/tables';
import type { AuditEntry, AuditLog } from './audit-log';

/** The staff member who acts. `network` is absent where no request asked for the action. */
export type ActingStaff = StaffMember & { readonly network?: string | undefined };

/** Returns the actor's part of an audit entry. */
export const toAuditActor = ({
  _id,
  network,
}: Pick<ActingStaff, '_id' | 'network'>): Pick<AuditEntry, 'adminId' | 'network'> => ({
  adminId: _id,
  ...(network !== undefined && { network }),
});

/** Returns that part for a staff member who changes their own account. */
export const toOwnAuditActor = (staff: Pick<ActingStaff, '_id' | 'network'>) =>
  ({ ...toAuditActor(staff), kind: 'accounts', subjects: [staff._id] }) as const;

/**
 * Records what staff did to records, in the transaction of the change: in the audit log and for open consoles. The log
 * is written last, because all writers wait for its lock.
 */
export async function recordStaffChange(
  transaction: Transaction<Tables>,
  audit: AuditLog,
  entry: AuditEntry & { readonly kind: ChangeSubject },
): Promise<void> {
  await noteChange(transaction, entry.kind);
  await audit.append(transaction, entry);
}

/** Records what staff did to accounts and roles. Open consoles then fetch their rights again. */
export async function recordAccountChange(
  transaction: Transaction<Tables>,
  audit: AuditLog,
  entry: AuditEntry & { readonly kind: 'accounts' | 'roles' },
): Promise<void> {
  await noteChange(transaction, 'accounts');
  await audit.append(transaction, entry);
}
