import type { Transaction } from 'kysely';
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
  entry: AuditEntry,
): Promise<void> {
  await noteChange(transaction, entry.kind);
  await audit.append(transaction, entry);
}
