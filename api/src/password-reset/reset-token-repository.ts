import { digestToken, makeToken } from '../http/bearer-token';
import type { Database } from '../storage/database';
import type { Clock } from '../storage/ports';

/** SAFETY 1, in milliseconds. */
export const resetTokenLifetime = 30 * 60_000;

/** All SQL about the ways back to a lost password. Only digests of tokens are kept. */
export class ResetTokenRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
  ) {}

  /** Makes a token for a member; those that were made before are good for nothing then. */
  async issue(profileId: string): Promise<string> {
    const token = makeToken('reset');
    const row = { token_hash: digestToken(token), created_at: this.now().toISOString() };
    await this.database
      .insertInto('reset_tokens')
      .values({ profile_id: profileId, ...row })
      .onConflict((conflict) => conflict.column('profile_id').doUpdateSet(row))
      .execute();
    return token;
  }

  /** Whether a token is good for the member with this e-mail, in whatever case. */
  async isOpen(token: string, email: string): Promise<boolean> {
    return (await this.findOwner(this.database, token, email)) !== undefined;
  }

  /**
   * Uses a token up: gives its member the new password and ends all of their sessions. False, and nothing is
   * changed, when the token is not good; of two uses at once, one is.
   */
  redeem(token: string, email: string, passwordHash: string): Promise<boolean> {
    return this.database.transaction().execute(async (transaction) => {
      const owner = await this.findOwner(transaction, token, email);
      if (owner === undefined) return false;
      const { numDeletedRows } = await transaction
        .deleteFrom('reset_tokens')
        .where('token_hash', '=', digestToken(token))
        .executeTakeFirstOrThrow();
      if (numDeletedRows !== 1n) return false;
      await transaction
        .updateTable('profiles')
        .set({ password_hash: passwordHash })
        .where('id', '=', owner)
        .execute();
      await transaction.deleteFrom('member_sessions').where('profile_id', '=', owner).execute();
      return true;
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
