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
/** An email address, which no heading is. */
const address = /^[^\s@]+@[^\s@]+$/;
/** How exports of ours begin a line that is no record but says something about them (`remarkStart`). */
const remark = '# ';
/** Rows of a piece. */
const pieceRows = 250;
/** Bytes of all pieces, which the server holds at once: a workbook has a text once that many cells show. */
const maxBytes = 100_000_000;

/** Takes the rows of a sheet one by one: the first has the headings, but a title alone above them is skipped. */
export class SheetRows {
  private first: ImportRow | undefined;
  private headings: readonly string[] | undefined;
  private rowCount = 0;
  private bytes = 0;
  private waiting: ImportRow[] = [];
  private readonly pieces: Uint8Array[] = [];
  private readonly limits: ReadLimits;

  constructor(limits: ReadLimits) {
    this.limits = limits;
  }

  add(row: ImportRow): void {
    const shown = this.withoutBlanks(row);
    if (shown === undefined) return;
    const isAlone = shown.cells.filter(isFilled).length < 2;
    if (this.headings !== undefined) {
      const isRemark = isAlone && this.headings.length > 1 && shown.cells[0]?.startsWith(remark);
      if (!isRemark) this.take(shown);
    } else if (!isAlone) this.begin([shown]);
    else if (this.first === undefined) this.first = shown;
    else this.begin([this.first, shown]);
  }

  finish() {
    if (this.headings === undefined && this.first !== undefined) this.begin([this.first]);
    this.finishPiece();
    const { headings = [], rowCount, pieces } = this;
    if (rowCount === 0) throw new FileRefusal('empty');
    return { headings, rowCount, pieces };
  }

  /** Takes the headings from the top of a list, unless it has none and begins with a person. */
  private begin(list: readonly ImportRow[]): void {
    const [top] = list;
    const hasHeadings = top?.cells.some((cell) => address.test(cell.trim())) !== true;
    this.headings = hasHeadings ? (top?.cells.map(toHeading) ?? []) : [];
    for (const row of list.slice(hasHeadings ? 1 : 0)) this.take(row);
  }

  private take(row: ImportRow): void {
    this.rowCount += 1;
    if (this.rowCount > this.limits.rows) throw new FileRefusal('too-many-rows', row.number);
    this.waiting.push(row);
    if (this.waiting.length >= pieceRows) this.finishPiece();
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
    if (this.waiting.length === 0) return;
    const piece = Buffer.from(JSON.stringify(this.waiting));
    this.bytes += piece.length;
    if (this.bytes > maxBytes) throw new FileRefusal('too-large');
    this.pieces.push(piece);
    this.waiting = [];
  }
}

/** Characters of a heading that are shown. */
const headingLength = 200;

const toHeading = (cell: string) => cell.trim().slice(0, headingLength);

const isFilled = (cell: string) => cell.trim() !== '';
