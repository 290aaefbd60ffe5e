import { Readable } from 'node:stream';
import type { CellValue } from 'hucre/xlsx';
import { innsbruckTime } from './column-types';
import type { ColumnType } from './column-types';
import type { LinePieces } from './exported-lines';

/** How a column is shown and, more than that, what becomes of a cell that somebody edits. */
const layouts = {
  day: { numFmt: 'yyyy-mm-dd', width: 12 },
  moment: { numFmt: 'yyyy-mm-dd hh:mm', width: 18 },
  text: { numFmt: '@', width: 24 },
  any: { width: 24 },
} as const satisfies Record<ColumnType, object>;

/** An Excel file as it is written, row by row. Texts are texts, whatever they look like. */
export async function writeXlsx(
  pieces: LinePieces,
  types: readonly ColumnType[],
): Promise<Readable> {
  const { writeXlsxStream } = await import('hucre/xlsx');
  const columns = types.map((type) => layouts[type]);
  const rows = rowsOf(pieces, types);
  const file = writeXlsxStream(rows, { name: 'Export', columns, freezePane: { rows: 1 } });
  return Readable.fromWeb(file);
}

async function* rowsOf(
  pieces: LinePieces,
  types: readonly ColumnType[],
): AsyncGenerator<CellValue[], void> {
  for await (const lines of pieces)
    for (const line of lines) yield line.map((value, place) => cellOf(value, types[place]));
}

/** A spreadsheet knows no zones: it is given the date and time that it shall show, as if they were UTC. */
function cellOf(value: string | number, type: ColumnType = 'any'): CellValue {
  if (typeof value === 'number') return value;
  const time = type === 'moment' && innsbruckTime(value);
  if (time) return new Date(`${time.replace(' ', 'T')}Z`);
  if (type === 'day' && /^\d{4}-\d\d-\d\d$/.test(value)) {
    const day = new Date(value);
    if (!Number.isNaN(day.getTime())) return day;
  }
  // The format has a notation of its own for characters by number, which a text may hold by chance.
  return value.replaceAll(/_(?=x[\dA-F]{4}_)/gi, '_x005F_');
}
