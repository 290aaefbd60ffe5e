import { SqliteAdapter, sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from './database';

/** Rows read at a time: a long list neither fills the memory nor keeps other requests waiting. */
const rowsPerPiece = 2000;

/** A part of a JSON text, as text or as its UTF-8 bytes. */
export type JsonPiece = string | Uint8Array;

/** One row as the JSON text of its record: the body, then what the server added (DESIGN 3.4). */
export const wholeRecord = (added: RawBuilder<string> = sql`''`): RawBuilder<string> => sql`
  substr(cast(body as text), 1, length(cast(body as text)) - 1) || ${added}
  || ',"_id":"' || id || '","createdAt":"' || created_at
  || '","updatedAt":"' || updated_at || '","__v":' || version
  || case when merged_into is null then '}' else ',"mergedInto":"' || merged_into || '"}' end`;

/**
 * The JSON text of a list, oldest first, in pieces: duplicate detection calls the earliest record the
 * original (SPEC 5). The database builds the text, which is three times faster than doing it here, and
 * both databases understand the same statement.
 */
export async function* recordList(
  database: Database,
  table: 'submissions' | 'profiles',
  record: RawBuilder<string>,
  condition: RawBuilder<unknown>,
): AsyncGenerator<JsonPiece, void, undefined> {
  // SQLite hands bytes over untouched, where text would be decoded here and encoded again.
  const isSqlite = database.getExecutor().adapter instanceof SqliteAdapter;
  let after = 0;
  let separator = '';
  yield '[';
  for (;;) {
    // Both databases join rows in the order of a sorted subquery; sorting them again would cost a third.
    const joined = sql<string>`${separator} || string_agg(record, ',')`;
    const { rows } = await sql<{ records: JsonPiece | null; last: number; size: number }>`
      select ${isSqlite ? sql`cast(${joined} as blob)` : joined} as records,
        max(seq) as last, count(*) as size
      from (
        select seq, ${record} as record from ${sql.table(table)}
        where ${condition} and seq > ${after} order by seq limit ${rowsPerPiece}
      ) as piece`.execute(database);
    const { records = null, last = after, size = 0 } = rows[0] ?? {};
    if (records !== null) yield records;
    if (size < rowsPerPiece) break;
    after = last;
    separator = ',';
  }
  yield ']';
}
