import { digestToken, randomToken } from '../../http/requests/bearer-token';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';

const minutes = 60_000;

/** The lifetime of a ticket, in milliseconds. */
export const ticketLifetime = 5 * minutes;

/** The purpose of a ticket, which is invalid for any other. */
export type TicketPurpose = 'confirmation' | 'totp' | 'passkey';

/** The limit of tickets per account and purpose; beyond it the oldest are removed. */
export const maxTickets = 5;

export interface Ticket {
  readonly purpose: TicketPurpose;
  readonly adminId: string;
  /** The data that the server needs again when the ticket comes back. */
  readonly secret: string;
}

/** All SQL about the tickets of callers who are logged in. A ticket is 256 random bits; only its digest is stored. */
export class TicketRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
  ) {}

  async issue({ purpose, adminId, secret }: Ticket): Promise<string> {
    const ticket = randomToken();
    const values = { purpose, admin_id: adminId, secret };
    const times = { created_at: this.at(0), expires_at: this.at(ticketLifetime) };
    await this.database
      .insertInto('staff_tickets')
      .values({ hash: digestToken(ticket), ...values, ...times })
      .execute();
    await this.bound(purpose, adminId);
    return ticket;
  }

  /** Returns a ticket that is valid for this purpose, without using it up. */
  async find(ticket: string, purpose: TicketPurpose): Promise<Ticket | undefined> {
    const row = await this.database
      .selectFrom('staff_tickets')
      .select(['admin_id', 'secret'])
      .where('hash', '=', digestToken(ticket))
      .where('purpose', '=', purpose)
      .where('expires_at', '>', this.at(0))
      // A ticket that was made further ahead than its lifetime means that the clock was set back.
      .where('created_at', '<=', this.at(ticketLifetime))
      .executeTakeFirst();
    const { admin_id: adminId = null, secret = '' } = row ?? {};
    return adminId === null ? undefined : { purpose, adminId, secret };
  }

  /** Consumes a ticket that is valid for this purpose: of two callers at once, one gets it. */
  async take(ticket: string, purpose: TicketPurpose): Promise<Ticket | undefined> {
    const found = await this.find(ticket, purpose);
    if (found === undefined) return undefined;
    const { numDeletedRows } = await this.database
      .deleteFrom('staff_tickets')
      .where('hash', '=', digestToken(ticket))
      .executeTakeFirstOrThrow();
    return numDeletedRows === 1n ? found : undefined;
  }

  async sweep(): Promise<void> {
    await this.database
      .deleteFrom('staff_tickets')
      .where(({ or, eb }) =>
        or([eb('expires_at', '<=', this.at(0)), eb('created_at', '>', this.at(ticketLifetime))]),
      )
      .execute();
  }

  private async bound(purpose: TicketPurpose, adminId: string): Promise<void> {
    const first = await this.database
      .selectFrom('staff_tickets')
      .select('created_at')
      .where('purpose', '=', purpose)
      .where('admin_id', '=', adminId)
      .orderBy('created_at', 'desc')
      .offset(maxTickets)
      .limit(1)
      .executeTakeFirst();
    if (first === undefined) return;
    await this.database
      .deleteFrom('staff_tickets')
      .where('purpose', '=', purpose)
      .where('admin_id', '=', adminId)
      .where('created_at', '<=', first.created_at)
      .execute();
  }

  private at(offset: number): string {
    return new Date(this.now().getTime() + offset).toISOString();
  }
}
