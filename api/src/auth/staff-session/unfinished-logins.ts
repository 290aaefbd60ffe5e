import type { AuditLog } from '../../storage/audit/audit-log';
import { digestToken } from '../../http/requests/bearer-token';
import { ticketLifetime } from '../second-factors/ticket-repository';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';

/** How long after one no other is noted of the same account and network, in milliseconds. */
export const quietTime = 3_600_000;

const purpose = 'unfinished-login';

/** The right password was typed, and a second factor was asked for. */
export interface BegunLogin {
  readonly adminId: string;
  /** A part of the internet (`toCoarseNetwork`). */
  readonly network: string;
  readonly ticket: string;
}

/**
 * Writes into the audit log for which account the right password was typed and then no second factor shown: an attacker
 * may know the password. At most one entry for an account and a network in an hour, so that an attacker cannot fill the
 * log.
 */
export class UnfinishedLogins {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
    private readonly audit: AuditLog,
  ) {}

  /** Remembers the first one of an account and network, for an hour. */
  async begin(login: BegunLogin): Promise<void> {
    const { adminId, network } = login;
    const hash = digestToken(JSON.stringify([purpose, adminId, network]));
    const times = { created_at: this.at(0), expires_at: this.at(quietTime) };
    await this.database
      .insertInto('staff_tickets')
      // Of no account: it stays noted when the account's own are taken away.
      .values({ hash, purpose, admin_id: null, secret: toText(login), ...times })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** Forgets it, if it is the one that is remembered. */
  async finish(login: BegunLogin): Promise<void> {
    await this.database
      .deleteFrom('staff_tickets')
      .where('purpose', '=', purpose)
      .where('secret', '=', toText(login))
      .execute();
  }

  /** Notes those whose tickets are over. It comes before the tickets' own `sweep`, which removes them. */
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

  /** Of two processes at once, one does it. */
  private note({ hash, secret }: { readonly hash: string; readonly secret: string }) {
    const { adminId, network } = JSON.parse(secret) as BegunLogin;
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

/** What is kept of a login: of its ticket a digest. */
const toText = ({ adminId, network, ticket }: BegunLogin): string =>
  JSON.stringify({ adminId, network, ticket: digestToken(ticket) });
