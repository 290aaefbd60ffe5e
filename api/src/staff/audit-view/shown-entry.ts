import type { AuditEntry } from 'contract/audit';
import { toCursor } from './audit-entry-repository';
import type { AuditRow } from './audit-entry-repository';
import type { AuditReader } from './audit-reader';

type Details = AuditEntry['details'];

/**
 * Converts a row to the entry that a reader may see: without record ids and details if they may no longer read the
 * section.
 * @param names of the accounts that exist
 */
export function shownEntry(
  row: AuditRow,
  { mayRead }: AuditReader,
  names: ReadonlyMap<string, string>,
): AuditEntry {
  const { network, ...details } = JSON.parse(row.details) as Details;
  const name = names.get(row.admin_id);
  const isReadable = mayRead(row.kind);
  return {
    _id: toCursor(row),
    at: row.at,
    person: row.admin_id,
    ...(name !== undefined && { name }),
    action: row.action,
    about: row.kind,
    subjects: isReadable ? (JSON.parse(row.subjects) as string[]) : [],
    ...(typeof network === 'string' && { network }),
    details: isReadable ? details : {},
  };
}
