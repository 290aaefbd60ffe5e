import { Readable } from 'node:stream';
import type { CellValue } from 'hucre/xlsx';
import { innsbruckTime } from './column-types';
import type { ColumnType } from './column-types';
import type { ExportedLineBatches } from './exported-lines';
import { noRemarks } from './export-remarks';
import type { FileRemarks } from './export-remarks';

/** The format of a column also decides how a cell is parsed when it is edited. */
const layouts = {
  day: { numFmt: 'yyyy-mm-dd', width: 12 },
  moment: { numFmt: 'yyyy-mm-dd hh:mm', width: 18 },
  text: { numFmt: '@', width: 24 },
  any: { width: 24 },
} as const satisfies Record<ColumnType, object>;

/**
 * Streams an Excel file row by row. Texts stay texts, even if they look like numbers. A second sheet says what the file
 * is about: the writer begins it, called Export_2, after as many rows as the first has.
 */
export async function writeXlsx(
  lines: ExportedLineBatches,
  types: readonly ColumnType[],
  about: FileRemarks = noRemarks,
): Promise<Readable> {
  const { writeXlsxStream } = await import('hucre/xlsx');
  const columns = types.map((type) => layouts[type]);
  const rows = addSheet(rowsOf(lines, types), about);
  const file = writeXlsxStream(rows, {
    ...{ name: 'Export', columns, freezePane: { rows: 1 } },
    ...(about.sheet.length > 0 && { maxRowsPerSheet: about.lineCount, repeatHeaders: false }),
  });
  return Readable.fromWeb(file);
}

/** A record that goes while the file is written leaves an empty row, so that the second sheet begins where it must. */
async function* addSheet(
  rows: AsyncGenerator<CellValue[], void>,
  { sheet, lineCount }: FileRemarks,
): AsyncGenerator<CellValue[], void> {
  let written = 0;
  for await (const row of rows) {
    written += 1;
    yield row;
  }
  if (sheet.length > 0) for (; written < lineCount; written += 1) yield [];
  yield* sheet.map((line) => line.map((value) => cellOf(value)));
}

async function* rowsOf(
  pieces: ExportedLineBatches,
  types: readonly ColumnType[],
): AsyncGenerator<CellValue[], void> {
  for await (const lines of pieces)
    for (const line of lines) yield line.map((value, place) => cellOf(value, types[place]));
}

/** Spreadsheets have no time zones, so local date and time are stored as if they were UTC. */
function cellOf(value: string | number, type: ColumnType = 'any'): CellValue {
  if (typeof value === 'number') return value;
  const time = type === 'moment' && innsbruckTime(value);
  if (time) return new Date(`${time.replace(' ', 'T')}Z`);
  if (type === 'day' && /^\d{4}-\d\d-\d\d$/.test(value)) {
    const day = new Date(value);
    if (!Number.isNaN(day.getTime())) return day;
  }
  // The format escapes characters as `_xHHHH_`, which a text may contain by chance.
  return value.replaceAll(/_(?=x[\dA-F]{4}_)/gi, '_x005F_');
}
