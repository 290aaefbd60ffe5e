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
 * A text that a spreadsheet would run as a formula gets an apostrophe in front (safety 1); without that
 * apostrophe it is what was typed.
 */
export function csvCell(
  value: string | number,
  { decimal }: Pick<CsvDialect, 'decimal'> = csvDialects.csv,
): string {
  if (typeof value === 'number') return quote(String(value).replace('.', decimal));
  return quote(formulaStart.test(value) ? `'${value}` : value);
}

/** OWASP, CSV injection; spaces in front do not keep every spreadsheet from looking further. */
const formulaStart = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** Both separators: people open either file with either program. */
const quote = (text: string) =>
  /[",;\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
