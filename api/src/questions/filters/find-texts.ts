import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { takesValue } from 'contract/filter-fields';
import type { FilterField } from 'contract/filter-fields';
import { containsTyped, isEmptyValue, isTyped } from 'contract/matches-filter';
import type { FilterItem } from 'contract/record-filter';
import type { RecordKind } from 'contract/review';
import type { Database } from '../../storage/database';
import { isSqlite } from '../../storage/is-sqlite';
import { recordSource } from '../../storage/records/record-source';
import { sentValue } from '../sent-values';

/** Rows that are read at a time, which bounds the memory for long texts, and lets other requests be answered between. */
const rowsPerPiece = 2000;

/** Whether a condition compares texts in their spellings. */
export const comparesTexts = ({ type }: FilterField, { operator }: FilterItem): boolean =>
  type === 'text' && takesValue(operator);

/** Makes a condition on texts one on the ids of rows, by comparing all texts of a section. */
export async function findTexts(
  database: Database,
  kind: RecordKind,
  { field, operator, value = '' }: FilterItem,
): Promise<RawBuilder<boolean>> {
  const isMatch = operator === 'contains' ? containsTyped(String(value)) : isTyped([value].flat());
  const { table, condition } = recordSource(kind);
  const found: string[] = [];
  for (let after = 0; ;) {
    // Without statistics PostgreSQL sorts the rows of each piece: the inner select spares it to read the field of all.
    const { rows } = await sql<{ seq: number; id: string; text: string | null }>`
      select seq, id, ${sentValue(field)} as text from (
        select seq, id, body from ${sql.table(table)}
          where ${condition} and merged_into is null and seq > ${after}
          order by seq limit ${sql.lit(rowsPerPiece)}) as piece order by seq`.execute(database);
    for (const { id, text } of rows) {
      if (text !== null && !isEmptyValue(text) && isMatch(text)) found.push(id);
    }
    if (rows.length < rowsPerPiece) break;
    after = rows.at(-1)?.seq ?? after;
  }
  const ids = isSqlite(database)
    ? sql`select value from json_each(${JSON.stringify(found)})`
    : sql`select json_array_elements_text(cast(${JSON.stringify(found)} as json))`;
  // Without "is true" PostgreSQL may join the ids row by row, which takes a minute where a table has no statistics yet.
  return operator === 'isNoneOf'
    ? sql<boolean>`id not in (${ids})`
    : sql<boolean>`(id in (${ids})) is true`;
}
