import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { digestToken } from '../../http/requests/bearer-token';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';
import { ticketLifetime } from './ticket-repository';

/** A login that is under way. */
export interface LoginTicket {
  readonly purpose: 'login' | 'passkey-login';
  /** Null: it is not known yet who logs in. */
  readonly adminId: string | null;
  /** What the server has to remember until the ticket comes back. */
  readonly secret: string;
}

type Sealed = Pick<LoginTicket, 'adminId' | 'secret'> & {
  /** In milliseconds since 1970. */
  readonly until: number;
};

const cipher = 'aes-256-gcm';
/** In bytes. */
const length = { nonce: 12, tag: 16 };

/**
 * Tickets of those who are not logged in. What one remembers is sealed into it, and nothing is kept before it is used:
 * so no number of logins that others begin pushes one out.
 */
export class LoginTickets {
  /** @param readKey 256 bits, the same for all processes */
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
    private readonly readKey: () => Promise<KeyObject>,
  ) {}

  /** Makes a ticket and answers it. */
  async issue({ purpose, adminId, secret }: LoginTicket): Promise<string> {
    const sealed: Sealed = { adminId, secret, until: this.now().getTime() + ticketLifetime };
    return seal(await this.readKey(), purpose, JSON.stringify(sealed));
  }

  /** The ticket, if it is good for this; it stays good. */
  async find(ticket: string, purpose: LoginTicket['purpose']): Promise<LoginTicket | undefined> {
    const found = await this.read(ticket, purpose);
    if (found === undefined) return undefined;
    const used = await this.database
      .selectFrom('staff_tickets')
      .select('hash')
      .where('hash', '=', digestToken(ticket))
      .executeTakeFirst();
    return used === undefined ? found : undefined;
  }

  /** The same, but it is used with that: of two at once, one gets it. */
  async take(ticket: string, purpose: LoginTicket['purpose']): Promise<LoginTicket | undefined> {
    const found = await this.read(ticket, purpose);
    if (found === undefined) return undefined;
    const now = this.now().getTime();
    const at = (offset: number) => new Date(now + offset).toISOString();
    const times = { created_at: at(0), expires_at: at(ticketLifetime) };
    const { numInsertedOrUpdatedRows } = await this.database
      .insertInto('staff_tickets')
      // Of no account: a ticket stays used when the account's own are taken away.
      .values({ hash: digestToken(ticket), purpose, admin_id: null, secret: '', ...times })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n ? found : undefined;
  }

  private async read(
    ticket: string,
    purpose: LoginTicket['purpose'],
  ): Promise<LoginTicket | undefined> {
    const text = open(await this.readKey(), purpose, ticket);
    if (text === undefined) return undefined;
    const { adminId, secret, until } = JSON.parse(text) as Sealed;
    const left = until - this.now().getTime();
    // Longer than it lasts: the clock was set back.
    return left > 0 && left <= ticketLifetime ? { purpose, adminId, secret } : undefined;
  }
}

/** Encrypted and signed, for one purpose. */
function seal(key: KeyObject, purpose: string, text: string): string {
  const nonce = randomBytes(length.nonce);
  const sealing = createCipheriv(cipher, key, nonce, { authTagLength: length.tag });
  sealing.setAAD(Buffer.from(purpose));
  const sealed = [sealing.update(text, 'utf8'), sealing.final()];
  return Buffer.concat([nonce, ...sealed, sealing.getAuthTag()]).toString('base64url');
}

/** Undefined for what was not sealed with this key for this purpose, and for another spelling of it. */
function open(key: KeyObject, purpose: string, ticket: string): string | undefined {
  const bytes = Buffer.from(ticket, 'base64url');
  if (bytes.length < length.nonce + length.tag || bytes.toString('base64url') !== ticket)
    return undefined;
  const nonce = bytes.subarray(0, length.nonce);
  const opening = createDecipheriv(cipher, key, nonce, { authTagLength: length.tag });
  opening.setAAD(Buffer.from(purpose));
  opening.setAuthTag(bytes.subarray(-length.tag));
  const start = opening.update(bytes.subarray(length.nonce, -length.tag));
  try {
    return Buffer.concat([start, opening.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
