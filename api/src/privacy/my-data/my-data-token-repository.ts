import { lifetimes } from 'contract/lifetimes';
import { digestToken, makeToken } from '../../http/requests/bearer-token';
import type { Database } from '../../storage/database';
import { dropBeyondNewest } from '../../storage/drop-beyond-newest';
import type { Clock } from '../../storage/clock';

/** All SQL about the links to what was sent from an address. Only digests of tokens are kept. */
export class MyDataTokenRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
  ) {}

  /** Makes a token for a lower-cased address. Those that were made before stay good: they may be on their way. */
  async issue(email: string): Promise<string> {
    const token = makeToken('sent');
    await this.database
      .insertInto('my_data_tokens')
      .values({ token_hash: digestToken(token), email, created_at: this.now().toISOString() })
      .execute();
    await dropBeyondNewest(this.database, ['my_data_tokens', 'email'], email);
    return token;
  }

  /** The address that a token was mailed to, lower-cased; undefined when it is none or too old. */
  async findEmail(token: string): Promise<string | undefined> {
    const row = await this.database
      .selectFrom('my_data_tokens')
      .select('email')
      .where('token_hash', '=', digestToken(token))
      .where('created_at', '>', this.oldest())
      // One from the future was made before the clock went back.
      .where('created_at', '<=', this.now().toISOString())
      .executeTakeFirst();
    return row?.email;
  }

  /** Removes the expired, so that no clock that goes back revives them. */
  async sweep(): Promise<void> {
    await this.database
      .deleteFrom('my_data_tokens')
      .where('created_at', '<=', this.oldest())
      .execute();
  }

  /** What was made then or before has expired. */
  private oldest(): string {
    return new Date(this.now().getTime() - lifetimes.sentLink).toISOString();
  }
}
