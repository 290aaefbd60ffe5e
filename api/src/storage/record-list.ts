import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from './database';
import { isSqlite } from './is-sqlite';

/** The target size of a piece in bytes, which bounds the memory of each reader, however slow. */
const pieceSize = 128 * 1024;
/** The limit of a piece, in bytes; only a single row may be longer. */
const maxPieceSize = 2 * pieceSize;
/** The number of rows to read first, and at most at a time. */
const rows = { atFirst: 100, most: 2000 };

/** A part of a JSON text, as text or as its UTF-8 bytes. */
export type JsonPiece = string | Uint8Array;

/** Selects a row as the JSON text of its record: the body, then what the server added (requirements 10.1). */
export const recordJson = (added: RawBuilder<string> = sql`''`): RawBuilder<string> => sql`
  substr(cast(body as text), 1, length(cast(body as text)) - 1) || ${added}
  || ',"_id":"' || id || '","createdAt":"' || created_at
  || '","updatedAt":"' || updated_at || '","__v":' || version
  || case when merged_into is null then '}' else ',"mergedInto":"' || merged_into || '"}' end`;

/**
 * Yields the JSON text of a list in pieces, oldest first: duplicate detection calls the earliest record the original
 * (requirements 5). The database builds the text, which is three times faster than building it here, and both databases
 * understand the same statement.
 */
export async function* recordList(
  database: Database,
  table: 'submissions' | 'profiles',
  record: RawBuilder<string>,
  condition: RawBuilder<unknown>,
): AsyncGenerator<JsonPiece, void, undefined> {
  // SQLite returns bytes untouched, where text would be decoded here and encoded again.
  const asBytes = isSqlite(database);
  let after = 0;
  let separator = '';
  let limit = rows.atFirst;
  yield '[';
  for (;;) {
    // Both databases join rows in the order of a sorted subquery; sorting them again would cost a third.
    const joined = sql<string>`${separator} || string_agg(record, ',')`;
    const piece = await sql<Piece>`
      select case when sum(octet_length(record)) <= ${maxPieceSize} or count(*) = 1
          then ${asBytes ? sql`cast(${joined} as blob)` : joined} end as records,
        max(seq) as last, count(*) as size, sum(octet_length(record)) as bytes
      from (
        select seq, ${record} as record from ${sql.table(table)}
        where ${condition} and seq > ${after} order by seq limit ${limit}
      ) as piece`.execute(database);
    const { records, last, size, bytes } = piece.rows[0] ?? noRows;
    const isLast = size < limit;
    limit = nextLimit(limit, size, bytes ?? 0);
    // The rows together were too long, so fewer of them are read again.
    if (records === null && size > 0) continue;
    if (records !== null) yield records;
    if (isLast) break;
    after = last;
    separator = ',';
  }
  yield ']';
}

interface Piece {
  /** Null where there are none, or where they are too long together. */
  readonly records: JsonPiece | null;
  readonly last: number;
  readonly size: number;
  readonly bytes: number | null;
}

const noRows: Piece = { records: null, last: 0, size: 0, bytes: 0 };

/** Returns the number of rows that fill a piece if they are as long as the last ones. It grows only gradually. */
function nextLimit(limit: number, size: number, bytes: number): number {
  const fitting = Math.floor((size * pieceSize) / Math.max(bytes, 1));
  return Math.max(1, Math.min(fitting, 2 * limit, rows.most));
}
