import type { Transaction } from 'kysely';
import type { RecordKind } from 'contract/review';
import { noteChange } from '../records/record-changes';
import type { Tables } from '../storage/tables';
import type { AuditEntry, AuditLog } from './audit-log';

/**
 * Writes down what staff did to records, in the transaction of the change: in the audit log, and for the
 * consoles that are open. The log comes last, because all who write it wait for each other.
 */
export async function noteStaffChange(
  transaction: Transaction<Tables>,
  audit: AuditLog,
  entry: AuditEntry & { readonly kind: RecordKind },
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
