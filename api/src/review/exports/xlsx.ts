import { Readable } from 'node:stream';
import type { CellValue } from 'hucre/xlsx';
import { innsbruckTime } from './column-types';
import type { ColumnType } from './column-types';
import type { ExportedLineBatches } from './exported-lines';

/** The format of a column also decides how a cell is parsed when it is edited. */
const layouts = {
  day: { numFmt: 'yyyy-mm-dd', width: 12 },
  moment: { numFmt: 'yyyy-mm-dd hh:mm', width: 18 },
  text: { numFmt: '@', width: 24 },
  any: { width: 24 },
} as const satisfies Record<ColumnType, object>;

/** Streams an Excel file row by row. Texts stay texts, even if they look like numbers. */
export async function writeXlsx(
  pieces: ExportedLineBatches,
  types: readonly ColumnType[],
): Promise<Readable> {
  const { writeXlsxStream } = await import('hucre/xlsx');
  const columns = types.map((type) => layouts[type]);
  const rows = rowsOf(pieces, types);
  const file = writeXlsxStream(rows, { name: 'Export', columns, freezePane: { rows: 1 } });
  return Readable.fromWeb(file);
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
