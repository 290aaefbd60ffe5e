import type { Language } from 'contract/languages';
import { lifetimes } from 'contract/lifetimes';
import type { StoredProfile } from 'contract/profile';
import { OutboxRepository } from '../../mail/outbox-repository';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';
import type { IdMaker } from '../../storage/time-ordered-id';
import { ProfileRepository } from './profile-repository';
import type { ProfilePatch } from './profile-repository';

/** How long a new e-mail waits for its confirmation, in milliseconds. */
export const pendingEmailLifetime = lifetimes.confirmationLink;

export interface EmailChange {
  /** The new one, as it was typed. */
  readonly email: string;
  /** The digest of the token with which it is asked for: this session stays when the e-mail counts. */
  readonly sessionHash: string;
  /** Of the page. */
  readonly language?: Language | undefined;
}

/** All SQL about new e-mails that do not count yet. */
export class EmailChangeRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
    private readonly makeId: IdMaker,
  ) {}

  /**
   * Changes a profile in everything but its e-mail, notes the new one in place of any that waited, and asks for
   * the mails to both addresses: all or nothing. Undefined when there is no such profile. Whether the address is
   * known to us is not looked at, so that neither answer nor time can tell.
   */
  begin(id: string, changes: ProfilePatch, wish: EmailChange): Promise<StoredProfile | undefined> {
    return this.database.transaction().execute(async (transaction) => {
      const profiles = new ProfileRepository(transaction, this.now, this.makeId);
      const outbox = new OutboxRepository(transaction, this.now, this.makeId);
      const profile = await profiles.changeWithin(transaction, id, changes);
      if (profile === undefined) return undefined;
      const row = {
        email: wish.email,
        session_hash: wish.sessionHash,
        created_at: this.now().toISOString(),
      };
      await transaction
        .insertInto('pending_emails')
        .values({ profile_id: id, ...row })
        .onConflict((conflict) => conflict.column('profile_id').doUpdateSet(row))
        .execute();
      await outbox.add('confirm-email', wish.email, id, wish.language);
      await outbox.add('email-change-notice', profile.email, id, wish.language);
      return profile;
    });
  }

  /** The new e-mail of a profile that waits for its confirmation, as it was typed. */
  async find(id: string): Promise<string | undefined> {
    const row = await this.database
      .selectFrom('pending_emails')
      .select('email')
      .where('profile_id', '=', id)
      .where('created_at', '>', this.oldest())
      .executeTakeFirst();
    return row?.email;
  }

  /** Removes those that waited too long. */
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
