import { sql } from 'kysely';
import {
  mailQueuePageSize,
  mostCountedMails,
  mostSearchedMails,
} from 'contract/mail-queue-requests';
import type { QueuedState } from 'contract/mail-queue-requests';
import type { UnsentMail } from 'contract/contact-history-requests';
import type { RecordKind } from 'contract/review';
import type { MailKind } from '../../mail/mail-kind';
import { neverRetryTime } from '../../mail/outbox-repository';
import { isListed } from '../../storage/records/record-source';
import type { Database } from '../../storage/database';
import { memberMails } from './mail-subjects';
import type { QueueReader } from './mail-subjects';

export interface QueueRow {
  readonly id: string;
  readonly kind: MailKind;
  readonly recipient: string;
  readonly priority: number;
  readonly attempts: number;
  readonly next_try_at: string;
  readonly created_at: string;
  readonly failure: string | null;
  /** The section of the email's record, if a list shows the record. */
  readonly section: RecordKind | null;
  /** The record, profile or account that the email is about; '' if it is not known yet. */
  readonly subject_id: string;
}

type Place = Pick<QueueRow, 'priority' | 'next_try_at' | 'id'>;

interface Page {
  readonly rows: readonly QueueRow[];
  /** The cursor of the next page; absent at the end. */
  readonly next?: string;
}

interface Count {
  /** The number of emails, up to the maximum that is counted. */
  readonly count: number;
  /** Whether there may be more, because the queue is longer than the part that was scanned. */
  readonly isCut: boolean;
}

/**
 * All SQL by which staff see the outbox. Sections are looked up for a part of the queue at a time, so that a response
 * costs the same for any reader. No row reveals a token: it is created when its email is sent.
 */
export class MailQueueRepository {
  constructor(private readonly database: Database) {}

  /** Gets one page, through the index that the mailer uses. @param after the `next` of the page before */
  async list(reader: QueueReader, state: QueuedState, after: string | undefined): Promise<Page> {
    const { rows } = await sql<QueueRow>`
      ${selectedFrom(part(state, after))} where ${isFor(reader)}
        order by ${queueOrder} limit ${mailQueuePageSize + 1}`.execute(this.database);
    const shown = rows.slice(0, mailQueuePageSize);
    const last =
      rows.length > shown.length ? shown.at(-1) : await this.findLastSearched(state, after);
    return last === undefined ? { rows: shown } : { rows: shown, next: placeOf(last) };
  }

  /** Counts emails up to a maximum. */
  async count(reader: QueueReader, state: QueuedState): Promise<Count> {
    const { rows } = await sql<{ count: number | string }>`
      select count(*) as count from (${selectedFrom(part(state))} where ${isFor(reader)}
        limit ${mostCountedMails}) as counted`.execute(this.database);
    const count = Number(rows[0]?.count ?? 0);
    const isCut = count < mostCountedMails && (await this.findLastSearched(state)) !== undefined;
    return { count, isCut };
  }

  /** Gets the last email of the scanned part of the queue; undefined if none follows it. */
  private async findLastSearched(state: QueuedState, after?: string): Promise<Place | undefined> {
    const { rows } = await sql<Place>`
      select priority, next_try_at, id from outbox where ${inState(state)} and ${isAfter(after)}
        order by ${queueOrder} limit 2 offset ${mostSearchedMails - 1}`.execute(this.database);
    return rows.length > 1 ? rows[0] : undefined;
  }

  async find(reader: QueueReader, id: string): Promise<QueueRow | undefined> {
    const { rows } = await sql<QueueRow>`
      ${selectedFrom(sql`outbox`)} where outbox.id = ${id} and ${isFor(reader)}`.execute(
      this.database,
    );
    return rows[0];
  }

  /** Gets the undelivered email that confirms a record, or a record merged into it, to its sender. */
  async findConfirmation(kind: RecordKind, id: string): Promise<UnsentMail | undefined> {
    const table = sql.table(kind === 'profiles' ? 'profiles' : 'submissions');
    const { rows } = await sql<Pick<QueueRow, 'failure' | 'next_try_at'>>`
      select failure, next_try_at from outbox
        where outbox.kind in ('form-received', 'confirm-email') and failure <> ''
          and (profile_id = ${id} or profile_id in (select id from ${table} where merged_into = ${id}))
        order by next_try_at desc limit 1`.execute(this.database);
    const [row] = rows;
    return row?.failure
      ? { state: row.next_try_at === neverRetryTime ? 'failed' : 'waiting', reason: row.failure }
      : undefined;
  }
}

const section = sql`case
  when outbox.kind = 'letter' then outreach.kind
  when outbox.kind = 'form-received' then submissions.kind
  when outbox.kind in (${sql.join(memberMails)}) then 'profiles' end`;

/** An email whose record is in no list has no section; those who manage accounts still see that it exists. */
const selectedFrom = (mails: ReturnType<typeof sql>) => sql`
  select outbox.id, outbox.kind, outbox.recipient, outbox.priority, outbox.attempts,
      outbox.next_try_at, outbox.created_at, outbox.failure, ${section} as section,
      coalesce(outreach.record_id, outbox.profile_id) as subject_id
    from ${mails}
      left join outreach on outbox.kind = 'letter' and outreach.id = outbox.profile_id
      left join submissions on outbox.kind = 'form-received'
        and submissions.id = outbox.profile_id and ${isListed('submissions')}`;

/** Scans a bounded number of emails, through the index that the mailer uses. */
const part = (state: QueuedState, after?: string) => sql`
  (select * from outbox where ${inState(state)} and ${isAfter(after)}
    order by ${queueOrder} limit ${mostSearchedMails}) as outbox`;

const queueOrder = sql`outbox.priority, outbox.next_try_at, outbox.id`;

const placeOf = ({ priority, next_try_at, id }: Place) => `${priority}_${next_try_at}_${id}`;

const inState = (state: QueuedState) =>
  state === 'failed'
    ? sql`outbox.next_try_at = ${neverRetryTime}`
    : sql`outbox.next_try_at < ${neverRetryTime}`;

const isFor = ({ seesAll, sections, kinds }: QueueReader) =>
  seesAll ? sql`true` : sql`(${isOneOf(section, sections)} or ${isOneOf(sql`outbox.kind`, kinds)})`;

const isOneOf = (value: ReturnType<typeof sql>, list: readonly string[]) =>
  list.length === 0 ? sql`false` : sql`${value} in (${sql.join(list)})`;

function isAfter(place: string | undefined) {
  if (place === undefined) return sql`true`;
  const [priority, time, id] = place.split('_');
  return sql`(outbox.priority, outbox.next_try_at, outbox.id) > (${Number(priority)}, ${time}, ${id})`;
}
