import { sql } from 'kysely';
import type { RecordKind } from 'contract/review';
import type { Merge } from 'contract/review-requests';
import type { RawBuilder, SelectQueryBuilder, Selectable } from 'kysely';
import {
  toDecryptableJson,
  toDecryptableJsonForStorage,
} from '../../storage/encryption/decryptable-json';
import { getFieldEncryption } from '../../storage/encryption/field-encryption';
import { recordSource } from '../../storage/records/record-source';
import type { Database } from '../../storage/database';
import type { MergeRecordsTable, MergesTable } from '../../storage/tables/review-tables';
import type { Tables } from '../../storage/tables/tables';

export type MergedRecord = Omit<Selectable<MergeRecordsTable>, 'merge_id' | 'position' | 'body'> & {
  /** JSON text; null unless the record is the survivor. */
  body: string | null;
};

const bodyOf = (makeOpenable: typeof toDecryptableJson) =>
  makeOpenable(
    sql`merge_records.body`,
    sql`merges.kind`,
    sql`merge_records.record_id`,
  ) as RawBuilder<string | null>;

/** The body in a row of `merge_records`, whose merge is joined. */
export const mergedBody = bodyOf(toDecryptableJson);

/** The same body for storing again: values that cannot be decrypted stay encrypted. */
export const mergedBodyToStore = bodyOf(toDecryptableJsonForStorage);

/** All SQL about merges and the states before them. */
export class MergeRepository {
  constructor(private readonly database: Database) {}

  /** Lists the current merges, newest first. */
  async list(kind: RecordKind): Promise<Merge[]> {
    const replaced = await this.readReplaced(kind);
    const merges = await this.read(kind, (standing) => standing);
    return merges.map((merge) => ({ ...merge, ...replaced.get(merge._id) }));
  }

  /** Finds a current merge; undefined if there is none or it was undone. */
  async find(kind: RecordKind, id: string): Promise<Merge | undefined> {
    const [merge] = await this.read(kind, (merges) => merges.where('id', '=', id));
    return merge;
  }

  /** Reads the email addresses of the staff who made some hundred merges at most, by the merges' ids. */
  async readMakers(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database
      .selectFrom('merges')
      .select(['id', 'created_by'])
      .where('id', 'in', ids)
      .execute();
    return new Map(rows.map((row) => [row.id, row.created_by]));
  }

  /** Whether an account made a merge. Accounts are compared by id, because an email address may have changed hands. */
  async isBy(id: string, adminId: string): Promise<boolean> {
    const own = await this.database
      .selectFrom('merges')
      .select('id')
      .where('id', '=', id)
      .where('admin_id', '=', adminId)
      .executeTakeFirst();
    return own !== undefined;
  }

  /** Stores a merge, who made it, and the former states of its records, the survivor first. */
  async add(
    kind: RecordKind,
    merge: Merge,
    adminId: string,
    records: readonly MergedRecord[],
  ): Promise<void> {
    const { _id: id, createdAt, createdBy } = merge;
    await this.database
      .insertInto('merges')
      .values({
        id,
        kind,
        created_at: createdAt,
        created_by: createdBy,
        admin_id: adminId,
        undone_at: null,
      })
      .execute();
    const encryption = getFieldEncryption(this.database);
    const rows = records.map(({ body, ...record }, position) => ({
      ...record,
      body: body === null ? null : encryption.encryptBody(kind, record.record_id, body),
      merge_id: id,
      position,
    }));
    await this.database.insertInto('merge_records').values(rows).execute();
  }

  /** The former states of a merge's records, the survivor first, for storing again. */
  listBefore(id: string): Promise<MergedRecord[]> {
    return this.database
      .selectFrom('merge_records')
      .innerJoin('merges', 'merges.id', 'merge_id')
      .select(['record_id', 'updated_at', 'version_before', 'version_after'])
      .select(mergedBodyToStore.as('body'))
      .where('merge_id', '=', id)
      .orderBy('position')
      .execute();
  }

  /** Whether a merge left the record at this version. */
  async hasLeft(recordId: string, version: number): Promise<boolean> {
    const found = await this.database
      .selectFrom('merge_records')
      .innerJoin('merges', 'id', 'merge_id')
      .select('merge_id')
      .where('record_id', '=', recordId)
      .where('version_after', '=', version)
      .where('undone_at', 'is', null)
      .executeTakeFirst();
    return found !== undefined;
  }

  /** Marks a merge as undone; returns false if another request was faster. */
  async end(id: string, undoneAt: string): Promise<boolean> {
    const { numUpdatedRows } = await this.database
      .updateTable('merges')
      .set({ undone_at: undoneAt })
      .where('id', '=', id)
      .where('undone_at', 'is', null)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }

  /** Moves an earlier merge from one version of a record to another with the same content. */
  async carryOver(recordId: string, from: number, to: number): Promise<void> {
    await this.database
      .updateTable('merge_records')
      .set({ version_after: to })
      .where('record_id', '=', recordId)
      .where('version_after', '=', from)
      .execute();
  }

  /**
   * Deletes all merges that one of the records is part of. Undone merges contain former values, so they are deleted
   * too, as are merges that are connected through other records.
   */
  async forget(recordIds: readonly string[]): Promise<void> {
    const { rows } = await sql<{ merge_id: string }>`
      with recursive reached (id) as (
        select record_id from merge_records where record_id in (${sql.join(recordIds)})
        union
        select others.record_id from reached
          join merge_records as one on one.record_id = reached.id
          join merge_records as others on others.merge_id = one.merge_id
      )
      select distinct merge_id from reached
      join merge_records on record_id = reached.id
      join merges on merges.id = merge_id
      where undone_at is not null or record_id in (${sql.join(recordIds)})
    `.execute(this.database);
    const ids = rows.map(({ merge_id }) => merge_id);
    if (ids.length === 0) return;
    await this.database.deleteFrom('merge_records').where('merge_id', 'in', ids).execute();
    await this.database.deleteFrom('merges').where('id', 'in', ids).execute();
  }

  /** By merge, the former values that its survivor has replaced: most have none. */
  private async readReplaced(
    kind: RecordKind,
  ): Promise<ReadonlyMap<string, Pick<Merge, 'replaced'>>> {
    const now = toDecryptableJson(sql`cast(kept.body as text)`, sql`merges.kind`, sql`kept.id`);
    const { rows } = await sql<{ id: string; before: string; now: string }>`
      select merges.id, ${mergedBody} as before, ${now} as now
      from merges
      join merge_records on merge_id = merges.id and position = 0
      join ${sql.table(recordSource(kind).table)} as kept on kept.id = record_id
      where merges.kind = ${kind} and undone_at is null
        and merge_records.body <> cast(kept.body as text)`.execute(this.database);
    return new Map(
      rows.map(({ id, before, now }) => [
        id,
        replacedIn(JSON.parse(before) as Body, JSON.parse(now) as Body),
      ]),
    );
  }

  private async read(kind: RecordKind, choose: (merges: Standing) => Standing): Promise<Merge[]> {
    const standing = this.database
      .selectFrom('merges')
      .select(['id', 'created_at', 'created_by'])
      .where('kind', '=', kind)
      .where('undone_at', 'is', null);
    const rows = await this.database
      .selectFrom(choose(standing).as('merge'))
      .innerJoin('merge_records', 'merge_id', 'merge.id')
      .select(['merge.id', 'merge.created_at', 'created_by', 'record_id'])
      .orderBy('merge.created_at', 'desc')
      .orderBy('merge.id', 'desc')
      .orderBy('position')
      .execute();
    const merges = new Map<string, Merge & { readonly merged: string[] }>();
    for (const { id, created_at: createdAt, created_by: createdBy, record_id } of rows) {
      const merge = merges.get(id);
      if (merge !== undefined) merge.merged.push(record_id);
      // The survivor comes first.
      else merges.set(id, { _id: id, survivor: record_id, merged: [], createdAt, createdBy });
    }
    return [...merges.values()];
  }
}

type Standing = SelectQueryBuilder<
  Tables,
  'merges',
  Pick<Selectable<MergesTable>, 'id' | 'created_at' | 'created_by'>
>;

type Body = Readonly<Record<string, unknown>>;

export function replacedIn(before: Body, now: Body): Pick<Merge, 'replaced'> {
  const replaced = Object.entries(before).filter(([field, value]) => value !== now[field]);
  return replaced.length > 0 ? { replaced: Object.fromEntries(replaced) } : {};
}
