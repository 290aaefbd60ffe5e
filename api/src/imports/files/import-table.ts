import type { ImportCellError } from 'contract/import-fields';

/** A row of a file that is not blank. */
export interface ImportRow {
  /** The number that a spreadsheet shows beside it; that of the headings is usually 1. */
  readonly number: number;
  /**
   * The texts of its cells; blank ones behind the last are missing. A day is YYYY-MM-DD and a time YYYY-MM-DD HH:MM,
   * whatever the spreadsheet shows.
   */
  readonly cells: readonly string[];
  /** The places of cells that hold no text but a formula or an error; those cells are empty. */
  readonly refused?: Readonly<Record<number, Extract<ImportCellError, 'formula' | 'error-value'>>>;
}

/** A file that was read. Its rows are JSON in pieces, because 20,000 objects would take too much memory. */
export interface ImportTable {
  readonly format: 'csv' | 'xlsx';
  /** Only of a CSV file. */
  readonly encoding?: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
  /** The names of an Excel file's sheets; empty for a CSV file. */
  readonly sheets: readonly string[];
  /** The sheet that was read; '' for a CSV file. */
  readonly sheet: string;
  readonly headings: readonly string[];
  readonly rowCount: number;
  readonly pieces: readonly Uint8Array[];
}

/** The rows of a table in order, some hundred at a time, so that other requests are handled in between. */
export async function* readRows({
  pieces,
}: Pick<ImportTable, 'pieces'>): AsyncGenerator<readonly ImportRow[], void> {
  for (const piece of pieces) {
    yield JSON.parse(Buffer.from(piece).toString()) as readonly ImportRow[];
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}
