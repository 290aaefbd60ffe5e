import { stepsPerPause } from '../time-slices/time-sliced-task';
import type { TimeSlicedTask } from '../time-slices/time-sliced-task';

/** Numbers stay numbers; everything else is a text that people typed. */
export type ExportedValue = string | number;

export interface CsvDialect {
  readonly separator: ',' | ';';
  readonly decimal: '.' | ',';
  /** Excel takes a file without it for one in an old encoding. */
  readonly byteOrderMark: '' | '\ufeff';
}

/** What RFC 4180 and most programs mean by CSV, and what a German Excel opens at a double click. */
export const csvDialects = {
  csv: { separator: ',', decimal: '.', byteOrderMark: '' },
  'csv-excel': { separator: ';', decimal: ',', byteOrderMark: '\ufeff' },
} as const satisfies Record<string, CsvDialect>;

/**
 * A CSV file (RFC 4180) as parts of its text. A text that a spreadsheet would run as a formula gets an apostrophe
 * in front (SAFETY 1, decision 16); without that apostrophe it is what was typed.
 */
export function* csvParts(
  rows: Iterable<readonly ExportedValue[]>,
  dialect: CsvDialect,
): TimeSlicedTask<readonly string[]> {
  const parts: string[] = [dialect.byteOrderMark];
  for (const row of rows) {
    parts.push(`${row.map((value) => csvCell(value, dialect)).join(dialect.separator)}\r\n`);
    if (parts.length % stepsPerPause === 0) yield;
  }
  return parts;
}

function csvCell(value: ExportedValue, { decimal }: CsvDialect): string {
  if (typeof value === 'number') return quote(String(value).replace('.', decimal));
  return quote(formulaStart.test(value) ? `'${value}` : value);
}

/** OWASP, CSV injection; spaces in front do not keep every spreadsheet from looking further. */
const formulaStart = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** Both separators: people open either file with either program. */
const quote = (text: string) =>
  /[",;\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
