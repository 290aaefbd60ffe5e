import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { anyText, isObject, parseJson } from 'contract/answer-reader';
import { readConsent } from 'contract/consent-record';
import { lifetimes } from 'contract/lifetimes';
import type { RecordKind } from 'contract/review';
import { neverTried } from '../../mail/outbox-repository';
import { isListed, recordSource } from '../../storage/records/record-source';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';

/** The kind of record that is followed up. */
export const followedKind = 'firstTimer' satisfies RecordKind;

/** How many records are looked at for one answer. There are more only where an attacker floods the form. */
const mostRecords = 2000;

/** A record as far as its follow-up goes. */
export interface FollowedRow {
  readonly id: string;
  readonly name: string;
  readonly arrivedAt: string;
  readonly reachedAt: string | undefined;
  readonly assignee: string | null;
  /** Staff are done with it, it is part of another one, or its sender wants to hear no more. */
  readonly isOver: boolean;
}

interface FollowedRows {
  readonly rows: readonly FollowedRow[];
  /** Whether there are more than are looked at. */
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

/** All SQL about whom staff are to reach again. */
export class FollowUpRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
  ) {}

  /**
   * Those that arrived since a moment and are not over, the first that came first: who waits longest is not pushed out by
   * what comes after them.
   */
  async listSince(earliest: string): Promise<FollowedRows> {
    const isOpen = sql`merged_into is null and (state is null or state <> 'done')`;
    const rows = await this.read(sql`created_at >= ${earliest} and ${isOpen}`);
    const reached = await this.readReached(sql`at >= ${earliest}`);
    const followed = rows.slice(0, mostRecords).map((row) => toFollowed(row, reached));
    return { rows: followed, isCut: rows.length > mostRecords };
  }

  /** One record; undefined where the list does not have it. */
  async find(id: string): Promise<FollowedRow | undefined> {
    const [row] = await this.read(sql`id = ${id}`);
    if (row === undefined) return undefined;
    const merged = sql`select id from submissions where merged_into = ${id}`;
    const reached = await this.readReached(sql`record_id = ${id} or record_id in (${merged})`);
    return toFollowed(row, reached);
  }

  private async read(condition: RawBuilder<unknown>): Promise<readonly Row[]> {
    const { body } = recordSource(followedKind);
    const { rows } = await sql<Row>`
      select id, ${body} as body, created_at, merged_into, consent, state, assignee
        from submissions
        left join reviews on reviews.record_id = id and reviews.kind = ${followedKind}
        where submissions.kind = ${followedKind} and ${isListed('submissions')} and ${condition}
        order by seq limit ${mostRecords + 1}`.execute(this.database);
    return rows;
  }

  /** When the person of a record was last reached, also as that of one that is part of it now. */
  private async readReached(condition: RawBuilder<unknown>): Promise<ReadonlyMap<string, string>> {
    const givenUp = new Date(this.now().getTime() - lifetimes.waitingMail).toISOString();
    const { rows } = await sql<{ id: string; at: string }>`
      select coalesce(merged_into, record_id) as id, max(at) as at
        from outreach join submissions on submissions.id = record_id
        where outreach.kind = ${followedKind} and (${condition})
          and (way <> 'mail' or sent_at is not null or (at > ${givenUp} and not exists (
            select 1 from outbox where outbox.kind = 'letter'
              and outbox.profile_id = outreach.id and outbox.next_try_at = ${neverTried})))
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
