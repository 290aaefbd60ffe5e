import type { AuditEntry } from 'contract/audit';

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
  return `${cells.map(csvCell).join(',')}\r\n`;
}

const writeDetails = (details: AuditEntry['details']) =>
  Object.entries(details)
    .map(([name, value]) => `${name}: ${value ?? '-'}`)
    .join('; ');

/** What a spreadsheet would run as a formula gets an apostrophe in front (SAFETY 1, decision 16). */
function csvCell(text: string): string {
  const safe = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",;\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
