import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { RecordKind } from 'contract/review';
import { changedMeanwhile } from '../../http/errors/http-error';
import { PersonChangeUndo } from '../../people/changes/person-change-undo';
import { lockPersons } from '../../people/lock-persons';
import { unlinkRecords } from '../../people/unlink-records';
import { MergeRepository } from '../../review/merges/merge-repository';
import { NotDuplicatesRepository } from '../../review/not-duplicates/not-duplicates-repository';
import { getFieldEncryption } from '../../storage/encryption/field-encryption';
import { groupByKind } from '../../storage/records/group-by-kind';
import { lockFreeRecords, lockRecords } from '../../storage/records/lock-records';
import { RecordRepository, splitIntoBatches } from '../../storage/records/record-repository';
import { recordSource } from '../../storage/records/record-source';
import type { Tables } from '../../storage/tables/tables';
import type { ImportedRecord } from './import-repository';

interface ImportedOfKind extends ImportedRecord {
  readonly id: string;
}

/** Locks the records of an import, so that nothing is built on them while it is undone. */
export async function lockImported(
  transaction: Transaction<Tables>,
  records: readonly ImportedRecord[],
): Promise<void> {
  for (const [kind, own] of groupByKind(records))
    for (const some of splitIntoBatches(own.map(({ record_id }) => record_id)))
      await lockRecords(transaction, kind, some);
}

/**
 * Removes the records that an import added, and puts back what the others said, and the persons as they were. Nothing
 * may have been built on the records (`findBuiltOn`).
 * @param at the time of the import, ISO 8601
 */
export async function revertImport(
  app: Pick<FastifyInstance, 'now' | 'makeId'>,
  transaction: Transaction<Tables>,
  records: readonly ImportedRecord[],
  at: string,
): Promise<void> {
  const named = records.map((record) => ({ ...record, id: record.record_id }));
  const changed = named.filter(({ what }) => what === 'changed');
  for (const [kind, own] of groupByKind(changed)) await restore(transaction, kind, own);
  await carryOver(transaction, changed);
  const added = named.filter(({ what }) => what === 'added');
  await lockPersons(transaction);
  await removeHouseholds(transaction, at);
  for (const some of splitIntoBatches(added.map(({ id }) => id))) {
    await undoJoins(app, transaction, some, at);
    await unlinkRecords(transaction, some);
  }
  for (const [kind, own] of groupByKind(added))
    for (const some of splitIntoBatches(own.map(({ id }) => id)))
      await remove(transaction, kind, some);
  getFieldEncryption(transaction).clearCache();
}

/** Only the version goes on: one with two contents would let an outdated page overwrite the record. */
async function restore(
  transaction: Transaction<Tables>,
  kind: RecordKind,
  records: readonly ImportedOfKind[],
): Promise<void> {
  const former = records.map(({ id, version_after: version, body_before, updated_at_before }) => {
    if (body_before === null || updated_at_before === null)
      throw new Error('A changed record has no former values.');
    return { id, version, body: body_before, updated_at: updated_at_before };
  });
  if (!(await new RecordRepository(transaction).changeTexts(kind, former)))
    throw changedMeanwhile();
}

/** Records say again what they said when staff merged them or marked them as no duplicates. */
async function carryOver(
  transaction: Transaction<Tables>,
  records: readonly ImportedOfKind[],
): Promise<void> {
  const decided = await listDecided(transaction, records);
  const [notDuplicates, merges] = [
    new NotDuplicatesRepository(transaction),
    new MergeRepository(transaction),
  ];
  for (const { id, version_after: version } of records.filter((one) => decided.has(one.id))) {
    await notDuplicates.carryOver(id, version - 1, version + 1);
    await merges.carryOver(id, version - 1, version + 1);
  }
}

/** The records that staff have merged or marked as no duplicates: few, while others wait for the transaction. */
async function listDecided(
  transaction: Transaction<Tables>,
  records: readonly ImportedOfKind[],
): Promise<ReadonlySet<string>> {
  const decided = new Set<string>();
  for (const some of splitIntoBatches(records.map(({ id }) => id)))
    for (const [table, column] of [
      ['kept_pairs', 'first_id'],
      ['kept_pairs', 'second_id'],
      ['merge_records', 'record_id'],
    ] as const) {
      const { rows } = await sql<{ readonly id: string }>`
        select ${sql.ref(column)} as id from ${sql.table(table)}
        where ${sql.ref(column)} in (${sql.join(some)})`.execute(transaction);
      for (const { id } of rows) decided.add(id);
    }
  return decided;
}

/** The households that the import made, none of which staff have changed since. */
async function removeHouseholds(transaction: Transaction<Tables>, at: string): Promise<void> {
  const ofImport = transaction
    .selectFrom('households')
    .select('id')
    .where('created_at', '=', at)
    .where('version', '=', 0);
  await transaction.deleteFrom('household_members').where('household_id', 'in', ofImport).execute();
  await transaction.deleteFrom('households').where('id', 'in', ofImport).execute();
}

/** Parts whom the rule has joined since, maybe because of these records, and has it look at the others again. */
async function undoJoins(
  { now, makeId }: Pick<FastifyInstance, 'now' | 'makeId'>,
  transaction: Transaction<Tables>,
  ids: readonly string[],
  at: string,
): Promise<void> {
  const joins = await transaction
    .selectFrom('person_changes')
    .select('id')
    .where('what', '=', 'join')
    .where('admin_id', 'is', null)
    .where('undone_at', 'is', null)
    .where('at', '>=', at)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('person_moves')
        .innerJoin('person_records', 'person_records.person_id', 'to_person')
        .select('change_id')
        .where('person_records.record_id', 'in', ids),
    )
    .orderBy('id', 'desc')
    .execute();
  const changes = new PersonChangeUndo(transaction, now, makeId);
  for (const { id } of joins) {
    if (!(await changes.undo({ _id: id, what: 'join', isByRule: false }))) continue;
    await lookAgain(transaction, id);
  }
}

/** Has the rule look at the records of a join again. What others are changing it looks at anyway. */
async function lookAgain(transaction: Transaction<Tables>, change: string): Promise<void> {
  const moves = await transaction
    .selectFrom('person_moves')
    .select('record_id as id')
    .where('change_id', '=', change)
    .execute();
  for (const table of ['submissions', 'profiles'] as const)
    for (const some of splitIntoBatches(moves.map(({ id }) => id))) {
      const free = await lockFreeRecords(transaction, table, some);
      if (free.length === 0) continue;
      await transaction
        .updateTable(table)
        .set({ linked_version: -1 })
        .where('id', 'in', free)
        .execute();
    }
}

/** Removes records with all that the import and the server attached to them. */
async function remove(
  transaction: Transaction<Tables>,
  kind: RecordKind,
  ids: readonly string[],
): Promise<void> {
  for (const table of ['reviews', 'record_origins', 'colleague_news'] as const)
    await transaction
      .deleteFrom(table)
      .where('kind', '=', kind)
      .where('record_id', 'in', ids)
      .execute();
  await transaction.deleteFrom('outbox').where('profile_id', 'in', ids).execute();
  await transaction.deleteFrom(recordSource(kind).table).where('id', 'in', ids).execute();
}
