import type { Transaction } from 'kysely';
import type { StaffMember } from 'contract/review';
import { noteChange } from '../records/record-changes';
import type { ChangeSubject } from '../records/record-changes';
import type { Tables } from '../tables/tables';
import type { AuditEntry, AuditLog } from './audit-log';

/** Who does something. `network` is where from; absent where no request asked for it. */
export type ActingStaff = StaffMember & { readonly network?: string | undefined };

/** What an entry says of who did it. */
export const toAuditActor = ({
  _id,
  network,
}: Pick<ActingStaff, '_id' | 'network'>): Pick<AuditEntry, 'adminId' | 'network'> => ({
  adminId: _id,
  ...(network !== undefined && { network }),
});

/** The same for a staff member who changed their own account. */
export const toOwnAuditActor = (staff: Pick<ActingStaff, '_id' | 'network'>) =>
  ({ ...toAuditActor(staff), kind: 'accounts', subjects: [staff._id] }) as const;

/**
 * Writes down what staff did to records, in the transaction of the change: in the audit log, and for the
 * consoles that are open. The log comes last, because all who write it wait for each other.
 */
export async function noteStaffChange(
  transaction: Transaction<Tables>,
  audit: AuditLog,
  entry: AuditEntry & { readonly kind: ChangeSubject },
): Promise<void> {
  await noteChange(transaction, entry.kind);
  await audit.append(transaction, entry);
}

/** The same of what staff did to accounts and roles: consoles that are open ask anew what they may show. */
export async function noteAccountChange(
  transaction: Transaction<Tables>,
  audit: AuditLog,
  entry: AuditEntry & { readonly kind: 'accounts' | 'roles' },
): Promise<void> {
  await noteChange(transaction, 'accounts');
  await audit.append(transaction, entry);
}
