import { innsbruckTime } from './column-types';
import type { ColumnType } from './column-types';
import type { ExportedLineBatches } from './exported-lines';
import { csvCell } from '../../http/responses/csv-cell';
import type { CsvDialect } from '../../http/responses/csv-cell';

/** Streams a CSV file (RFC 4180). Times are Innsbruck's, in digits, which every spreadsheet parses. */
export async function* csvPieces(
  pieces: ExportedLineBatches,
  types: readonly ColumnType[],
  dialect: CsvDialect,
): AsyncGenerator<string, void> {
  yield dialect.byteOrderMark;
  for await (const lines of pieces) yield lines.map(writeLine).join('');

  function writeLine(line: readonly (string | number)[]): string {
    const cells = line.map((value, place) => {
      const time = types[place] === 'moment' ? innsbruckTime(value) : undefined;
      return csvCell(time ?? value, dialect);
    });
    return `${cells.join(dialect.separator)}\r\n`;
  }
}
