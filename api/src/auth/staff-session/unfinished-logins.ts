import type { AuditLog } from '../../storage/audit/audit-log';
import { digestToken } from '../../http/requests/bearer-token';
import { ticketLifetime } from '../second-factors/ticket-repository';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';

/** Milliseconds after an entry before the next one for the same account and network. */
export const unfinishedLoginInterval = 3_600_000;

const purpose = 'unfinished-login';

/** A log-in with the right password that must still show a second factor. */
export interface UnfinishedLogin {
  readonly adminId: string;
  /** A network, never a whole address (`toCoarseNetwork`). */
  readonly network: string;
  readonly ticket: string;
}

/**
 * Notes in the audit log the accounts whose right password was typed without a second factor afterwards: an attacker
 * may know the password. There is at most one entry for an account and a network in an hour, so that an attacker cannot
 * fill the log.
 */
export class UnfinishedLogins {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
    private readonly audit: AuditLog,
  ) {}

  /** Stores the first unfinished log-in of an account and network, for an hour. */
  async begin(login: UnfinishedLogin): Promise<void> {
    const { adminId, network } = login;
    const hash = digestToken(JSON.stringify([purpose, adminId, network]));
    const times = { created_at: this.at(0), expires_at: this.at(unfinishedLoginInterval) };
    await this.database
      .insertInto('staff_tickets')
      // The row belongs to no account, so it stays when the rows of its account are deleted.
      .values({ hash, purpose, admin_id: null, secret: toText(login), ...times })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** Removes a log-in that is finished, if it is the one that is stored. */
  async finish(login: UnfinishedLogin): Promise<void> {
    await this.database
      .deleteFrom('staff_tickets')
      .where('purpose', '=', purpose)
      .where('secret', '=', toText(login))
      .execute();
  }

  /** Notes those whose tickets have expired. It must run before the `sweep` of the tickets, which removes them. */
  async sweep(): Promise<void> {
    const rows = await this.database
      .selectFrom('staff_tickets')
      .select(['hash', 'secret'])
      .where('purpose', '=', purpose)
      .where('secret', '!=', '')
      .where('created_at', '<=', this.at(-ticketLifetime))
      .execute();
    for (const row of rows) await this.note(row);
  }

  /** Notes a log-in; of two processes at once, one does it. */
  private note({ hash, secret }: { readonly hash: string; readonly secret: string }) {
    const { adminId, network } = JSON.parse(secret) as UnfinishedLogin;
    return this.database.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('staff_tickets')
        .set({ secret: '' })
        .where('hash', '=', hash)
        .where('secret', '=', secret)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows !== 1n) return;
      const entry = { adminId, kind: 'accounts', subjects: [adminId], network } as const;
      await this.audit.append(transaction, { ...entry, action: 'login-unfinished' });
    });
  }

  private at(offset: number): string {
    return new Date(this.now().getTime() + offset).toISOString();
  }
}

/** Serialises a log-in for storage, with a digest of its ticket. */
const toText = ({ adminId, network, ticket }: UnfinishedLogin): string =>
  JSON.stringify({ adminId, network, ticket: digestToken(ticket) });
