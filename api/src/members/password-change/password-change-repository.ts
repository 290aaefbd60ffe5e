import type { Language } from 'contract/languages';
import { OutboxRepository } from '../../mail/outbox-repository';
import { MemberSessionRepository } from '../../auth/sessions/member-session-repository';
import { endAccess } from '../profiles/end-access';
import type { MemberAccount } from '../profiles/profile-repository';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';
import type { IdMaker } from '../../storage/time-ordered-id';

type AccountWithPassword = Pick<MemberAccount, 'profile'> & { readonly passwordHash: string };

/** All SQL about password changes by members. */
export class PasswordChangeRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
    private readonly makeId: IdMaker,
  ) {}

  /**
   * Sets a new password, ends all sessions, reset links and pending email changes, begins one session and queues the
   * notice, in one transaction. Returns the session's token; undefined if the password has changed meanwhile.
   * @param language the language of the page
   */
  change(
    { profile: { _id: id, email }, passwordHash }: AccountWithPassword,
    newHash: string,
    language?: Language,
  ): Promise<string | undefined> {
    return this.database.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('profiles')
        .set({ password_hash: newHash })
        .where('id', '=', id)
        .where('password_hash', '=', passwordHash)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows !== 1n) return undefined;
      await endAccess(transaction, id);
      const outbox = new OutboxRepository(transaction, this.now, this.makeId);
      await outbox.add('password-change-notice', email, id, language);
      return new MemberSessionRepository(transaction, this.now).begin(id);
    });
  }
}
