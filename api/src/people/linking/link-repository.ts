import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { SamePersonReason } from 'contract/persons';
import type { AnyRecord } from 'contract/record-identity';
import type { RecordKind } from 'contract/review';
import type { Database } from '../../storage/database';
import { lockFreeRecords } from '../../storage/records/lock-records';
import { isListed, storedBodyText } from '../../storage/records/record-source';
import type { RecordSource } from '../../storage/records/record-source';
import type { Tables } from '../../storage/tables/tables';
import { traitNames } from './record-digests';
import type { RecordDigests } from './record-digests';

/** A listed record whose present version was not looked at. */
export interface UnlinkedRow {
  readonly seq: number;
  readonly id: string;
  readonly kind: RecordKind;
  readonly version: number;
  readonly at: string;
  readonly record: AnyRecord;
  /** Whether it is a profile whose owner confirmed its email address. */
  readonly isConfirmed: boolean;
}

export interface NewLink {
  readonly id: string;
  readonly kind: RecordKind;
  readonly at: string;
  readonly person: string;
}

export interface RecordMatch {
  readonly records: readonly [string, string];
  readonly reasons: readonly SamePersonReason[];
  readonly strength: number;
}

type LinkedTable = RecordSource['table'];

/** Reads the records to look at. */
export async function listUnlinked(
  database: Database,
  table: LinkedTable,
  after: number,
  limit: number,
): Promise<readonly UnlinkedRow[]> {
  const isProfiles = table === 'profiles';
  const { rows } = await sql<Omit<UnlinkedRow, 'record' | 'isConfirmed'> & StoredFields>`
    select seq, id, ${isProfiles ? sql`'profiles'` : sql`kind`} as kind, version, created_at as at,
      ${storedBodyText} as body,
      ${isProfiles ? sql`email_confirmed_at` : sql`null`} as confirmed
    from ${sql.table(table)}
    where linked_version <> version and ${isListed(table)} and seq > ${after}
    order by seq limit ${limit}`.execute(database);
  return rows.map(({ body, confirmed, ...row }) => ({
    ...row,
    // Names, addresses and phones are never encrypted, so nothing is decrypted.
    record: JSON.parse(body) as AnyRecord,
    isConfirmed: confirmed !== null,
  }));
}

interface StoredFields {
  readonly body: string;
  readonly confirmed: string | null;
}

/** All SQL that stores to whom records belong, in a transaction that has locked persons. */
export class LinkRepository {
  constructor(private readonly transaction: Transaction<Tables>) {}

  /**
   * Marks rows as looked at and returns the ids of those that are as they were read: with that version, listed, and the
   * address not confirmed since. PostgreSQL skips rows that others are changing, because waiting for them could end in a
   * deadlock.
   */
  async mark(table: LinkedTable, rows: readonly UnlinkedRow[]): Promise<ReadonlySet<string>> {
    const ids = await lockFreeRecords(
      this.transaction,
      table,
      rows.map(({ id }) => id),
    );
    if (ids.length === 0) return new Set();
    const isConfirmed = table === 'profiles' ? sql`email_confirmed_at is not null` : sql`1 = 0`;
    const versions = rows.map(
      (row) => sql`(${row.id}, ${row.version}, ${Number(row.isConfirmed)})`,
    );
    const marked = await sql<{ readonly id: string }>`
      update ${sql.table(table)} set linked_version = version
      from (values ${sql.join(versions)}) as seen
      where id = seen.column1 and version = cast(seen.column2 as integer)
        and cast(seen.column3 as integer) = case when ${isConfirmed} then 1 else 0 end
        and linked_version <> version
        and id in (${sql.join(ids)}) and ${isListed(table)}
      returning id`.execute(this.transaction);
    return new Set(marked.rows.map(({ id }) => id));
  }

  /** Replaces what records are found by. */
  async storeDigests(
    all: readonly { readonly id: string; readonly digests: RecordDigests }[],
  ): Promise<void> {
    const ids = all.map(({ id }) => id);
    await this.transaction.deleteFrom('person_traits').where('record_id', 'in', ids).execute();
    for (const side of ['first_record', 'second_record'] as const)
      await this.transaction.deleteFrom('person_matches').where(side, 'in', ids).execute();
    const values = all.flatMap(({ id: record_id, digests }) =>
      traitNames.flatMap((trait) =>
        [...new Set(digests[trait])].map((value) => ({ trait, value, record_id })),
      ),
    );
    if (values.length > 0)
      await this.transaction.insertInto('person_traits').values(values).execute();
  }

  /** Finds the persons of records, by the record. */
  async findPersons(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.transaction
      .selectFrom('person_records')
      .select(['record_id', 'person_id'])
      .where('record_id', 'in', ids)
      .execute();
    return new Map(rows.map(({ record_id, person_id }) => [record_id, person_id]));
  }

  /** Finds the records that are merged with records, with the merge. */
  async listMerged(
    ids: readonly string[],
  ): Promise<readonly { readonly id: string; readonly other: string; readonly merge: string }[]> {
    return this.transaction
      .selectFrom('merge_records as own')
      .innerJoin('merges', (join) =>
        join.onRef('merges.id', '=', 'own.merge_id').on('merges.undone_at', 'is', null),
      )
      .innerJoin('merge_records as others', 'others.merge_id', 'own.merge_id')
      .select(['own.record_id as id', 'others.record_id as other', 'own.merge_id as merge'])
      .where('own.record_id', 'in', ids)
      .whereRef('own.record_id', '<>', 'others.record_id')
      .execute();
  }

  async addLinks(links: readonly NewLink[]): Promise<void> {
    await this.transaction
      .insertInto('person_records')
      .values(
        links.map(({ id, kind, at, person }) => ({ record_id: id, kind, at, person_id: person })),
      )
      .execute();
  }

  async addMatches(matches: readonly RecordMatch[]): Promise<void> {
    const values = matches.map(({ records: [one, other], reasons, strength }) => ({
      first_record: one < other ? one : other,
      second_record: one < other ? other : one,
      reasons: reasons.join(','),
      strength,
    }));
    await this.transaction
      .insertInto('person_matches')
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
