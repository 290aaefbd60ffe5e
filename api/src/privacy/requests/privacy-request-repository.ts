import type { Selectable } from 'kysely';
import type { PrivacyRequest } from 'contract/privacy-requests';
import type { SubmissionName } from 'contract/submissions';
import type { Database } from '../../storage/database';
import type { PrivacyRequestsTable } from '../../storage/tables/privacy-tables';

/** The maximum number of open requests in a list: the others follow once these are done. */
const mostOpen = 500;
const mostDone = 100;

export type PrivacyRequestRow = Selectable<PrivacyRequestsTable>;

/** All SQL about privacy requests of senders. It works inside a transaction or without one. */
export class PrivacyRequestRepository {
  constructor(private readonly database: Database) {}

  /**
   * Lists open requests, most urgent first, then done ones, latest first; those about quarantined records come last.
   */
  async list(): Promise<PrivacyRequest[]> {
    const rows = async (state: PrivacyRequest['state'], order: 'asc' | 'desc', most: number) =>
      this.database
        .selectFrom('privacy_requests')
        .leftJoin('submissions', 'submissions.id', 'record_id')
        .selectAll('privacy_requests')
        .where('state', '=', state)
        .orderBy((eb) => eb.case().when('quarantine', 'is', null).then(0).else(1).end())
        .orderBy('due_at', order)
        .orderBy('privacy_requests.id', order)
        .limit(most)
        .execute();
    const open = await rows('open', 'asc', mostOpen);
    return [...open, ...(await rows('done', 'desc', mostDone))].map(toPrivacyRequest);
  }

  find(id: string): Promise<PrivacyRequestRow | undefined> {
    return this.database
      .selectFrom('privacy_requests')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
  }

  findOpen(recordId: string): Promise<PrivacyRequestRow | undefined> {
    return this.database
      .selectFrom('privacy_requests')
      .selectAll()
      .where('record_id', '=', recordId)
      .where('kind', '=', 'erasure')
      .where('state', '=', 'open')
      .executeTakeFirst();
  }

  /** Adds a request, unless the same one is already open. */
  async add(row: PrivacyRequestRow): Promise<void> {
    await this.database
      .insertInto('privacy_requests')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async setState(id: string, state: PrivacyRequest['state']): Promise<void> {
    await this.database
      .updateTable('privacy_requests')
      .set({ state })
      .where('id', '=', id)
      .execute();
  }
}

export const toPrivacyRequest = (row: PrivacyRequestRow): PrivacyRequest => ({
  _id: row.id,
  kind: 'erasure',
  recordKind: row.record_kind as SubmissionName,
  recordId: row.record_id,
  createdAt: row.created_at,
  dueAt: row.due_at,
  state: row.state as PrivacyRequest['state'],
});
