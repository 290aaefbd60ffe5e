import type { AuditEntry } from 'contract/audit-requests';
import { toCursor } from './audit-entry-repository';
import type { AuditRow } from './audit-entry-repository';
import type { AuditReader } from './audit-reader';

type Details = AuditEntry['details'];

/**
 * Hides record ids and details of sections that the reader may no longer read.
 * @param names of the accounts that exist
 */
export function redactAuditEntry(
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
