import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { readLanguage } from 'contract/languages';
import type { Language } from 'contract/languages';
import { lifetimes } from 'contract/lifetimes';
import { unsentTextDays } from 'contract/contact-history';
import type {
  EmailTemplate,
  EmailText,
  ContactHistoryEntry,
  ContactWay,
} from 'contract/contact-history';
import type { RecordKind } from 'contract/review';
import { neverTried } from '../../mail/outbox-repository';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';
import type { IdMaker } from '../../storage/time-ordered-id';
import type { ContactHistoryTable } from '../../storage/tables/contact-history-tables';

/** Lines of one history. */
const mostShown = 200;

const dayLength = 86_400_000;

/** Of what, to whom, by whom. */
export interface NewContactHistoryEntry {
  readonly kind: RecordKind;
  readonly recordId: string;
  readonly way: ContactWay;
  readonly adminId: string;
  readonly key: string;
  readonly template: EmailTemplate | undefined;
  readonly mail?: WaitingEmail;
}

/** A mail whose words are still there. */
export interface WaitingEmail extends EmailText {
  readonly address: string;
  readonly language: Language;
}

/** One that is to be sent now. */
interface QueuedLetter extends WaitingEmail {
  readonly kind: RecordKind;
  /** Who wrote it. */
  readonly adminId: string;
}

type Row = Selectable<ContactHistoryTable> & {
  readonly by: string | null;
  /** Of its mail, while that is in the queue. */
  readonly next_try_at: string | null;
  readonly failure: string | null;
};

/** All SQL about how staff turned to people, in a transaction or outside. */
export class ContactHistoryRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
  ) {}

  /** Undefined where the same member of staff has asked for the same before. */
  async add(
    makeId: IdMaker,
    { mail, ...one }: NewContactHistoryEntry,
  ): Promise<string | undefined> {
    const id = makeId();
    const result = await this.database
      .insertInto('outreach')
      .values({
        id,
        kind: one.kind,
        record_id: one.recordId,
        way: one.way,
        at: this.now().toISOString(),
        admin_id: one.adminId,
        request_key: one.key,
        template: one.template ?? null,
        address: mail?.address ?? null,
        language: mail?.language ?? null,
        subject: mail?.subject ?? null,
        text: mail?.text ?? null,
        sent_at: null,
      })
      .onConflict((conflict) => conflict.columns(['admin_id', 'request_key']).doNothing())
      .executeTakeFirstOrThrow();
    return result.numInsertedOrUpdatedRows === 1n ? id : undefined;
  }

  /** What a member of staff has asked for already, about the same record. */
  async findAsked({
    kind,
    recordId,
    adminId,
    key,
  }: Pick<NewContactHistoryEntry, 'kind' | 'recordId' | 'adminId' | 'key'>): Promise<
    ContactHistoryEntry | undefined
  > {
    const { rows } = await sql<Row>`
      ${selected} where outreach.kind = ${kind} and record_id = ${recordId}
        and admin_id = ${adminId} and request_key = ${key}`.execute(this.database);
    return rows.map((row) => this.toOutreach(row, true))[0];
  }

  /**
   * The history of a record, the newest first, with that of what is part of it now.
   * @param withWords whether the words of unsent mails are told
   */
  async list(
    kind: RecordKind,
    id: string,
    withWords: boolean,
  ): Promise<readonly ContactHistoryEntry[]> {
    const table = sql.table(kind === 'profiles' ? 'profiles' : 'submissions');
    const { rows } = await sql<Row>`
      ${selected} where outreach.kind = ${kind} and (record_id = ${id}
          or record_id in (select id from ${table} where merged_into = ${id}))
        order by at desc, outreach.id desc limit ${mostShown}`.execute(this.database);
    return rows.map((row) => this.toOutreach(row, withWords));
  }

  /** A mail that waits to be sent; undefined where it was sent, or its record erased. */
  async findLetter(id: string): Promise<QueuedLetter | undefined> {
    const row = await this.database
      .selectFrom('outreach')
      .select(['kind', 'admin_id as adminId', 'address', 'language', 'subject', 'text'])
      .where('id', '=', id)
      .where('sent_at', 'is', null)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const { adminId, address, subject, text } = row;
    const [kind, language] = [row.kind as RecordKind, readLanguage(row.language)];
    return address && language && subject && text
      ? { kind, adminId, address, language, subject, text }
      : undefined;
  }

  /** A mail is out: its words are forgotten. */
  async noteSent(id: string): Promise<void> {
    await this.database
      .updateTable('outreach')
      .set({ sent_at: this.now().toISOString(), subject: null, text: null })
      .where('id', '=', id)
      .execute();
  }

  /** Forgets the words of mails that were given up some days ago. */
  async sweep(): Promise<void> {
    await this.database
      .updateTable('outreach')
      .set({ subject: null, text: null })
      .where('text', 'is not', null)
      .where('at', '<=', this.ago(unsentTextDays * dayLength))
      .execute();
  }

  private toOutreach(row: Row, withWords: boolean): ContactHistoryEntry {
    const { id: _id, at, template, address, subject, text } = row;
    const isLetter = row.way === 'mail';
    return {
      _id,
      way: row.way as ContactWay,
      at,
      ...(row.by !== null && { by: row.by }),
      ...(template !== null && { template: template as EmailTemplate }),
      ...(address !== null && { to: address }),
      ...(isLetter && { state: this.stateOf(row) }),
      ...(row.sent_at === null && row.failure ? { reason: row.failure } : {}),
      ...(withWords && subject !== null && text !== null && { words: { subject, text } }),
    };
  }

  private stateOf({ sent_at, at, next_try_at }: Row) {
    if (sent_at !== null) return 'sent';
    if (next_try_at === neverTried) return 'failed';
    return at > this.ago(lifetimes.waitingMail) ? 'waiting' : 'failed';
  }

  private ago(milliseconds: number): string {
    return new Date(this.now().getTime() - milliseconds).toISOString();
  }
}

const selected = sql`
  select outreach.*, admins.email as by, outbox.next_try_at, outbox.failure
    from outreach left join admins on admins.id = admin_id
      left join outbox on outbox.kind = 'letter' and outbox.profile_id = outreach.id`;
