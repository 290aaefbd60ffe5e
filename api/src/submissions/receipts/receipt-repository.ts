import { sql } from 'kysely';
import { readConsent } from 'contract/consent-record';
import type { ConsentNotice } from 'contract/consent-record';
import type { SubmissionName } from 'contract/submissions';
import type { Database } from '../../storage/database';

/** What a receipt says of a record. */
export interface ReceiptContent {
  readonly kind: SubmissionName;
  /** ISO 8601. */
  readonly createdAt: string;
  /** That was agreed to; undefined where none was. */
  readonly notice: ConsentNotice | undefined;
}

/** All SQL about what a receipt says. */
export class ReceiptRepository {
  constructor(private readonly database: Database) {}

  /** Undefined of what is gone or locked away. */
  async find(id: string): Promise<ReceiptContent | undefined> {
    const { rows } = await sql<{ kind: SubmissionName; created_at: string; consent: unknown }>`
      select kind, created_at, consent from submissions
      where id = ${id} and locked_until is null`.execute(this.database);
    const [row] = rows;
    if (row === undefined) return undefined;
    const { kind, created_at: createdAt, consent } = row;
    return { kind, createdAt, notice: readConsent(consent)?.notice };
  }
}
