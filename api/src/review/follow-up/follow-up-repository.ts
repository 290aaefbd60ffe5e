import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { anyText, isObject, parseJson } from 'contract/answer-reader';
import { readConsent } from 'contract/consent-record';
import { lifetimes } from 'contract/lifetimes';
import type { RecordKind } from 'contract/review';
import { neverRetryTime } from '../../mail/outbox-repository';
import { isListed, recordSource } from '../../storage/records/record-source';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';

export const followUpKind = 'firstTimer' satisfies RecordKind;

/** The maximum number of records per answer. Only a flood of the form exceeds it. */
const mostRecords = 2000;

export interface FollowedRow {
  readonly id: string;
  readonly name: string;
  readonly arrivedAt: string;
  readonly reachedAt: string | undefined;
  readonly assignee: string | null;
  /** Whether staff are done with it, it was merged, or its sender refuses contact. */
  readonly isOver: boolean;
}

interface FollowedRows {
  readonly rows: readonly FollowedRow[];
  readonly isCut: boolean;
}

interface Row {
  readonly id: string;
  readonly body: string;
  readonly created_at: string;
  readonly merged_into: string | null;
  readonly consent: unknown;
  readonly state: string | null;
  readonly assignee: string | null;
}

/** All SQL about planned contacts. */
export class FollowUpRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
  ) {}

  /** Lists open records that arrived since a time, oldest first, so that those that wait longest are not cut off. */
  async listSince(earliest: string): Promise<FollowedRows> {
    const isOpen = sql`merged_into is null and (state is null or state <> 'done')`;
    const rows = await this.read(sql`created_at >= ${earliest} and ${isOpen}`);
    const reached = await this.readReached(sql`at >= ${earliest}`);
    const followed = rows.slice(0, mostRecords).map((row) => toFollowed(row, reached));
    return { rows: followed, isCut: rows.length > mostRecords };
  }

  /** Finds one record; undefined if it is not in the list. */
  async find(id: string): Promise<FollowedRow | undefined> {
    const [row] = await this.read(sql`id = ${id}`);
    if (row === undefined) return undefined;
    const merged = sql`select id from submissions where merged_into = ${id}`;
    const reached = await this.readReached(sql`record_id = ${id} or record_id in (${merged})`);
    return toFollowed(row, reached);
  }

  private async read(condition: RawBuilder<unknown>): Promise<readonly Row[]> {
    const { body } = recordSource(followUpKind);
    const { rows } = await sql<Row>`
      select id, ${body} as body, created_at, merged_into, consent, state, assignee
        from submissions
        left join reviews on reviews.record_id = id and reviews.kind = ${followUpKind}
        where submissions.kind = ${followUpKind} and ${isListed('submissions')} and ${condition}
        order by seq limit ${mostRecords + 1}`.execute(this.database);
    return rows;
  }

  /** Reads when the person of a record was last reached, including contacts of records merged into it. */
  private async readReached(condition: RawBuilder<unknown>): Promise<ReadonlyMap<string, string>> {
    const givenUp = new Date(this.now().getTime() - lifetimes.waitingMail).toISOString();
    const { rows } = await sql<{ id: string; at: string }>`
      select coalesce(merged_into, record_id) as id, max(at) as at
        from outreach join submissions on submissions.id = record_id
        where outreach.kind = ${followUpKind} and (${condition})
          and (way <> 'mail' or sent_at is not null or (at > ${givenUp} and not exists (
            select 1 from outbox where outbox.kind = 'letter'
              and outbox.profile_id = outreach.id and outbox.next_try_at = ${neverRetryTime})))
        group by coalesce(merged_into, record_id)`.execute(this.database);
    return new Map(rows.map(({ id, at }) => [id, at]));
  }
}

function toFollowed(row: Row, reached: ReadonlyMap<string, string>): FollowedRow {
  const body = parseJson(row.body);
  const isWithdrawn = readConsent(row.consent ?? undefined)?.events.at(-1)?.event === 'withdrawn';
  return {
    id: row.id,
    name: (isObject(body) && anyText(body['fullName'])) || '',
    arrivedAt: row.created_at,
    reachedAt: reached.get(row.id),
    assignee: row.assignee,
    isOver: row.merged_into !== null || row.state === 'done' || isWithdrawn,
  };
}
