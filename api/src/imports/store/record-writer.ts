import type { Insertable, Transaction } from 'kysely';
import type { RecordKind } from 'contract/review';
import { digestSender } from '../../review/today/triage';
import { RecordOriginRepository } from '../../review/record-entries/record-origin-repository';
import { getFieldEncryption } from '../../storage/encryption/field-encryption';
import type { ActingStaff } from '../../storage/audit/staff-journal';
import type { Tables } from '../../storage/tables/tables';
import type { Fields } from '../rows/row-faults';

/** A record that an import adds. */
export interface AddedRecord {
  readonly id: string;
  readonly kind: RecordKind;
  readonly fields: Fields;
  /** When it arrived, ISO 8601. */
  readonly createdAt: string;
}

interface ImportedBy {
  readonly importId: string;
  readonly staff: Pick<ActingStaff, '_id' | 'email'>;
  /** The time of the import, ISO 8601. */
  readonly at: string;
  readonly isOpenWork: boolean;
}

/** Rows that one statement stores. A row has up to 13 values, and PostgreSQL takes 65,535 of them. */
const rowsPerPiece = 200;

/**
 * Adds records to their lists without emails, news and alerts, without consent, and as work that is done unless it is
 * wished otherwise. Throws the error of the database if a profile has the email address of another one.
 */
export async function addRecords(
  transaction: Transaction<Tables>,
  records: readonly AddedRecord[],
  by: ImportedBy,
): Promise<void> {
  for (let start = 0; start < records.length; start += rowsPerPiece) {
    const some = records.slice(start, start + rowsPerPiece);
    await insert(transaction, 'submissions', toSubmissions(transaction, some, by.at));
    await insert(transaction, 'profiles', toProfiles(some, by.at));
    if (!by.isOpenWork)
      await insert(
        transaction,
        'reviews',
        some.map((one) => toReview(one, by)),
      );
    await new RecordOriginRepository(transaction).add(
      some.map(({ kind, id }) => ({
        ...{ kind, recordId: id, origin: 'import' as const },
        ...{ adminId: by.staff._id, importId: by.importId, at: by.at },
      })),
    );
  }
}

async function insert<Table extends 'submissions' | 'profiles' | 'reviews'>(
  transaction: Transaction<Tables>,
  table: Table,
  values: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  if (values.length > 0)
    await transaction
      .insertInto(table)
      .values([...values] as never)
      .execute();
}

/** The server has no need to look at them later, since nobody is alerted to what was imported. */
const toSubmissions = (
  transaction: Transaction<Tables>,
  records: readonly AddedRecord[],
  at: string,
): Insertable<Tables['submissions']>[] =>
  records
    .filter(({ kind }) => kind !== 'profiles')
    .map(({ id, kind, fields, createdAt }) => ({
      ...{ id, kind, version: 0, quarantine: null, consent: null },
      body: getFieldEncryption(transaction).encryptBody(kind, id, JSON.stringify(fields)),
      ...{ created_at: createdAt, updated_at: at },
      // Nobody has allowed to show it yet.
      awaits_approval: kind === 'testimony' ? 1 : 0,
      ...{ idempotency_key: null, idempotency_hash: null },
      ...{ person: digestSender(fields), triaged_version: 0 },
    }));

/** Profiles without a password, whose addresses are not confirmed. */
const toProfiles = (
  records: readonly AddedRecord[],
  at: string,
): Insertable<Tables['profiles']>[] =>
  records
    .filter(({ kind }) => kind === 'profiles')
    .map(({ id, fields, createdAt }) => ({
      ...{ id, version: 0, quarantine: null, password_hash: '', is_admin: 0 },
      body: JSON.stringify(fields),
      email: String(fields['email']).toLowerCase(),
      ...{ created_at: createdAt, updated_at: at },
    }));

const toReview = (
  { kind, id }: AddedRecord,
  { staff, at }: ImportedBy,
): Insertable<Tables['reviews']> => ({
  ...{ kind, record_id: id, state: 'done', assignee: null, version: 0 },
  ...{ updated_at: at, updated_by: staff.email },
});
