import { hash } from 'node:crypto';
import type { SubmissionName } from 'contract/submissions';
import type { Database } from '../storage/database';
import type { Clock } from '../storage/clock';

/** How long a key is known, in milliseconds: a form that was not answered is sent again within hours. */
export const keyLifetime = 48 * 3_600_000;

/** Keys that are looked at in one statement: others write between two of them. */
const rowsPerStatement = 1000;

/** What a key stands for: this body, as JSON text, of this kind, with this consent, by its notice's hash. */
export const hashSubmission = (kind: SubmissionName, body: string, notice?: string): string =>
  hash('sha256', [kind, body, ...(notice === undefined ? [] : [notice])].join('\n'), 'base64url');

/** The keys that submissions were sent with. They stand in the rows themselves, so that both are stored or neither. */
export class IdempotencyKeys {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
  ) {}

  /** Forgets those of the keys that are old. Answers whether there were any. */
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
   * Forgets every key that is old. All that are known are gone through, by their own index: one that finds them by
   * their age would make each form slower to store.
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

  /** Between these times a key is known. One of a time to come is from a clock that went back. */
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
