import { recordKinds } from 'contract/review';
import type { RecordKind } from 'contract/review';
import type { NotDuplicates, RecordVersion } from 'contract/review-requests';
import type { Selectable } from 'kysely';
import type { Database } from '../../storage/database';
import type { NotDuplicatesTable } from '../../storage/tables/review-tables';

/** All SQL about pairs that staff have marked as not duplicates. */
export class NotDuplicatesRepository {
  constructor(private readonly database: Database) {}

  /** Lists the pairs, newest first. */
  async list(kind: RecordKind): Promise<NotDuplicates[]> {
    const rows = await this.database
      .selectFrom('kept_pairs')
      .selectAll()
      .where('kind', '=', kind)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    return rows.map(toKeptPair);
  }

  /** Lists the pairs among some hundred records at most, also those at earlier versions. */
  async listAmong(ids: readonly string[]): Promise<NotDuplicates[]> {
    if (ids.length === 0) return [];
    const rows = await this.database
      .selectFrom('kept_pairs')
      .selectAll()
      .where('kind', 'in', recordKinds)
      .where('first_id', 'in', ids)
      .where('second_id', 'in', ids)
      .execute();
    return rows.map(toKeptPair);
  }

  /** Stores a pair and replaces the same pair at earlier versions. */
  async keep(kind: RecordKind, { records, ...pair }: NotDuplicates): Promise<void> {
    const [first, second] = [...records].sort((a, b) => (a._id < b._id ? -1 : 1)) as [
      RecordVersion,
      RecordVersion,
    ];
    const values = {
      id: pair._id,
      first_version: first.__v,
      second_version: second.__v,
      created_at: pair.createdAt,
      created_by: pair.createdBy,
    };
    await this.database
      .insertInto('kept_pairs')
      .values({ ...values, kind, first_id: first._id, second_id: second._id })
      .onConflict((conflict) =>
        conflict.columns(['kind', 'first_id', 'second_id']).doUpdateSet(values),
      )
      .execute();
  }

  /** Removes pairs and returns the ids of the records in those that there were. */
  async reopen(kind: RecordKind, ids: readonly string[]): Promise<string[]> {
    const removed = await this.database
      .deleteFrom('kept_pairs')
      .where('kind', '=', kind)
      .where('id', 'in', ids)
      .returning(['first_id', 'second_id'])
      .execute();
    return [...new Set(removed.flatMap((pair) => [pair.first_id, pair.second_id]))];
  }

  /** Moves the marks from one version of a record to another with the same content. */
  async carryOver(recordId: string, from: number, to: number): Promise<void> {
    for (const side of ['first', 'second'] as const) {
      await this.database
        .updateTable('kept_pairs')
        .set({ [`${side}_version`]: to })
        .where(`${side}_id`, '=', recordId)
        .where(`${side}_version`, '=', from)
        .execute();
    }
  }
}

const toKeptPair = (row: Selectable<NotDuplicatesTable>): NotDuplicates => ({
  _id: row.id,
  records: [
    { _id: row.first_id, __v: row.first_version },
    { _id: row.second_id, __v: row.second_version },
  ],
  createdAt: row.created_at,
  createdBy: row.created_by,
});
