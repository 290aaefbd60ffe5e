import { sql } from 'kysely';
import { lifetimes } from 'contract/lifetimes';
import { digestToken, makeToken } from '../../http/requests/bearer-token';
import { endAccess } from '../profiles/end-access';
import type { Database } from '../../storage/database';
import { removeOldTokens } from '../../storage/remove-old-tokens';
import type { Clock } from '../../storage/clock';

/** Time to live of a password-reset link, in milliseconds (safety 1). */
export const resetTokenLifetime = lifetimes.resetLink;

/** Why a token is issued: an invitation is not asked for, so its link works for longer. */
type TokenPurpose = 'reset' | 'invitation';

/** All SQL about password-reset links. Only digests of tokens are stored. */
export class ResetTokenRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
  ) {}

  /** Creates a token for a member. Earlier tokens stay valid, because their emails may still arrive. */
  async issue(profileId: string, purpose: TokenPurpose = 'reset'): Promise<string> {
    const token = makeToken('reset');
    await this.database
      .insertInto('reset_tokens')
      .values({
        token_hash: digestToken(token),
        profile_id: profileId,
        created_at: this.now().toISOString(),
        is_invitation: purpose === 'invitation' ? 1 : 0,
      })
      .execute();
    await removeOldTokens(this.database, ['reset_tokens', 'profile_id'], profileId);
    return token;
  }

  /** Returns whether a token is valid for the member with this email address, in any case. */
  async isOpen(token: string, email: string): Promise<boolean> {
    return (await this.findOwner(this.database, token, email)) !== undefined;
  }

  /**
   * Consumes a token: sets the new password, ends all of the member's sessions, links and pending changes, and confirms
   * the address. Returns false and changes nothing if the token is invalid. Of two concurrent uses one succeeds.
   */
  redeem(token: string, email: string, passwordHash: string): Promise<boolean> {
    return this.database
      .transaction()
      .execute(async (transaction) => {
        const owner = await this.findOwner(transaction, token, email);
        if (owner === undefined) return false;
        await transaction
          .updateTable('profiles')
          .set({
            password_hash: passwordHash,
            email_confirmed_at: this.now().toISOString(),
            // A confirmed address says more about whose records are of this person.
            linked_version: -1,
          })
          .where('id', '=', owner)
          .execute();
        // This transaction has locked the profile's row: if a concurrent one was first, the token no longer exists.
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

  /** Deletes expired tokens, so that a clock that is set back does not revive them. */
  async sweep(): Promise<void> {
    await this.database
      .deleteFrom('reset_tokens')
      .where(({ not }) => not(this.isFresh()))
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
      .where(this.isFresh())
      // A token from the future was created before the clock was set back.
      .where('reset_tokens.created_at', '<=', this.now().toISOString())
      .executeTakeFirst();
    return owner?.id;
  }

  /** Matches the tokens that have not expired. */
  private isFresh() {
    const after = (lifetime: number) => new Date(this.now().getTime() - lifetime).toISOString();
    return sql<boolean>`reset_tokens.created_at > case is_invitation
      when 1 then ${after(lifetimes.memberInvitation)} else ${after(resetTokenLifetime)} end`;
  }
}

/** Rolls back the transaction that came second. */
class UsedMeanwhile extends Error {
  override readonly name = 'UsedMeanwhile';
}
