import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { RecordKind, SearchAnswer } from 'contract/review';
import { profileRecord, submissionRecord } from '../records/record-source';
import type { Database } from '../storage/database';
import type { RecordMatcher } from './search-words';

/** Rows read at a time. Going through them takes a few milliseconds; then others have their turn. */
const rowsPerPiece = 1000;

/** More results would not be read. */
export const maxResults = 200;

export type SearchResult = SearchAnswer['results'][number];

interface SearchedTable {
  readonly name: 'submissions' | 'profiles';
  readonly kind: RawBuilder<unknown>;
  readonly record: RawBuilder<string>;
}

const tables: readonly SearchedTable[] = [
  { name: 'submissions', kind: sql`kind`, record: submissionRecord },
  { name: 'profiles', kind: sql`'profiles'`, record: profileRecord },
];

/** Goes through all that is in the lists, the newest first, a piece at a time. */
export class RecordSearchRepository {
  constructor(private readonly database: Database) {}

  /** @param isWanted checked between the pieces: the search stops when the caller has disconnected */
  async search(matcher: RecordMatcher, isWanted: () => boolean): Promise<SearchAnswer> {
    const found: SearchResult[] = [];
    for (const table of tables) found.push(...(await this.searchTable(table, matcher, isWanted)));
    const results = found.sort((a, b) => compare(b.record.createdAt, a.record.createdAt));
    return { results: results.slice(0, maxResults), isCut: results.length > maxResults };
  }

  /** One result more than are shown at most, which says that there are more. */
  private async searchTable(
    table: SearchedTable,
    matcher: RecordMatcher,
    isWanted: () => boolean,
  ): Promise<SearchResult[]> {
    const found: SearchResult[] = [];
    let before = Number.MAX_SAFE_INTEGER;
    while (isWanted()) {
      const { first, size, lines } = await this.readPiece(table, before);
      for (const result of searchLines(lines, matcher)) {
        found.push(result);
        if (found.length > maxResults) return found;
      }
      if (size < rowsPerPiece) break;
      before = first;
    }
    return found;
  }

  /** JSON has no bare line break, so records of one text are told apart by it, and most texts are never parsed. */
  private async readPiece({ name, kind, record }: SearchedTable, before: number) {
    const { rows } = await sql<Piece>`
      select string_agg(line, ${'\n'}) as lines, min(seq) as first, count(*) as size
      from (
        select seq, ${kind} || ' ' || ${record} as line from ${sql.table(name)}
        where quarantine is null and seq < ${before} order by seq desc limit ${rowsPerPiece}
      ) as piece`.execute(this.database);
    const { lines, first, size } = rows[0] ?? nothing;
    return { lines: lines ?? '', first: first ?? 0, size };
  }
}

interface Piece {
  readonly lines: string | null;
  readonly first: number | null;
  readonly size: number;
}

const nothing: Piece = { lines: null, first: null, size: 0 };

function searchLines(lines: string, matcher: RecordMatcher): SearchResult[] {
  if (lines === '' || !matcher.mayMatch(lines)) return [];
  return lines
    .split('\n')
    .filter((line) => matcher.mayMatch(line))
    .map(parseLine)
    .filter(({ record }) => matcher.matches(record));
}

function parseLine(line: string): SearchResult {
  const end = line.indexOf(' ');
  const kind = line.slice(0, end) as RecordKind;
  return { kind, record: JSON.parse(line.slice(end + 1)) as SearchResult['record'] };
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
