import type { Language } from 'contract/languages';
import type { QuarantineReason } from 'contract/review';
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
import { runCounted, storeTogether } from '../storage/store-together';
import { BatchInsert } from './batch-insert';
import { FormMails, isTold, readSender } from './form-mails';
import { IdempotencyKeys, hashSubmission } from './idempotency-keys';
import { toStoreOutcome, toRecord } from './store-outcome';
import type { StoreOutcome } from './store-outcome';
import { submissionColumns } from './submission-row';
import type { SubmissionRow } from './submission-row';

/** A body that was validated: only fields of its schema, in the schema's order, at least one. */
export type SubmissionBody = Readonly<Record<string, string | number>>;

export interface NewSubmission {
  readonly kind: SubmissionName;
  readonly body: SubmissionBody;
  readonly idempotencyKey?: string;
  /** Why it looks like a robot's, if it does: it is stored, and in no list. */
  readonly quarantine?: QuarantineReason | undefined;
  /** Whether staff are to look at it before the public does. */
  readonly awaitsApproval?: boolean;
  /** Absent of most: it is asked only beyond what a form is for. */
  readonly consent?: SentConsent | undefined;
  /** Of the page, if it named one. */
  readonly language?: Language | undefined;
}

/** A key that is forgotten between two statements makes a row storable: it is tried so often. */
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

  /** Gives a submission its id and time before it waits for its commit, so that a retry is the same row. */
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
      sender: readSender(kind, body),
    };
  }

  /**
   * Stores all rows or none, durably before it resolves; outcomes come in the order of the rows. A row that
   * is stored already, by its id or by its Idempotency-Key, is not stored again: the outcome is what was
   * answered then. A key that came with another body or kind is told, and nothing else of it.
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

  /** Forgets the keys that are old. */
  sweep(): Promise<void> {
    return this.keys.forgetOld();
  }

  /** The JSON text of the list of one kind, oldest first, in pieces. */
  list(kind: SubmissionName): AsyncGenerator<JsonPiece, void> {
    const { table, record, condition } = recordSource(kind);
    return recordList(this.database, table, record, condition);
  }

  /** Answers whether every row went in; those that were there before stay as they are. Mails go in with their rows. */
  private async insert(rows: readonly SubmissionRow[]): Promise<boolean> {
    const { database } = this;
    const told = rows.filter(isTold);
    const mailsOf = (stored: readonly SubmissionRow[]) => this.mails.of(database, stored);
    const insert = this.insertOf(rows);
    if (told.length === 0) return runCounted(database, insert);
    const isAlone = !database.isTransaction;
    if (isAlone && (await storeTogether(database, [insert, ...mailsOf(told)]))) return true;
    return inTransaction(database, async (transaction) => {
      const isWhole = await runCounted(transaction, insert);
      const stored = isWhole ? told : await findStored(transaction, told);
      for (const mail of mailsOf(stored)) await runCounted(transaction, mail);
      return isWhole;
    });
  }

  private insertOf(rows: readonly SubmissionRow[]): CountedStatement {
    const { database } = this;
    const seals = getFieldEncryption(database);
    const stored = rows.map((row) => ({
      ...row,
      body: seals.sealBody(row.kind, row.id, row.body),
    }));
    return this.inserts.statement(database, stored);
  }

  /** Undefined when a key that was known at the insert is no longer. */
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

/** In the one that is open, if one is. */
const inTransaction = <Result>(
  database: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> =>
  database.isTransaction ? work(database) : database.transaction().execute(work);

/** Those that are there: not what came under a key that was known. */
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
