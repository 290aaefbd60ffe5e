import type { Merge, RecordKind } from 'contract/review';
import type { Selectable } from 'kysely';
import type { Database } from '../storage/database';
import type { MergeRecordsTable } from '../storage/tables';

export type MergedRecord = Omit<Selectable<MergeRecordsTable>, 'merge_id' | 'position'>;

/** All SQL about merges and what was before them. */
export class MergeRepository {
  constructor(private readonly database: Database) {}

  /** Newest first, without those that were undone. */
  async list(kind: RecordKind): Promise<Merge[]> {
    const rows = await this.database
      .selectFrom('merges')
      .innerJoin('merge_records', 'merge_records.merge_id', 'merges.id')
      .select(['id', 'created_at', 'created_by', 'record_id'])
      .where('kind', '=', kind)
      .where('undone_at', 'is', null)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .orderBy('position')
      .execute();
    const merges = new Map<string, Merge & { readonly merged: string[] }>();
    for (const { id, record_id: recordId, created_at, created_by } of rows) {
      const known = merges.get(id);
      if (known !== undefined) known.merged.push(recordId);
      else
        merges.set(id, {
          _id: id,
          survivor: recordId,
          merged: [],
          createdAt: created_at,
          createdBy: created_by,
        });
    }
    return [...merges.values()];
  }

  /** Remembers a merge and its records as they were before, the survivor first. */
  async add(kind: RecordKind, merge: Merge, records: readonly MergedRecord[]): Promise<void> {
    const { _id: id, createdAt, createdBy } = merge;
    await this.database
      .insertInto('merges')
      .values({ id, kind, created_at: createdAt, created_by: createdBy, undone_at: null })
      .execute();
    await this.database
      .insertInto('merge_records')
      .values(records.map((record, position) => ({ ...record, merge_id: id, position })))
      .execute();
  }

  /** A merge that holds; undefined when there is none, or it was undone. */
  async find(kind: RecordKind, id: string): Promise<Merge | undefined> {
    return (await this.list(kind)).find(({ _id }) => _id === id);
  }

  /** The records of a merge as they were before, the survivor first. */
  readBefore(id: string): Promise<MergedRecord[]> {
    return this.database
      .selectFrom('merge_records')
      .select(['record_id', 'body', 'updated_at', 'version_before', 'version_after'])
      .where('merge_id', '=', id)
      .orderBy('position')
      .execute();
  }

  /** Notes that a merge holds no more; false when somebody else was quicker. */
  async end(id: string, undoneAt: string): Promise<boolean> {
    const { numUpdatedRows } = await this.database
      .updateTable('merges')
      .set({ undone_at: undoneAt })
      .where('id', '=', id)
      .where('undone_at', 'is', null)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }

  /** An earlier merge that left a record at one version left it at another: its content is the same. */
  async carryOver(recordId: string, from: number, to: number): Promise<void> {
    await this.database
      .updateTable('merge_records')
      .set({ version_after: to })
      .where('record_id', '=', recordId)
      .where('version_after', '=', from)
      .execute();
  }
}
