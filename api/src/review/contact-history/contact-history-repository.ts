import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { readLanguage } from 'contract/languages';
import type { Language } from 'contract/languages';
import { lifetimes } from 'contract/lifetimes';
import { contactUndoTime } from 'contract/contact-history-requests';
import type {
  EmailTemplate,
  EmailText,
  ContactHistoryEntry,
  ContactOutcome,
  ContactWay,
} from 'contract/contact-history-requests';
import type { RecordKind } from 'contract/review';
import { toDecryptableJson } from '../../storage/encryption/decryptable-json';
import { getFieldEncryption } from '../../storage/encryption/field-encryption';
import { neverRetryTime } from '../../mail/outbox-repository';
import { recordSource } from '../../storage/records/record-source';
import { accountName } from '../../storage/account-name';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';
import type { IdMaker } from '../../storage/time-ordered-id';
import type { ContactHistoryTable } from '../../storage/tables/contact-history-tables';

const mostShown = 200;

const minuteLength = 60_000;

export interface NewContactHistoryEntry {
  readonly kind: RecordKind;
  readonly recordId: string;
  readonly way: ContactWay;
  readonly adminId: string;
  readonly key: string;
  readonly template: EmailTemplate | undefined;
  readonly outcome?: ContactOutcome;
  readonly tryAgainOn?: string | undefined;
  readonly mail?: WaitingEmail;
}

/** An email that is to be sent. */
export interface WaitingEmail extends EmailText {
  readonly address: string;
  readonly language: Language;
}

interface QueuedEmail extends WaitingEmail {
  readonly kind: RecordKind;
  readonly adminId: string;
}

type Row = Omit<Selectable<ContactHistoryTable>, 'words'> & {
  /** JSON text. */
  readonly words: string | null;
  readonly by: string | null;
  /** The state of its email while that is in the queue. */
  readonly next_try_at: string | null;
  readonly failure: string | null;
};

/** All SQL about the contact history. It works inside a transaction or without one. */
export class ContactHistoryRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
  ) {}

  /** Returns undefined if the same staff member has made the same request before. */
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
        outcome: one.outcome ?? null,
        try_again_on: one.tryAgainOn ?? null,
        address: mail?.address ?? null,
        language: mail?.language ?? null,
        sent_at: null,
        words: mail ? getFieldEncryption(this.database).encryptEmail(one.kind, id, mail) : null,
      })
      .onConflict((conflict) => conflict.columns(['admin_id', 'request_key']).doNothing())
      .executeTakeFirstOrThrow();
    return result.numInsertedOrUpdatedRows === 1n ? id : undefined;
  }

  /** Finds the entry of an earlier identical request of a staff member about the same record. */
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
    return rows.map((row) => this.toEntry(row))[0];
  }

  /** Lists the history of a record and of those merged into it, newest first. */
  async list(kind: RecordKind, id: string): Promise<readonly ContactHistoryEntry[]> {
    const { rows } = await sql<Row>`
      ${selected} where outreach.kind = ${kind} and ${isAbout(kind, id)}
        order by at desc, outreach.id desc limit ${mostShown}`.execute(this.database);
    return rows.map((row) => this.toEntry(row));
  }

  /** Reads some hundred entries at most, by their ids. */
  async read(ids: readonly string[]): Promise<ReadonlyMap<string, ContactHistoryEntry>> {
    if (ids.length === 0) return new Map();
    const { rows } = await sql<Row>`${selected} where outreach.id in (${sql.join(ids)})`.execute(
      this.database,
    );
    return new Map(rows.map((row) => [row.id, this.toEntry(row)]));
  }

  /** Removes a contact that a staff member noted lately; returns its way, or undefined if there is none. */
  async removeNote(
    { kind, recordId, adminId }: Pick<NewContactHistoryEntry, 'kind' | 'recordId' | 'adminId'>,
    id: string,
  ): Promise<string | undefined> {
    const removed = await this.database
      .deleteFrom('outreach')
      .where('id', '=', id)
      .where('kind', '=', kind)
      .where('record_id', '=', recordId)
      .where('admin_id', '=', adminId)
      .where('way', '<>', 'mail')
      .where('at', '>', this.ago(contactUndoTime * minuteLength))
      .returning('way')
      .executeTakeFirst();
    return removed?.way;
  }

  /** Finds a pending email; undefined if it was sent or its record was erased. */
  async findWaiting(id: string): Promise<QueuedEmail | undefined> {
    const row = await this.database
      .selectFrom('outreach')
      .select(['kind', 'admin_id as adminId', 'address', 'language'])
      .select(toDecryptableJson(sql`words`, sql`kind`, sql`id`).as('words'))
      .where('id', '=', id)
      .where('sent_at', 'is', null)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const { adminId, address } = row;
    const [kind, language, words] = [
      row.kind as RecordKind,
      readLanguage(row.language),
      parseWords(row.words),
    ];
    return address && language && words
      ? { kind, adminId, address, language, ...words }
      : undefined;
  }

  async noteSent(id: string): Promise<void> {
    await this.database
      .updateTable('outreach')
      .set({ sent_at: this.now().toISOString() })
      .where('id', '=', id)
      .execute();
  }

  private toEntry(row: Row): ContactHistoryEntry {
    const { id: _id, at, template, address, outcome, try_again_on: tryAgainOn } = row;
    const isEmail = row.way === 'mail';
    const words = parseWords(row.words);
    return {
      _id,
      way: row.way as ContactWay,
      at,
      ...(row.by !== null && { by: row.by }),
      ...(template !== null && { template: template as EmailTemplate }),
      // What was sent before there were outcomes counts as reached, which only the plan needs to know.
      ...(outcome !== null && row.way === 'hand' && { outcome: outcome as ContactOutcome }),
      ...(tryAgainOn !== null && { tryAgainOn }),
      ...(address !== null && { to: address }),
      ...(isEmail && { state: this.stateOf(row) }),
      ...(row.sent_at === null && row.failure ? { reason: row.failure } : {}),
      ...(words && { words }),
    };
  }

  private stateOf({ sent_at, at, next_try_at }: Row) {
    if (sent_at !== null) return 'sent';
    if (next_try_at === neverRetryTime) return 'failed';
    return at > this.ago(lifetimes.waitingMail) ? 'waiting' : 'failed';
  }

  private ago(milliseconds: number): string {
    return new Date(this.now().getTime() - milliseconds).toISOString();
  }
}

/** Whether a row is about a record, or about one that was merged into it. */
export const isAbout = (kind: RecordKind, id: string) => sql<boolean>`(record_id = ${id}
  or record_id in (select id from ${sql.table(recordSource(kind).table)} where merged_into = ${id}))`;

/** Matches the contacts that reached the person, or may have. */
export const isContact = sql<boolean>`coalesce(outcome, 'reached') = 'reached'`;

const parseWords = (words: string | null): EmailText | undefined =>
  words === null ? undefined : (JSON.parse(words) as EmailText);

const selected = sql`
  select outreach.id, outreach.kind, record_id, way, at, admin_id, request_key, template, address,
      outreach.language, sent_at, outcome, try_again_on, ${accountName} as by, outbox.next_try_at, outbox.failure,
      ${toDecryptableJson(sql`outreach.words`, sql`outreach.kind`, sql`outreach.id`)} as words
    from outreach left join admins on admins.id = admin_id
      left join outbox on outbox.kind = 'letter' and outbox.profile_id = outreach.id`;
