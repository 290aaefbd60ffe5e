import { sql } from 'kysely';
import type { RecordCorrection } from 'contract/record-entry-requests';
import type { RecordKind } from 'contract/review';
import { accountName } from '../../storage/account-name';
import type { Database } from '../../storage/database';
import { toDecryptableJson } from '../../storage/encryption/decryptable-json';
import { getFieldEncryption } from '../../storage/encryption/field-encryption';

export interface NewRecordCorrection extends Pick<
  RecordCorrection,
  '_id' | 'at' | 'replaced' | 'isTold'
> {
  readonly kind: RecordKind;
  readonly recordId: string;
  readonly adminId: string;
}

export type FoundCorrection = RecordCorrection & { readonly recordId: string };

/** The former values in a row of `record_corrections`, as JSON text. */
export const replacedText = toDecryptableJson(
  sql`record_corrections.replaced`,
  sql`record_corrections.kind`,
  sql`record_corrections.record_id`,
);

/** All SQL about corrections by staff. It works inside a transaction or without one. */
export class RecordCorrectionRepository {
  constructor(private readonly database: Database) {}

  /** Throws UndecryptableText. */
  async add({ kind, recordId, ...correction }: NewRecordCorrection): Promise<void> {
    const replaced = JSON.stringify(correction.replaced);
    await this.database
      .insertInto('record_corrections')
      .values({
        ...{ id: correction._id, kind, record_id: recordId },
        ...{ admin_id: correction.adminId, at: correction.at },
        replaced: getFieldEncryption(this.database).encryptBody(kind, recordId, replaced),
        is_told: correction.isTold ? 1 : 0,
      })
      .execute();
  }

  /** Lists the corrections of some hundred records at most, newest first. */
  async list(recordIds: readonly string[]): Promise<readonly FoundCorrection[]> {
    if (recordIds.length === 0) return [];
    const rows = await this.database
      .selectFrom('record_corrections')
      .leftJoin('admins', 'admins.id', 'admin_id')
      .select(['record_corrections.id as _id', 'record_id as recordId', 'at', 'is_told'])
      .select([accountName.as('by'), replacedText.as('replaced')])
      .where('record_id', 'in', recordIds)
      .orderBy('at', 'desc')
      .orderBy('record_corrections.id', 'desc')
      .execute();
    return rows.map(({ by, replaced, is_told, ...row }) => ({
      ...row,
      ...(by !== null && { by }),
      replaced: JSON.parse(replaced) as RecordCorrection['replaced'],
      isTold: is_told === 1,
    }));
  }

  /** Reads the names of the staff who made some hundred corrections at most, by the corrections' ids. */
  async readWriters(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database
      .selectFrom('record_corrections')
      .innerJoin('admins', 'admins.id', 'admin_id')
      .select(['record_corrections.id as id', accountName.as('by')])
      .where('record_corrections.id', 'in', ids)
      .execute();
    return new Map(rows.flatMap(({ id, by }) => (by === null ? [] : [[id, by]])));
  }

  /**
   * Removes what was corrected of records since a time, whose former values may be another record's: a merge had put
   * them there.
   */
  async removeSince(recordIds: readonly string[], at: string): Promise<void> {
    if (recordIds.length === 0) return;
    await this.database
      .deleteFrom('record_corrections')
      .where('record_id', 'in', recordIds)
      .where('at', '>=', at)
      .execute();
  }
}
