import { sql } from 'kysely';
import type { RecordKind, ReviewState, ReviewedRecord } from 'contract/review';
import type { ChosenUrgency, Review, UrgencySuggestion } from 'contract/review-requests';
import { isListed, submissionRecord } from '../../storage/records/record-source';
import { splitIntoBatches } from '../../storage/records/record-repository';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';
import { toUrgencyReason } from '../urgency/urgency-reason';
import type { UrgencyHint } from '../urgency/urgency-reason';

/** Rows read at a time, so that the reviews of a long list neither fill the memory nor block other queries. */
const rowsPerPiece = 200;

const columns = [
  'record_id as recordId',
  sql<ReviewState>`state`.as('state'),
  'assignee',
  'snoozed_until as snoozedUntil',
  sql<ChosenUrgency | null>`urgency`.as('urgency'),
  'version',
  'updated_at as updatedAt',
  'updated_by as updatedBy',
] as const;

/** Matches records that still ask for work, with their reviews joined to them. */
export const isOpen = sql<boolean>`merged_into is null and (state is null or state <> 'done')`;

interface SuggestionRow {
  readonly seq: number;
  readonly id: string;
  readonly hint: UrgencyHint;
  readonly record: string;
}

/** What staff say about a record. */
export type ReviewContent = Pick<Review, 'state' | 'assignee' | 'snoozedUntil' | 'urgency'>;

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
      yield rows;
      if (rows.length < rowsPerPiece) return;
      last = rows.at(-1)?.recordId ?? last;
    }
  }

  /** Streams the records of a kind that may be urgent. */
  async *listSuggestions(kind: RecordKind): AsyncGenerator<UrgencySuggestion[], void, undefined> {
    let after = 0;
    for (;;) {
      const { rows } = await sql<SuggestionRow>`
        select seq, id, urgency_hint as hint, ${submissionRecord} as record from submissions
        where kind = ${kind} and urgency_hint is not null and seq > ${after} and ${isListed('submissions')}
        order by seq limit ${rowsPerPiece}`.execute(this.database);
      yield rows.map(({ id, hint, record }) => ({
        recordId: id,
        reason: toUrgencyReason(hint, JSON.parse(record) as ReviewedRecord),
      }));
      if (rows.length < rowsPerPiece) return;
      after = rows.at(-1)?.seq ?? after;
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

  /** Finds the reviews of records by their ids. */
  async find(kind: RecordKind, ids: readonly string[]): Promise<Map<string, Review>> {
    const found = new Map<string, Review>();
    for (const some of splitIntoBatches(ids)) {
      const rows = await this.database
        .selectFrom('reviews')
        .select(columns)
        .where('kind', '=', kind)
        .where('record_id', 'in', some)
        .execute();
      for (const row of rows) found.set(row.recordId, row);
    }
    return found;
  }

  /**
   * Stores a review over the present one; returns undefined and stores nothing if that is outdated.
   * @param present undefined for a record without a review
   */
  async save(
    kind: RecordKind,
    recordId: string,
    { present, content, by }: SavedReview,
  ): Promise<Review | undefined> {
    const version = (present?.version ?? -1) + 1;
    const updatedAt = this.now().toISOString();
    const { state, assignee, snoozedUntil, urgency } = content;
    const values = {
      ...{ state, assignee, urgency, version },
      snoozed_until: snoozedUntil,
      updated_at: updatedAt,
      updated_by: by,
    };
    const isStored =
      present === undefined
        ? await this.insert({ ...values, kind, record_id: recordId })
        : await this.update(kind, recordId, version - 1, values);
    return isStored ? { recordId, ...content, version, updatedAt, updatedBy: by } : undefined;
  }

  private async insert(values: ReviewValues & { kind: RecordKind; record_id: string }) {
    const { numInsertedOrUpdatedRows } = await this.database
      .insertInto('reviews')
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }

  private async update(kind: RecordKind, id: string, seenVersion: number, values: ReviewValues) {
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

export interface SavedReview {
  readonly present: Pick<Review, 'version'> | undefined;
  readonly content: ReviewContent;
  /** Email address of the staff member. */
  readonly by: string;
}

interface ReviewValues extends Pick<ReviewContent, 'state' | 'assignee' | 'urgency'> {
  readonly snoozed_until: string | null;
  readonly version: number;
  readonly updated_at: string;
  readonly updated_by: string;
}
