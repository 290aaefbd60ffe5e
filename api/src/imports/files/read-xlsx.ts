import { readXlsx } from 'hucre/xlsx';
import type { CellValue, Sheet } from 'hucre/xlsx';
import type { ImportRow, ImportTable } from './import-table';
import { FileRefusal, SheetRows } from './sheet-rows.ts';
import type { ReadLimits } from './sheet-rows.ts';

/**
 * Reads the rows of a sheet of an Excel workbook: its texts, numbers and dates, and nothing that a program would
 * compute, load or run.
 * @param wanted the name of the sheet; by default the first with rows
 */
export async function readWorkbook(
  bytes: Uint8Array,
  wanted: string | undefined,
  limits: ReadLimits,
): Promise<ImportTable> {
  const sheets: string[] = [];
  const first = await readSheet(bytes, (name) => {
    sheets.push(name);
    return wanted === undefined ? sheets.length === 1 : name === wanted;
  });
  if (first === undefined) throw new FileRefusal('no-sheet');
  if (wanted !== undefined || hasRows(first)) return toTable(first, sheets, limits);
  for (const name of sheets.slice(1)) {
    const sheet = await readSheet(bytes, (other) => other === name);
    if (sheet && hasRows(sheet)) return toTable(sheet, sheets, limits);
  }
  throw new FileRefusal('empty');
}

async function readSheet(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): Promise<Sheet | undefined> {
  const { sheets } = await readXlsx(bytes, {
    // Sheets that nobody sees are not read.
    sheets: ({ name, hidden, veryHidden }) => !hidden && !veryHidden && isWanted(name),
  });
  return sheets[0];
}

const hasRows = ({ rows }: Sheet) => rows.some((row) => row.some((value) => value !== null));

function toTable(sheet: Sheet, sheets: readonly string[], limits: ReadLimits): ImportTable {
  const rows = new SheetRows(limits);
  const refused = refusedCells(sheet);
  for (const [place, values] of sheet.rows.entries()) {
    const cells = refused.get(place);
    rows.add({
      number: place + 1,
      cells: values.map((value, column) => (cells?.[column] ? '' : textOf(value))),
      ...(cells && { refused: cells }),
    });
  }
  return { format: 'xlsx', sheets, sheet: sheet.name, ...rows.finish() };
}

type RefusedCells = NonNullable<ImportRow['refused']>;

/** The cells with formulas and errors, by row and column. */
function refusedCells({ cells }: Sheet): ReadonlyMap<number, RefusedCells> {
  const refused = new Map<number, Record<number, RefusedCells[number]>>();
  for (const [place, cell] of cells ?? []) {
    const reason =
      cell.formula === undefined ? cell.type === 'error' && 'error-value' : ('formula' as const);
    if (!reason) continue;
    const [row = 0, column = 0] = place.split(',').map(Number);
    const own = refused.get(row) ?? {};
    own[column] = reason;
    refused.set(row, own);
  }
  return refused;
}

function textOf(value: CellValue): string {
  if (value === null) return '';
  if (!(value instanceof Date)) return String(value);
  if (Number.isNaN(value.getTime())) return '';
  // Spreadsheets count days, so a minute is a fraction, which is not exact.
  const minute = new Date(value.getTime() + 500).toISOString().slice(0, 16).replace('T', ' ');
  return minute.endsWith(' 00:00') ? minute.slice(0, 10) : minute;
}
