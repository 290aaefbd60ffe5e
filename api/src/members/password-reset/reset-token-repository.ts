import { lifetimes } from 'contract/lifetimes';
import { digestToken, makeToken } from '../../http/requests/bearer-token';
import { endAccess } from '../profiles/end-access';
import type { Database } from '../../storage/database';
import { dropBeyondNewest } from '../../storage/drop-beyond-newest';
import type { Clock } from '../../storage/clock';

/** Safety 1, in milliseconds. */
export const resetTokenLifetime = lifetimes.resetLink;

/** All SQL about the ways back to a lost password. Only digests of tokens are kept. */
export class ResetTokenRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
  ) {}

  /** Makes a token for a member. Those that were made before stay good: they may be on their way. */
  async issue(profileId: string): Promise<string> {
    const token = makeToken('reset');
    await this.database
      .insertInto('reset_tokens')
      .values({
        token_hash: digestToken(token),
        profile_id: profileId,
        created_at: this.now().toISOString(),
      })
      .execute();
    await dropBeyondNewest(this.database, ['reset_tokens', 'profile_id'], profileId);
    return token;
  }

  /** Whether a token is good for the member with this e-mail, in any case. */
  async isOpen(token: string, email: string): Promise<boolean> {
    return (await this.findOwner(this.database, token, email)) !== undefined;
  }

  /**
   * Uses a token up: gives its member the new password, and ends all of their sessions, links and changes that wait.
   * The link proves the address as well. False, and nothing is changed, when the token is not good; of two uses at
   * once, one is.
   */
  redeem(token: string, email: string, passwordHash: string): Promise<boolean> {
    return this.database
      .transaction()
      .execute(async (transaction) => {
        const owner = await this.findOwner(transaction, token, email);
        if (owner === undefined) return false;
        await transaction
          .updateTable('profiles')
          .set({ password_hash: passwordHash, email_confirmed_at: this.now().toISOString() })
          .where('id', '=', owner)
          .execute();
        // This transaction has locked the profile's row: a concurrent one that was first has removed the token.
        const { numDeletedRows } = await transaction
          .deleteFrom('reset_tokens')
          .where('token_hash', '=', digestToken(token))
          .executeTakeFirstOrThrow();
        if (numDeletedRows !== 1n) throw new UsedMeanwhile();
        await endAccess(transaction, owner);
        return true;
      })
      .catch((error: unknown) => {
        if (error instanceof UsedMeanwhile) return false;
        throw error;
      });
  }

  /** Removes the expired, so that no clock that goes back revives them. */
  async sweep(): Promise<void> {
    await this.database
      .deleteFrom('reset_tokens')
      .where('created_at', '<=', this.oldest())
      .execute();
  }

  private async findOwner(
    database: Database,
    token: string,
    email: string,
  ): Promise<string | undefined> {
    const owner = await database
      .selectFrom('reset_tokens')
      .innerJoin('profiles', 'profiles.id', 'reset_tokens.profile_id')
      .select('profiles.id')
      .where('reset_tokens.token_hash', '=', digestToken(token))
      .where('profiles.email', '=', email.toLowerCase())
      .where('reset_tokens.created_at', '>', this.oldest())
      // One from the future was made before the clock went back.
      .where('reset_tokens.created_at', '<=', this.now().toISOString())
      .executeTakeFirst();
    return owner?.id;
  }

  /** What was made then or before has expired. */
  private oldest(): string {
    return new Date(this.now().getTime() - resetTokenLifetime).toISOString();
  }
}

/** Undoes a transaction that came second. */
class UsedMeanwhile extends Error {
  override readonly name = 'UsedMeanwhile';
}
