import type { RecordHistory, RecordOrigin } from 'contract/record-entry-requests';
import type { RecordKind } from 'contract/review';
import { accountName } from '../../storage/account-name';
import type { Database } from '../../storage/database';

export interface NewRecordOrigin {
  readonly kind: RecordKind;
  readonly recordId: string;
  readonly origin: RecordOrigin;
  readonly adminId: string;
  /** Only for `import`. */
  readonly importId?: string;
  /** ISO 8601. */
  readonly at: string;
}

type FoundOrigin = NonNullable<RecordHistory['origin']>;

/** All SQL about how records came that their senders did not send by a form. */
export class RecordOriginRepository {
  constructor(private readonly database: Database) {}

  /** Stores the origins of some hundred records at most. */
  async add(origins: readonly NewRecordOrigin[]): Promise<void> {
    if (origins.length === 0) return;
    await this.database
      .insertInto('record_origins')
      .values(
        origins.map(({ recordId, adminId, importId, ...origin }) => ({
          ...origin,
          record_id: recordId,
          admin_id: adminId,
          import_id: importId ?? null,
        })),
      )
      .execute();
  }

  /** Returns the origins of some hundred records at most, by their ids. */
  async find(recordIds: readonly string[]): Promise<ReadonlyMap<string, FoundOrigin>> {
    if (recordIds.length === 0) return new Map();
    const rows = await this.database
      .selectFrom('record_origins')
      .leftJoin('admins', 'admins.id', 'admin_id')
      .select(['record_id', 'origin', 'at', 'import_id', accountName.as('by')])
      .where('record_id', 'in', recordIds)
      .execute();
    return new Map(
      rows.map(({ record_id, origin, at, import_id, by }) => [
        record_id,
        {
          origin: origin as RecordOrigin,
          at,
          ...(by !== null && { by }),
          ...(import_id !== null && { importId: import_id }),
        },
      ]),
    );
  }
}
