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
import { isOpen } from '../reviews/review-repository';
import { addContact, noContacts } from './contacts';
import type { ContactRow, Contacts } from './contacts';

export const followUpKind = 'firstTimer' satisfies RecordKind;

/** The maximum number of records per answer. Only a flood of the form exceeds it. */
const mostRecords = 2000;
/** The maximum number of people per answer whose plan is over. */
const mostOfPast = 500;

/** UTF-16 code units of the person's words. */
const mostWords = 500;

export interface FollowedRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly words: string;
  readonly arrivedAt: string;
  readonly changedAt: string;
  readonly contacts: Contacts;
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
  readonly updated_at: string;
  readonly merged_into: string | null;
  readonly consent: unknown;
  readonly state: string | null;
  readonly assignee: string | null;
}

/** Matches the id of a record with such a contact, also one of a record that became part of it. */
const hasContact = (contacts: RawBuilder<unknown>) => sql`id in (
  select coalesce(contacted.merged_into, contacted.id)
    from (${contacts}) as contacts join submissions as contacted on contacted.id = record_id)`;

/** An answer by email has reached the person, but a notice of absence has not. */
const answers = sql`from replies where kind = ${followUpKind} and is_automatic = 0`;

const isReached = hasContact(sql`
  select record_id from outreach where kind = ${followUpKind} and outcome = 'reached'
  union select record_id ${answers}`);

const isToBeTriedAgain = hasContact(sql`
  select record_id from outreach where kind = ${followUpKind} and try_again_on is not null`);

/** In SQL, because pages are counted; the events of a consent end with its withdrawal. */
const isWilling = sql`(consent is null or cast(consent as text) not like '%"withdrawn"%')`;

/** All SQL about planned contacts. */
export class FollowUpRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
  ) {}

  /** Lists open records that arrived since a time, oldest first, so that those that wait longest are not cut off. */
  async listSince(earliest: string): Promise<FollowedRows> {
    const limit = mostRecords;
    const rows = await this.list(sql`created_at >= ${earliest} and ${isOpen}`, {
      limit: limit + 1,
    });
    return { rows: rows.slice(0, limit), isCut: rows.length > limit };
  }

  /** Lists open older records of people who were never reached or are to be tried again, newest first. */
  async listBefore(earliest: string): Promise<FollowedRows> {
    const limit = mostOfPast;
    const isMeant = sql`(not ${isReached} or ${isToBeTriedAgain})`;
    const rows = await this.list(sql`created_at < ${earliest} and ${isOpen} and ${isMeant}`, {
      limit: limit + 1,
      order: 'newest',
    });
    return { rows: rows.slice(0, limit), isCut: rows.length > limit };
  }

  /** Lists open records of people whom nobody has ever reached. */
  async listNeverReached(page: Required<Page>): Promise<readonly FollowedRow[]> {
    return this.list(sql`${isOpen} and ${isWilling} and not ${isReached}`, page);
  }

  async countNeverReached(): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select cast(count(*) as integer) as count ${followed}
        and ${isOpen} and ${isWilling} and not ${isReached}`.execute(this.database);
    return rows[0]?.count ?? 0;
  }

  /** Finds one record; undefined if it is not in the list. */
  async find(id: string): Promise<FollowedRow | undefined> {
    const [row] = await this.list(sql`id = ${id}`, { limit: 1 });
    return row;
  }

  private async list(
    condition: RawBuilder<unknown>,
    { limit, from = 0, order = 'oldest' }: Page,
  ): Promise<readonly FollowedRow[]> {
    const { body } = recordSource(followUpKind);
    const { rows } = await sql<Row>`
      select id, ${body} as body, created_at, submissions.updated_at, merged_into, consent, state,
          assignee
        ${followed} and ${condition}
        order by seq ${order === 'oldest' ? sql`asc` : sql`desc`}
        limit ${limit} offset ${from}`.execute(this.database);
    const contacts = await this.readContacts(rows.map(({ id }) => id));
    return rows.map((row) => toFollowed(row, contacts.get(row.id) ?? noContacts));
  }

  /** Reads the contacts with the people of records, including those of records merged into them. */
  private async readContacts(ids: readonly string[]): Promise<ReadonlyMap<string, Contacts>> {
    const all = new Map<string, Contacts>();
    if (ids.length === 0) return all;
    const listed = sql.join(ids);
    const isOfThem = sql`(record_id in (${listed})
      or record_id in (select id from submissions where merged_into in (${listed})))`;
    const givenUp = new Date(this.now().getTime() - lifetimes.waitingMail).toISOString();
    const { rows } = await sql<ContactRow & { readonly id: string }>`
      select coalesce(merged_into, record_id) as id, way, outcome, at, try_again_on as "tryAgainOn"
        from (
          select id as entry, record_id, way, outcome, at, try_again_on from outreach
            where kind = ${followUpKind} and ${isOfThem}
              and (way <> 'mail' or outcome is not null or sent_at is not null
                or (at > ${givenUp} and not exists (
                  select 1 from outbox where outbox.kind = 'letter'
                    and outbox.profile_id = outreach.id
                    and outbox.next_try_at = ${neverRetryTime})))
          union all
          select id, record_id, 'mail', 'reached', at, null ${answers} and ${isOfThem}
        ) as contacts join submissions on submissions.id = record_id
        order by at, entry`.execute(this.database);
    for (const { id, ...row } of rows) all.set(id, addContact(all.get(id) ?? noContacts, row));
    return all;
  }
}

interface Page {
  readonly limit: number;
  readonly from?: number;
  readonly order?: 'oldest' | 'newest';
}

const followed = sql`
  from submissions
    left join reviews on reviews.record_id = id and reviews.kind = ${followUpKind}
    where submissions.kind = ${followUpKind} and ${isListed('submissions')}`;

function toFollowed(row: Row, contacts: Contacts): FollowedRow {
  const body = parseJson(row.body);
  const textOf = (field: string) => ((isObject(body) && anyText(body[field])) || '').trim();
  const words = textOf('message');
  const isWithdrawn = readConsent(row.consent ?? undefined)?.events.at(-1)?.event === 'withdrawn';
  return {
    id: row.id,
    name: textOf('fullName'),
    email: textOf('email'),
    phone: textOf('phone'),
    words: words.length > mostWords ? `${words.slice(0, mostWords).trimEnd()}…` : words,
    arrivedAt: row.created_at,
    changedAt: row.updated_at,
    contacts,
    assignee: row.assignee,
    isOver: row.merged_into !== null || row.state === 'done' || isWithdrawn,
  };
}
