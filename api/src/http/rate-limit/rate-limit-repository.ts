import { createHash } from 'node:crypto';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';
import type { AddressAllowancesTable } from '../../storage/tables/tables';
import type { RateLimit } from './rate-limits';

/** All SQL about token buckets. */
export class RateLimitRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
  ) {}

  /**
   * Consumes a number of tokens at once, across all processes. Returns 0, or the milliseconds until so many are left.
   * @param owner of the bucket: a network, an account, a record
   */
  async consume(owner: string, rateLimit: RateLimit, count: number): Promise<number> {
    const { burst, refill } = rateLimit;
    const key = keyOf(owner, rateLimit);
    for (;;) {
      const now = this.now().getTime();
      const row = await this.find(key);
      const whole = burst * refill;
      const missing = missingAt(now, row, whole) + count * refill;
      if (missing > whole) return missing - whole;
      const full_at = new Date(now + missing).toISOString();
      if (await this.replace(row, { key, full_at })) return 0;
    }
  }

  async sweep(): Promise<void> {
    await this.database
      .deleteFrom('address_allowances')
      .where('full_at', '<=', this.now().toISOString())
      .execute();
  }

  private find(key: string): Promise<AddressAllowancesTable | undefined> {
    return this.database
      .selectFrom('address_allowances')
      .selectAll()
      .where('key', '=', key)
      .executeTakeFirst();
  }

  /** Returns false where another process was faster. */
  private async replace(
    old: AddressAllowancesTable | undefined,
    row: AddressAllowancesTable,
  ): Promise<boolean> {
    if (old === undefined) {
      const { numInsertedOrUpdatedRows } = await this.database
        .insertInto('address_allowances')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    }
    const { numUpdatedRows } = await this.database
      .updateTable('address_allowances')
      .set(row)
      .where('key', '=', old.key)
      .where('full_at', '=', old.full_at)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }
}

/**
 * Returns the milliseconds until a bucket is full. Clocks of several machines may differ by as much as that; a larger
 * difference means that a clock went back, and no request is refused for it.
 */
function missingAt(now: number, row: AddressAllowancesTable | undefined, whole: number): number {
  const missing = row === undefined ? 0 : Math.max(0, Date.parse(row.full_at) - now);
  return missing > 2 * whole ? 0 : Math.min(whole, missing);
}

/** Returns a digest, so that the table does not show addresses. */
const keyOf = (owner: string, { name }: RateLimit) =>
  createHash('sha256')
    .update(JSON.stringify([name, owner]))
    .digest('base64url');
