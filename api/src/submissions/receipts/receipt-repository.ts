import { sql } from 'kysely';
import { readConsent } from 'contract/consent-record';
import type { ConsentNotice } from 'contract/consent-record';
import type { SubmissionName } from 'contract/submissions';
import type { Database } from '../../storage/database';

export interface ReceiptContent {
  readonly kind: SubmissionName;
  /** Time of arrival, ISO 8601. */
  readonly createdAt: string;
  /** The notice that the sender agreed to; undefined without consent. */
  readonly notice: ConsentNotice | undefined;
}

/** All SQL about receipts. */
export class ReceiptRepository {
  constructor(private readonly database: Database) {}

  /** Returns undefined for a record that was removed or is locked. */
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
