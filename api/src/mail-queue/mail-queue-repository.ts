import { sql } from 'kysely';
import { mailQueuePageSize, mostCountedMails } from 'contract/mail-queue';
import type { QueuedState } from 'contract/mail-queue';
import type { UnsentMail } from 'contract/outreach';
import type { RecordKind } from 'contract/review';
import type { MailKind } from '../mail/mail-kind';
import { neverTried } from '../mail/outbox-repository';
import { isListed } from '../records/record-source';
import type { Database } from '../storage/database';
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
  /** Of its record, if that is in a list. */
  readonly section: RecordKind | null;
  /** What it is about: a record, or the profile or account; '' where that is not known yet. */
  readonly subject_id: string;
}

interface Page {
  readonly rows: readonly QueueRow[];
  /** Where the next one begins; absent at the end. */
  readonly next?: string;
}

/** All SQL about what staff see of the outbox. Nothing of it tells a token: a mail's is made when it is sent. */
export class MailQueueRepository {
  constructor(private readonly database: Database) {}

  /** One page, through the index by which mails are taken. @param after the `next` of the page before */
  async list(reader: QueueReader, state: QueuedState, after: string | undefined): Promise<Page> {
    const { rows } = await sql<QueueRow>`
      ${selected} where ${inState(state)} and ${isFor(reader)} and ${isAfter(after)}
        order by outbox.priority, outbox.next_try_at, outbox.id
        limit ${mailQueuePageSize + 1}`.execute(this.database);
    const shown = rows.slice(0, mailQueuePageSize);
    const last = shown.at(-1);
    return rows.length > shown.length && last !== undefined
      ? { rows: shown, next: `${last.priority}_${last.next_try_at}_${last.id}` }
      : { rows: shown };
  }

  /** How many there are, up to a number that is enough to know. */
  async count(reader: QueueReader, state: QueuedState): Promise<number> {
    const { rows } = await sql<{ count: number | string }>`
      select count(*) as count from (${selected} where ${inState(state)} and ${isFor(reader)}
        limit ${mostCountedMails}) as counted`.execute(this.database);
    return Number(rows[0]?.count ?? 0);
  }

  async find(reader: QueueReader, id: string): Promise<QueueRow | undefined> {
    const { rows } = await sql<QueueRow>`
      ${selected} where outbox.id = ${id} and ${isFor(reader)}`.execute(this.database);
    return rows[0];
  }

  /** What confirms a record to its sender, also one that is part of it now, where that could not be delivered. */
  async findConfirmation(kind: RecordKind, id: string): Promise<UnsentMail | undefined> {
    const table = sql.table(kind === 'profiles' ? 'profiles' : 'submissions');
    const { rows } = await sql<Pick<QueueRow, 'failure' | 'next_try_at'>>`
      select failure, next_try_at from outbox
        where outbox.kind in ('form-received', 'confirm-email') and failure <> ''
          and (profile_id = ${id} or profile_id in (select id from ${table} where merged_into = ${id}))
        order by next_try_at desc limit 1`.execute(this.database);
    const [row] = rows;
    return row?.failure
      ? { state: row.next_try_at === neverTried ? 'failed' : 'waiting', reason: row.failure }
      : undefined;
  }
}

const section = sql`case
  when outbox.kind = 'letter' then outreach.kind
  when outbox.kind = 'form-received' then submissions.kind
  when outbox.kind in (${sql.join(memberMails)}) then 'profiles' end`;

/** A record that is in no list has no section: who manages accounts sees that there is a mail. */
const selected = sql`
  select outbox.id, outbox.kind, outbox.recipient, outbox.priority, outbox.attempts,
      outbox.next_try_at, outbox.created_at, outbox.failure, ${section} as section,
      coalesce(outreach.record_id, outbox.profile_id) as subject_id
    from outbox
      left join outreach on outbox.kind = 'letter' and outreach.id = outbox.profile_id
      left join submissions on outbox.kind = 'form-received'
        and submissions.id = outbox.profile_id and ${isListed('submissions')}`;

const inState = (state: QueuedState) =>
  state === 'failed'
    ? sql`outbox.next_try_at = ${neverTried}`
    : sql`outbox.next_try_at < ${neverTried}`;

const isFor = ({ seesAll, sections, kinds }: QueueReader) =>
  seesAll ? sql`true` : sql`(${isOneOf(section, sections)} or ${isOneOf(sql`outbox.kind`, kinds)})`;

const isOneOf = (value: ReturnType<typeof sql>, list: readonly string[]) =>
  list.length === 0 ? sql`false` : sql`${value} in (${sql.join(list)})`;

function isAfter(place: string | undefined) {
  if (place === undefined) return sql`true`;
  const [priority, time, id] = place.split('_');
  return sql`(outbox.priority, outbox.next_try_at, outbox.id) > (${Number(priority)}, ${time}, ${id})`;
}
