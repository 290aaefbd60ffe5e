import { sql } from 'kysely';
import { foundPlaces, recordKinds } from 'contract/review';
import type { RecordKind, ReviewedRecord } from 'contract/review';
import { isListed, isQuarantined } from '../../storage/records/record-source';
import type { Database } from '../../storage/database';
import type { FoundRecord } from './ranked-records';
import type { RecordMatcher } from './search-words';
import type { SearchedTable } from './searched-tables';

/** Rows read at a time. Going through them takes a few milliseconds; then others have their turn. */
const rowsPerPiece = 1000;

/** Reads the records of some kinds in one list and keeps those that match. */
export class TableReader {
  constructor(
    private readonly database: Database,
    private readonly table: SearchedTable,
    private readonly matcher: RecordMatcher,
    private readonly kinds: readonly RecordKind[],
    /** Of those in quarantine, or of those in lists. */
    private readonly ofQuarantine = false,
  ) {}

  /**
   * What matches of the last records in a range of numbers, whose end is not in it; then those before `next` are
   * left. JSON has no bare line break, so records of one text are told apart by it, and most texts are never parsed.
   */
  async readPiece(first: number, end: number) {
    const { rows } = await sql<Piece>`
      select string_agg(line, ${'\n'}) as lines, min(seq) as lowest, count(*) as size
      from (
        select seq, ${this.line} as line from ${sql.table(this.table.name)}
        where ${this.condition} and seq >= ${first} and seq < ${end}
        order by seq desc limit ${rowsPerPiece}
      ) as piece`.execute(this.database);
    const { lines, lowest, size } = rows[0] ?? nothing;
    const found =
      lines === null || !this.matcher.mayMatch(lines) ? [] : this.match(lines.split('\n'));
    return { found, next: size < rowsPerPiece ? first : (lowest ?? first) };
  }

  /** What matches of these records. */
  async readRecords(seqs: readonly number[]): Promise<readonly FoundRecord[]> {
    const { rows } = await sql<{ line: string | null }>`
      select ${this.line} as line from ${sql.table(this.table.name)}
      where ${this.condition} and seq in (${sql.join(seqs)})`.execute(this.database);
    return this.match(rows.flatMap(({ line }) => line ?? []));
  }

  private get condition() {
    return this.ofQuarantine ? isQuarantined : isListed(this.table.name);
  }

  /** Null of a record of another kind. */
  private get line() {
    const { kind, record } = this.table;
    const line = sql<string>`seq || ' ' || ${kind} || ' ' || ${record}`;
    if (this.kinds.length === recordKinds.length) return line;
    return sql<string | null>`case when ${kind} in (${sql.join(this.kinds)}) then ${line} end`;
  }

  private match(lines: readonly string[]): readonly FoundRecord[] {
    return lines
      .filter((line) => this.matcher.mayMatch(line))
      .flatMap((line) => {
        const { seq, kind, record } = parseLine(line);
        const rank = this.matcher.rankOf(record);
        const foundIn = rank === undefined ? undefined : foundPlaces[rank];
        if (rank === undefined || foundIn === undefined) return [];
        const mark = this.ofQuarantine ? ({ isQuarantined: true } as const) : {};
        return { seq, rank, result: { kind, record, foundIn, ...mark } };
      });
  }
}

interface Piece {
  readonly lines: string | null;
  readonly lowest: number | null;
  readonly size: number;
}

const nothing: Piece = { lines: null, lowest: null, size: 0 };

function parseLine(line: string) {
  const [, seq = '', kind = '', json = ''] = /^(\d+) (\S+) (.*)$/s.exec(line) ?? [];
  return {
    seq: Number(seq),
    kind: kind as RecordKind,
    record: JSON.parse(json) as ReviewedRecord,
  };
}
