import { createSecretKey, randomBytes } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';

/** All SQL about signing keys. They are in the database, so that all processes share them. */
export class SigningKeyRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
  ) {}

  /** Returns the key of this name, 256 random bits, which is made at its first use. */
  async read(name: string): Promise<KeyObject> {
    const value = (await this.find(name)) ?? (await this.make(name));
    return createSecretKey(value, 'base64url');
  }

  private async find(name: string): Promise<string | undefined> {
    const row = await this.database
      .selectFrom('signing_keys')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirst();
    return row?.value;
  }

  private async make(name: string): Promise<string> {
    const value = randomBytes(32).toString('base64url');
    await this.database
      .insertInto('signing_keys')
      .values({ name, value, created_at: this.now().toISOString() })
      // Another process may have been faster.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return (await this.find(name)) ?? value;
  }
}
