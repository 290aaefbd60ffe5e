import type { Language } from 'contract/languages';
import type { QuarantineReason } from 'contract/quarantine-requests';
import type { SubmissionName } from 'contract/submissions';
import type { CountedStatement } from '../storage/sqlite/counted-statement';
import type { Database } from '../storage/database';
import type { Clock } from '../storage/clock';
import type { IdMaker } from '../storage/time-ordered-id';
import { makeConsentRecord } from './consent/consent-record';
import type { SentConsent } from './consent/consent-record';
import { getFieldEncryption } from '../storage/encryption/field-encryption';
import { recordSource, submissionBody } from '../storage/records/record-source';
import { recordList } from '../storage/record-list';
import type { JsonPiece } from '../storage/record-list';
import { runCountedStatement, storeInTransaction } from '../storage/store-together';
import { BatchInsert } from './batch-insert';
import { FormMails, hasFormMails, getSenderAddress } from './form-mails';
import { IdempotencyKeys, hashSubmission } from './idempotency-keys';
import { toStoreOutcome, toRecord } from './store-outcome';
import type { StoreOutcome } from './store-outcome';
import { submissionColumns } from './submission-row';
import type { SubmissionRow } from './submission-row';

/** A validated body: only fields of its schema, in the schema's order, at least one. */
export type SubmissionBody = Readonly<Record<string, string | number>>;

export interface NewSubmission {
  readonly kind: SubmissionName;
  readonly body: SubmissionBody;
  readonly idempotencyKey?: string;
  /** Why the submission looks like a robot's: it is stored, but no list shows it. */
  readonly quarantine?: QuarantineReason | undefined;
  /** Whether staff must approve the submission before the public sees it. */
  readonly awaitsApproval?: boolean;
  /** Absent for most forms: consent is asked only for uses beyond the purpose of a form. */
  readonly consent?: SentConsent | undefined;
  /** The language of the form's page, if it is known. */
  readonly language?: Language | undefined;
}

/** Maximum number of tries: a key that expires between two statements makes a row insertable again. */
const maxTries = 5;

/** All SQL about submissions. The same statements run on SQLite and PostgreSQL. */
export class SubmissionRepository {
  private readonly inserts = new BatchInsert('submissions', submissionColumns);
  private readonly mails = new FormMails();
  private readonly keys: IdempotencyKeys;

  constructor(
    private readonly database: Database,
    private readonly now: Clock,
    private readonly makeId: IdMaker,
  ) {
    this.keys = new IdempotencyKeys(database, now);
  }

  /** Assigns id and time before the row waits for its commit, so that a retry stores the same row. */
  stamp(submission: NewSubmission): SubmissionRow {
    const { kind, body, idempotencyKey, quarantine, awaitsApproval, consent, language } =
      submission;
    const time = this.now().toISOString();
    const text = JSON.stringify(body);
    const id = this.makeId();
    return {
      id,
      kind,
      body: text,
      idempotency_key: idempotencyKey ?? null,
      idempotency_hash:
        idempotencyKey === undefined ? null : hashSubmission(kind, text, consent?.notice.hash),
      created_at: time,
      updated_at: time,
      version: 0,
      quarantine: quarantine ?? null,
      awaits_approval: awaitsApproval ? 1 : 0,
      consent: consent ? JSON.stringify(makeConsentRecord(consent, { kind, id, time })) : null,
      language: language ?? null,
      sender: getSenderAddress(kind, body),
    };
  }

  /**
   * Stores all rows or none, durably before it resolves; outcomes are in the order of the rows. A row that exists
   * already, by its id or its Idempotency-Key, is not stored again: its outcome repeats the first response. If its key
   * belongs to another body or kind, the outcome says only that.
   */
  async storeAll(rows: readonly SubmissionRow[]): Promise<StoreOutcome[]> {
    const keys = rows.flatMap(({ idempotency_key: key }) => key ?? []);
    for (let tries = 0; tries < maxTries; tries++) {
      if (await this.insert(rows)) return rows.map(toRecord);
      if (await this.keys.forgetOldOf(keys)) continue;
      const outcomes = await this.findOutcomes(rows, keys);
      if (outcomes !== undefined) return outcomes;
    }
    throw new Error('A submission was neither stored nor found.');
  }

  /** Removes expired keys. */
  sweep(): Promise<void> {
    return this.keys.forgetOld();
  }

  /** Yields the JSON text of the list of one kind in chunks, oldest first. */
  list(kind: SubmissionName): AsyncGenerator<JsonPiece, void> {
    const { table, record, condition } = recordSource(kind);
    return recordList(this.database, table, record, condition);
  }

  /** Inserts rows together with their emails and skips rows that exist. Returns whether every row was inserted. */
  private async insert(rows: readonly SubmissionRow[]): Promise<boolean> {
    const { database } = this;
    const told = rows.filter(hasFormMails);
    const mailsOf = (stored: readonly SubmissionRow[]) => this.mails.of(database, stored);
    const insert = this.insertOf(rows);
    if (told.length === 0) return runCountedStatement(database, insert);
    const isAlone = !database.isTransaction;
    if (isAlone && (await storeInTransaction(database, [insert, ...mailsOf(told)]))) return true;
    return inTransaction(database, async (transaction) => {
      const isWhole = await runCountedStatement(transaction, insert);
      const stored = isWhole ? told : await findStored(transaction, told);
      for (const mail of mailsOf(stored)) await runCountedStatement(transaction, mail);
      return isWhole;
    });
  }

  private insertOf(rows: readonly SubmissionRow[]): CountedStatement {
    const { database } = this;
    const encryption = getFieldEncryption(database);
    const stored = rows.map((row) => ({
      ...row,
      body: encryption.encryptBody(row.kind, row.id, row.body),
    }));
    return this.inserts.statement(database, stored);
  }

  /** Returns undefined if a key that blocked the insert has expired since. */
  private async findOutcomes(
    rows: readonly SubmissionRow[],
    keys: readonly string[],
  ): Promise<StoreOutcome[] | undefined> {
    const ids = rows.map(({ id }) => id);
    const stored = await this.database
      .selectFrom('submissions')
      .select(submissionColumns.filter((column) => column !== 'body'))
      .select(submissionBody.as('body'))
      .where(({ or, eb }) =>
        or([eb('id', 'in', ids), ...(keys.length > 0 ? [eb('idempotency_key', 'in', keys)] : [])]),
      )
      .execute();
    const outcomes = rows.flatMap((row) => toStoreOutcome(row, stored) ?? []);
    return outcomes.length === rows.length ? outcomes : undefined;
  }
}

/** Runs work in the open transaction, or in a new one if there is none. */
const inTransaction = <Result>(
  database: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> =>
  database.isTransaction ? work(database) : database.transaction().execute(work);

/** Finds the rows that were inserted, without those whose key existed. */
async function findStored<Row extends SubmissionRow>(
  database: Database,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  const ids = rows.map(({ id }) => id);
  const stored = await database
    .selectFrom('submissions')
    .select('id')
    .where('id', 'in', ids)
    .execute();
  const known = new Set(stored.map(({ id }) => id));
  return rows.filter(({ id }) => known.has(id));
}
