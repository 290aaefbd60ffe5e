import type { AuditEntry } from 'contract/audit';
import { csvCell } from '../../http/responses/csv-cell';

const columns = ['at', 'person', 'name', 'action', 'about', 'subjects', 'network', 'details'];

export const auditCsvHead = `${columns.join(',')}\r\n`;

/** The last line of a file that does not hold all. */
export const auditCsvCut = `"Older entries are not in this file. Filter by day to get them."\r\n`;

/** One line (RFC 4180). */
export function auditCsvLine(entry: AuditEntry): string {
  const { at, person, name = '', action, about, subjects, network = '', details } = entry;
  const cells = [
    at,
    person,
    name,
    action,
    about,
    subjects.join(' '),
    network,
    writeDetails(details),
  ];
  return `${cells.map((cell) => csvCell(cell)).join(',')}\r\n`;
}

const writeDetails = (details: AuditEntry['details']) =>
  Object.entries(details)
    .map(([name, value]) => `${name}: ${value ?? '-'}`)
    .join('; ');
