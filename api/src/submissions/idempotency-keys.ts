import { hash } from 'node:crypto';
import type { SubmissionName } from 'contract/submissions';
import type { Database } from '../storage/database';
import type { Clock } from '../storage/clock';

/** Time to live of an Idempotency-Key, in milliseconds: a form without a response is sent again within hours. */
export const keyLifetime = 48 * 3_600_000;

/** Rows that one statement reads, so that other writers get in between. */
const rowsPerStatement = 1000;

/** Hashes what a key stands for: the kind, the body as JSON text, and the hash of the consent notice. */
export const hashSubmission = (kind: SubmissionName, body: string, notice?: string): string =>
  hash('sha256', [kind, body, ...(notice === undefined ? [] : [notice])].join('\n'), 'base64url');

/** Expires Idempotency-Keys. They are columns of the submissions, so that both are stored or neither. */
export class IdempotencyKeys {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
  ) {}

  /** Removes the expired ones of some keys. Returns whether there were any. */
  async forgetOldOf(keys: readonly string[]): Promise<boolean> {
    if (keys.length === 0) return false;
    const [oldest, newest] = this.span();
    const { numUpdatedRows } = await this.database
      .updateTable('submissions')
      .set({ idempotency_key: null, idempotency_hash: null })
      .where('idempotency_key', 'in', keys)
      .where(({ or, eb }) => or([eb('created_at', '<=', oldest), eb('created_at', '>', newest)]))
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }

  /**
   * Removes every expired key. Scans all keys by their own index: another index on their age would slow down storing
   * each form.
   */
  async forgetOld(): Promise<void> {
    for (let after = ''; ;) {
      const rows = await this.readAfter(after);
      const [oldest, newest] = this.span();
      const old = rows.filter(({ time }) => time <= oldest || time > newest);
      await this.forgetOldOf(old.map(({ key }) => key));
      if (rows.length < rowsPerStatement) return;
      after = rows.at(-1)?.key ?? after;
    }
  }

  /** A key is valid if its time is in this range. A time in the future is from before the clock was set back. */
  private span(): [string, string] {
    const now = this.now().getTime();
    return [new Date(now - keyLifetime).toISOString(), new Date(now + keyLifetime).toISOString()];
  }

  private async readAfter(after: string): Promise<{ key: string; time: string }[]> {
    const rows = await this.database
      .selectFrom('submissions')
      .select(['idempotency_key', 'created_at'])
      .where('idempotency_key', '>', after)
      .orderBy('idempotency_key')
      .limit(rowsPerStatement)
      .execute();
    return rows.map((row) => ({ key: row.idempotency_key ?? after, time: row.created_at }));
  }
}
