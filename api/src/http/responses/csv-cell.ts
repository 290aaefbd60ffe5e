export interface CsvDialect {
  readonly separator: ',' | ';';
  readonly decimal: '.' | ',';
  /** Without it Excel reads a file in a legacy encoding. */
  readonly byteOrderMark: '' | '\ufeff';
}

/** The CSV of RFC 4180 and most programs, and the one that a German Excel opens at a double click. */
export const csvDialects = {
  csv: { separator: ',', decimal: '.', byteOrderMark: '' },
  'csv-excel': { separator: ';', decimal: ',', byteOrderMark: '\ufeff' },
} as const satisfies Record<string, CsvDialect>;

/**
 * Formats a cell. A text that a spreadsheet would run as a formula gets an apostrophe in front (safety 1); the rest is
 * what was typed.
 */
export function csvCell(
  value: string | number,
  { decimal }: Pick<CsvDialect, 'decimal'> = csvDialects.csv,
): string {
  if (typeof value === 'number') return quote(String(value).replace('.', decimal));
  return quote(formulaStart.test(value) ? `'${value}` : value);
}

/**
 * OWASP, CSV injection: some spreadsheets ignore leading spaces. Apostrophes before one get a further one, so that the
 * import knows those that somebody typed.
 */
const formulaStart = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;

/** Quotes both separators, because people open either file with either program. */
const quote = (text: string) =>
  /[",;\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
