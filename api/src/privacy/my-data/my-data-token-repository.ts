import { lifetimes } from 'contract/lifetimes';
import { digestToken, makeToken } from '../../http/requests/bearer-token';
import type { Database } from '../../storage/database';
import { removeOldTokens } from '../../storage/remove-old-tokens';
import type { Clock } from '../../storage/clock';

/** All SQL about the links to what was sent from an address. Only digests of tokens are stored. */
export class MyDataTokenRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
  ) {}

  /** Creates a token for a lower-cased address. Earlier tokens stay valid, because their emails may still arrive. */
  async issue(email: string): Promise<string> {
    const token = makeToken('sent');
    await this.database
      .insertInto('my_data_tokens')
      .values({ token_hash: digestToken(token), email, created_at: this.now().toISOString() })
      .execute();
    await removeOldTokens(this.database, ['my_data_tokens', 'email'], email);
    return token;
  }

  /** Returns the lower-cased address that a token was mailed to; undefined if the token is unknown or expired. */
  async findEmail(token: string): Promise<string | undefined> {
    const row = await this.database
      .selectFrom('my_data_tokens')
      .select('email')
      .where('token_hash', '=', digestToken(token))
      .where('created_at', '>', this.oldest())
      // A token from the future was created before the clock was set back.
      .where('created_at', '<=', this.now().toISOString())
      .executeTakeFirst();
    return row?.email;
  }

  /** Deletes expired tokens, so that a clock that is set back does not revive them. */
  async sweep(): Promise<void> {
    await this.database
      .deleteFrom('my_data_tokens')
      .where('created_at', '<=', this.oldest())
      .execute();
  }

  /** A token from this time or before has expired. */
  private oldest(): string {
    return new Date(this.now().getTime() - lifetimes.sentLink).toISOString();
  }
}
