import type { Transaction } from 'kysely';
import { lifetimes } from 'contract/lifetimes';
import { AdminRepository } from '../../auth/staff-session/admin-repository';
import { lockAccount } from '../../auth/second-factors/lock-account';
import { endSessions } from '../../auth/staff-session/session-repository';
import { recordAccountChange, toOwnAuditActor } from '../../storage/audit/staff-journal';
import type { AuditLog } from '../../storage/audit/audit-log';
import { digestToken, randomToken } from '../../http/requests/bearer-token';
import { OutboxRepository } from '../../mail/outbox-repository';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';
import type { IdMaker } from '../../storage/time-ordered-id';
import type { Tables } from '../../storage/tables/tables';

/** How long a new email waits for its confirmation, in milliseconds. */
export const staffEmailLifetime = lifetimes.confirmationLink;

export interface RequestedEmailChange {
  readonly adminId: string;
  /** The current address, and the new one. */
  readonly before: string;
  readonly email: string;
  /** The session that asked, which survives the change. */
  readonly sessionId: string;
}

/** All SQL about unconfirmed new email addresses of staff. */
export class StaffEmailRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
    private readonly makeId: IdMaker,
  ) {}

  /** Whether an account has this address, even if its owner can no longer log in. */
  async isTaken(email: string): Promise<boolean> {
    const row = await this.database
      .selectFrom('admins')
      .select('id')
      .where('email', '=', email.toLowerCase())
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Stores a pending change in place of an earlier one and queues the emails to both addresses. */
  async begin({ adminId, before, email, sessionId }: RequestedEmailChange): Promise<void> {
    const change = {
      email: email.toLowerCase(),
      session_id: sessionId,
      token_hash: null,
      created_at: this.now().toISOString(),
    };
    await this.database
      .insertInto('staff_email_changes')
      .values({ admin_id: adminId, ...change })
      .onConflict((conflict) => conflict.column('admin_id').doUpdateSet(change))
      .execute();
    const outbox = new OutboxRepository(this.database, this.now, this.makeId);
    await outbox.add('staff-confirm-email', email, adminId);
    await outbox.add('staff-email-notice', before, adminId);
  }

  /** Whether the account still waits for the confirmation of this address. */
  async isRequested(adminId: string, email: string): Promise<boolean> {
    const row = await this.database
      .selectFrom('staff_email_changes')
      .select('admin_id')
      .where('admin_id', '=', adminId)
      .where('email', '=', email)
      .where('created_at', '>', this.oldest())
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Creates the token of the confirmation link, in place of an earlier one. */
  async issue(adminId: string, email: string): Promise<string> {
    const token = randomToken();
    await this.database
      .updateTable('staff_email_changes')
      .set({ token_hash: digestToken(token) })
      .where('admin_id', '=', adminId)
      .where('email', '=', email)
      .execute();
    return token;
  }

  /**
   * Sets the address that a link confirms and ends the account's other sessions. Returns undefined if the link has
   * expired or was used, if another account has the address by now, and if the owner cannot log in.
   */
  confirm(token: string, audit: AuditLog, network: string): Promise<string | undefined> {
    return this.database.transaction().execute(async (transaction) => {
      const wish = await this.take(transaction, token);
      if (wish === undefined) return undefined;
      const { admin_id: id, email, session_id } = wish;
      await transaction.updateTable('admins').set({ email }).where('id', '=', id).execute();
      await endSessions(transaction, id, session_id);
      const actor = toOwnAuditActor({ _id: id, network });
      await recordAccountChange(transaction, audit, { ...actor, action: 'email' });
      return email;
    });
  }

  /** Removes changes that were not confirmed in time. */
  async sweep(): Promise<void> {
    await this.database
      .deleteFrom('staff_email_changes')
      .where('created_at', '<=', this.oldest())
      .execute();
  }

  /** Consumes a pending change: of two concurrent requests, one gets it. */
  private async take(transaction: Transaction<Tables>, token: string) {
    const wish = await transaction
      .selectFrom('staff_email_changes')
      .select(['admin_id', 'email', 'session_id'])
      .where('token_hash', '=', digestToken(token))
      .where('created_at', '>', this.oldest())
      .executeTakeFirst();
    if (wish === undefined) return undefined;
    // A transaction that cancels the change waits for this lock, as this one waits for that.
    await lockAccount(transaction, wish.admin_id);
    const admins = new AdminRepository(transaction, this.now, this.makeId);
    if ((await admins.findById(wish.admin_id)) === undefined) return undefined;
    const { numDeletedRows } = await transaction
      .deleteFrom('staff_email_changes')
      .where('token_hash', '=', digestToken(token))
      .executeTakeFirstOrThrow();
    const within = new StaffEmailRepository(transaction, this.now, this.makeId);
    if (numDeletedRows !== 1n) return undefined;
    return (await within.isTaken(wish.email)) ? undefined : wish;
  }

  private oldest(): string {
    return new Date(this.now().getTime() - staffEmailLifetime).toISOString();
  }
}
