import type { Transaction } from 'kysely';
import { digestToken, makeToken } from '../../http/requests/bearer-token';
import { pendingEmailLifetime } from '../profiles/email-change-repository';
import { EmailTaken, isSameEmail } from '../profiles/profile-repository';
import { endAccess } from '../profiles/end-access';
import type { ProfileRepository } from '../profiles/profile-repository';
import type { Database } from '../../storage/database';
import { removeOldTokens } from '../../storage/remove-old-tokens';
import type { Clock } from '../../storage/clock';
import type { Tables } from '../../storage/tables/tables';

/** In milliseconds: a token lives as long as the pending email address. */
export const emailTokenLifetime = pendingEmailLifetime;

/** The result of using a link: `over` means expired, replaced or unknown. */
export type ConfirmationResult = 'confirmed' | 'used' | 'over';

/** All SQL about confirmation links. Only digests of tokens are stored. */
export class EmailTokenRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
    private readonly profiles: ProfileRepository,
  ) {}

  /** Creates a token for an address that the profile has or wants. */
  async issue(profileId: string, email: string): Promise<string> {
    const token = makeToken('confirm');
    await this.database
      .insertInto('email_tokens')
      .values({
        token_hash: digestToken(token),
        profile_id: profileId,
        email: email.toLowerCase(),
        created_at: this.now().toISOString(),
        used_at: null,
      })
      .execute();
    await removeOldTokens(this.database, ['email_tokens', 'profile_id'], profileId);
    return token;
  }

  /**
   * Consumes a token and confirms the profile's address. A pending address becomes the profile's address; then all
   * sessions but the one that requested the change end, and all password-reset links. Of two concurrent uses one
   * succeeds.
   */
  async redeem(token: string): Promise<ConfirmationResult> {
    try {
      return await this.database
        .transaction()
        .execute((transaction) => this.redeemWithin(transaction, token));
    } catch (error) {
      if (error instanceof EmailTaken || error instanceof NotWaiting) return 'over';
      if (error instanceof UsedMeanwhile) return 'used';
      throw error;
    }
  }

  /** Deletes expired tokens, so that a clock that is set back does not revive them. */
  async sweep(): Promise<void> {
    await this.database
      .deleteFrom('email_tokens')
      .where('created_at', '<=', this.oldest())
      .execute();
  }

  private async redeemWithin(
    transaction: Transaction<Tables>,
    token: string,
  ): Promise<ConfirmationResult> {
    const found = await this.find(transaction, token);
    if (found === undefined) return 'over';
    if (found.used_at !== null) return 'used';
    await this.markUsed(transaction, token);
    const { profile_id: id, email } = found;
    if (isSameEmail(email, found.current)) {
      await this.markConfirmed(transaction, id);
    } else {
      const pending = await this.findPending(transaction, id);
      if (pending === undefined || !isSameEmail(email, pending.email)) throw new NotWaiting();
      await this.profiles.confirmEmail(transaction, id, pending.email);
      await endAccess(transaction, id, pending.session_hash);
    }
    return 'confirmed';
  }

  private find(transaction: Transaction<Tables>, token: string) {
    return (
      transaction
        .selectFrom('email_tokens')
        .innerJoin('profiles', 'profiles.id', 'email_tokens.profile_id')
        .select(['profile_id', 'email_tokens.email', 'used_at', 'profiles.email as current'])
        .where('token_hash', '=', digestToken(token))
        .where('email_tokens.created_at', '>', this.oldest())
        // A token from the future was created before the clock was set back.
        .where('email_tokens.created_at', '<=', this.now().toISOString())
        .executeTakeFirst()
    );
  }

  private findPending(transaction: Transaction<Tables>, id: string) {
    return transaction
      .selectFrom('pending_emails')
      .select(['email', 'session_hash'])
      .where('profile_id', '=', id)
      .where('created_at', '>', this.oldest())
      .executeTakeFirst();
  }

  private async markConfirmed(transaction: Transaction<Tables>, id: string): Promise<void> {
    await transaction
      .updateTable('profiles')
      .set({
        email_confirmed_at: this.now().toISOString(),
        // A confirmed address says more about whose records are of this person.
        linked_version: -1,
      })
      .where('id', '=', id)
      .execute();
  }

  /** This is the transaction's first write: a concurrent use waits for the row lock and then finds the token used. */
  private async markUsed(transaction: Transaction<Tables>, token: string): Promise<void> {
    const { numUpdatedRows } = await transaction
      .updateTable('email_tokens')
      .set({ used_at: this.now().toISOString() })
      .where('token_hash', '=', digestToken(token))
      .where('used_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) throw new UsedMeanwhile();
  }

  /** A token from this time or before has expired. */
  private oldest(): string {
    return new Date(this.now().getTime() - emailTokenLifetime).toISOString();
  }
}

/** Rolls back the use of a token whose address the profile no longer wants. */
class NotWaiting extends Error {
  override readonly name = 'NotWaiting';
}

/** Rolls back the transaction that came second. */
class UsedMeanwhile extends Error {
  override readonly name = 'UsedMeanwhile';
}
