import type { Language } from 'contract/languages';
import { lifetimes } from 'contract/lifetimes';
import type { StoredProfile } from 'contract/profile';
import { OutboxRepository } from '../../mail/outbox-repository';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';
import type { IdMaker } from '../../storage/time-ordered-id';
import { ProfileRepository } from './profile-repository';
import type { ProfilePatch } from './profile-repository';

/** Time to live of a pending email address, in milliseconds. */
export const pendingEmailLifetime = lifetimes.confirmationLink;

export interface EmailChange {
  /** The new address, as it was typed. */
  readonly email: string;
  /** The digest of the requesting session's token: this session survives the change. */
  readonly sessionHash: string;
  readonly language?: Language | undefined;
}

/** All SQL about email addresses that wait for their confirmation. */
export class EmailChangeRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
    private readonly makeId: IdMaker,
  ) {}

  /**
   * Changes a profile except for its email address, replaces the pending address and queues the emails to both
   * addresses, in one transaction. Returns undefined if there is no such profile. It does not check whether the address
   * is known, so that neither the answer nor its timing reveals it.
   */
  begin(
    id: string,
    changes: ProfilePatch,
    change: EmailChange,
  ): Promise<StoredProfile | undefined> {
    return this.database.transaction().execute(async (transaction) => {
      const profiles = new ProfileRepository(transaction, this.now, this.makeId);
      const outbox = new OutboxRepository(transaction, this.now, this.makeId);
      const profile = await profiles.changeWithin(transaction, id, changes);
      if (profile === undefined) return undefined;
      const row = {
        email: change.email,
        session_hash: change.sessionHash,
        created_at: this.now().toISOString(),
      };
      await transaction
        .insertInto('pending_emails')
        .values({ profile_id: id, ...row })
        .onConflict((conflict) => conflict.column('profile_id').doUpdateSet(row))
        .execute();
      await outbox.add('confirm-email', change.email, id, change.language);
      await outbox.add('email-change-notice', profile.email, id, change.language);
      return profile;
    });
  }

  /** Returns the pending email address of a profile, as it was typed. */
  async find(id: string): Promise<string | undefined> {
    const row = await this.database
      .selectFrom('pending_emails')
      .select('email')
      .where('profile_id', '=', id)
      .where('created_at', '>', this.oldest())
      .executeTakeFirst();
    return row?.email;
  }

  async sweep(): Promise<void> {
    await this.database
      .deleteFrom('pending_emails')
      .where('created_at', '<=', this.oldest())
      .execute();
  }

  private oldest(): string {
    return new Date(this.now().getTime() - pendingEmailLifetime).toISOString();
  }
}
