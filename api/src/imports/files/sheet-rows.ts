import type { ImportRow } from './import-table';

/** Bounds of what is read of a file. */
export interface ReadLimits {
  readonly rows: number;
  readonly columns: number;
}

/** Why a file is refused while it is read, and the number of the row that is the reason, if there is one. */
export interface RefusedFile {
  readonly refused:
    | 'unknown-format'
    | 'damaged'
    | 'open-quote'
    | 'no-sheet'
    | 'empty'
    | 'too-many-rows'
    | 'too-many-columns'
    | 'too-long-cell'
    | 'too-large';
  readonly row?: number;
}

export class FileRefusal extends Error {
  override readonly name = 'FileRefusal';
  readonly file: RefusedFile;
  constructor(refused: RefusedFile['refused'], row?: number) {
    super(refused);
    this.file = { refused, ...(row !== undefined && { row }) };
  }
}

/** Characters of a cell, as in Excel: a longer one is not closed by a quotation mark, or no cell of a spreadsheet. */
const maxCellLength = 32_767;
/** Rows of a piece. */
const pieceRows = 500;

/** Takes the rows of a sheet one by one: the first has the headings, but a title alone above them is skipped. */
export class SheetRows {
  private first: ImportRow | undefined;
  private headings: readonly string[] | undefined;
  private rowCount = 0;
  private waiting: ImportRow[] = [];
  private readonly pieces: Uint8Array[] = [];
  private readonly limits: ReadLimits;

  constructor(limits: ReadLimits) {
    this.limits = limits;
  }

  add(row: ImportRow): void {
    const shown = this.withoutBlanks(row);
    if (shown === undefined) return;
    if (this.headings === undefined) {
      if (shown.cells.filter(isFilled).length > 1) return this.setHeadings(shown);
      if (this.first === undefined) {
        this.first = shown;
        return;
      }
      this.setHeadings(this.first);
    }
    this.rowCount += 1;
    if (this.rowCount > this.limits.rows) throw new FileRefusal('too-many-rows', row.number);
    this.waiting.push(shown);
    if (this.waiting.length >= pieceRows) this.finishPiece();
  }

  finish() {
    this.finishPiece();
    const { headings = [], rowCount, pieces } = this;
    if (rowCount === 0) throw new FileRefusal('empty');
    return { headings, rowCount, pieces };
  }

  private setHeadings({ cells }: ImportRow): void {
    this.headings = cells.map((cell) => cell.trim());
  }

  /** The row up to its last cell that is not blank; undefined if all are. Throws for one beyond the bounds. */
  private withoutBlanks({ number, cells, refused }: ImportRow): ImportRow | undefined {
    const length = cells.findLastIndex(isFilled) + 1;
    const width = Math.max(length, ...Object.keys(refused ?? {}).map((place) => Number(place) + 1));
    if (width > this.limits.columns) throw new FileRefusal('too-many-columns', number);
    if (cells.some((cell) => cell.length > maxCellLength))
      throw new FileRefusal('too-long-cell', number);
    if (width === 0) return undefined;
    return { number, cells: cells.slice(0, length), ...(refused && { refused }) };
  }

  private finishPiece(): void {
    if (this.waiting.length > 0) this.pieces.push(Buffer.from(JSON.stringify(this.waiting)));
    this.waiting = [];
  }
}

const isFilled = (cell: string) => cell.trim() !== '';
