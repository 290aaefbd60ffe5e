import { sql } from 'kysely';
import type { RecordKind, ReviewState } from 'contract/review';
import type { Review, ReviewChange } from 'contract/review-requests';
import { toDecryptableJson } from '../../storage/encryption/decryptable-json';
import { parseNote } from '../../storage/encryption/encrypted-fields';
import {
  isUndecryptablePlaceholder,
  getFieldEncryption,
} from '../../storage/encryption/field-encryption';
import type { StoredBody } from '../../storage/encryption/stored-body';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';

/** Rows read at a time, so that the reviews of a long list neither fill the memory nor block other queries. */
const rowsPerPiece = 200;

/** JSON text with the note of a review in it. */
export const noteBody = toDecryptableJson(sql`note`, sql`kind`, sql`record_id`);

const columns = [
  'record_id as recordId',
  sql<ReviewState>`state`.as('state'),
  noteBody.as('note'),
  'assignee',
  'version',
  'updated_at as updatedAt',
  'updated_by as updatedBy',
] as const;

/** All SQL about reviews. */
export class ReviewRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
  ) {}

  /** Streams all reviews of one kind. */
  async *list(kind: RecordKind): AsyncGenerator<Review[], void, undefined> {
    let last = '';
    for (;;) {
      const rows = await this.database
        .selectFrom('reviews')
        .select(columns)
        .where('kind', '=', kind)
        .where('record_id', '>', last)
        .orderBy('record_id')
        .limit(rowsPerPiece)
        .execute();
      yield rows.map((row) => ({ ...row, note: parseNote(row.note) }));
      if (rows.length < rowsPerPiece) return;
      last = rows.at(-1)?.recordId ?? last;
    }
  }

  /** Reads states and assignees by record id, for records with a review. */
  async listStates(kind: RecordKind, ids: readonly string[]) {
    const rows = await this.database
      .selectFrom('reviews')
      .select(['record_id as recordId', sql<ReviewState>`state`.as('state'), 'assignee'])
      .where('kind', '=', kind)
      .where('record_id', 'in', ids)
      .execute();
    return new Map(rows.map((row) => [row.recordId, row]));
  }

  /** Returns the assignee of a record; null if there is none, undefined if it has no review. */
  async findAssignee(kind: RecordKind, recordId: string): Promise<string | null | undefined> {
    const review = await this.database
      .selectFrom('reviews')
      .select('assignee')
      .where('kind', '=', kind)
      .where('record_id', '=', recordId)
      .executeTakeFirst();
    return review?.assignee;
  }

  /** Stores a review over the version that was seen; returns undefined and stores nothing if that is outdated. */
  async save(
    kind: RecordKind,
    recordId: string,
    { seenVersion, ...change }: ReviewChange,
    updatedBy: string,
  ): Promise<Review | undefined> {
    const updatedAt = this.now().toISOString();
    const version = seenVersion + 1;
    const { note, ...rest } = change;
    const values = { ...rest, version, updated_at: updatedAt, updated_by: updatedBy };
    const encryptNote = () => ({
      note: getFieldEncryption(this.database).encryptNote(kind, recordId, note),
    });
    const isStored =
      seenVersion === -1
        ? await this.insert({ ...values, ...encryptNote(), kind, record_id: recordId })
        : // A note that cannot be decrypted is kept, because its key may be found.
          await this.update(kind, recordId, seenVersion, {
            ...values,
            ...(isUndecryptablePlaceholder(note) ? {} : encryptNote()),
          });
    return isStored ? { recordId, ...change, version, updatedAt, updatedBy } : undefined;
  }

  private async insert(
    values: ReviewValues & { note: StoredBody; kind: RecordKind; record_id: string },
  ) {
    const { numInsertedOrUpdatedRows } = await this.database
      .insertInto('reviews')
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }

  private async update(
    kind: RecordKind,
    id: string,
    seenVersion: number,
    values: ReviewValues & { note?: StoredBody },
  ) {
    const { numUpdatedRows } = await this.database
      .updateTable('reviews')
      .set(values)
      .where('kind', '=', kind)
      .where('record_id', '=', id)
      .where('version', '=', seenVersion)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }
}

interface ReviewValues extends Omit<ReviewChange, 'seenVersion' | 'note'> {
  readonly version: number;
  readonly updated_at: string;
  readonly updated_by: string;
}
