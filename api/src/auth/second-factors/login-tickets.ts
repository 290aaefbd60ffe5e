import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { digestToken } from '../../http/requests/bearer-token';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';
import { ticketLifetime } from './ticket-repository';

/** A log-in between its steps. */
export interface LoginTicket {
  readonly purpose: 'login' | 'passkey-login';
  /** Null while it is unknown who logs in. */
  readonly adminId: string | null;
  /** The data that the server needs again when the ticket comes back. */
  readonly secret: string;
}

type TicketPayload = Pick<LoginTicket, 'adminId' | 'secret'> & {
  /** The time of expiry, in milliseconds since 1970. */
  readonly until: number;
};

const cipher = 'aes-256-gcm';
/** Lengths in bytes. */
const length = { nonce: 12, tag: 16 };

/**
 * Tickets of callers who are not logged in. Their content is encrypted in them, and nothing is stored before they are
 * used, so that no number of log-ins by others displaces one.
 */
export class LoginTickets {
  /** @param readKey returns 256 bits, the same for all processes */
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
    private readonly readKey: () => Promise<KeyObject>,
  ) {}

  async issue({ purpose, adminId, secret }: LoginTicket): Promise<string> {
    const payload: TicketPayload = {
      adminId,
      secret,
      until: this.now().getTime() + ticketLifetime,
    };
    return encrypt(await this.readKey(), purpose, JSON.stringify(payload));
  }

  /** Returns a ticket that is valid for this purpose, without using it up. */
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

  /** Consumes a ticket that is valid for this purpose: of two callers at once, one gets it. */
  async take(ticket: string, purpose: LoginTicket['purpose']): Promise<LoginTicket | undefined> {
    const found = await this.read(ticket, purpose);
    if (found === undefined) return undefined;
    const now = this.now().getTime();
    const at = (offset: number) => new Date(now + offset).toISOString();
    const times = { created_at: at(0), expires_at: at(ticketLifetime) };
    const { numInsertedOrUpdatedRows } = await this.database
      .insertInto('staff_tickets')
      // The row belongs to no account, so a ticket stays used when the rows of its account are deleted.
      .values({ hash: digestToken(ticket), purpose, admin_id: null, secret: '', ...times })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n ? found : undefined;
  }

  private async read(
    ticket: string,
    purpose: LoginTicket['purpose'],
  ): Promise<LoginTicket | undefined> {
    const text = decrypt(await this.readKey(), purpose, ticket);
    if (text === undefined) return undefined;
    const { adminId, secret, until } = JSON.parse(text) as TicketPayload;
    const left = until - this.now().getTime();
    // A ticket with more time than its lifetime means that the clock was set back.
    return left > 0 && left <= ticketLifetime ? { purpose, adminId, secret } : undefined;
  }
}

/** Encrypts and authenticates a text, for one purpose. */
function encrypt(key: KeyObject, purpose: string, text: string): string {
  const nonce = randomBytes(length.nonce);
  const encryption = createCipheriv(cipher, key, nonce, { authTagLength: length.tag });
  encryption.setAAD(Buffer.from(purpose));
  const ciphertext = [encryption.update(text, 'utf8'), encryption.final()];
  return Buffer.concat([nonce, ...ciphertext, encryption.getAuthTag()]).toString('base64url');
}

/** Decrypts a ticket; undefined where it was not made with this key for this purpose, or is another spelling of it. */
function decrypt(key: KeyObject, purpose: string, ticket: string): string | undefined {
  const bytes = Buffer.from(ticket, 'base64url');
  if (bytes.length < length.nonce + length.tag || bytes.toString('base64url') !== ticket)
    return undefined;
  const nonce = bytes.subarray(0, length.nonce);
  const decryption = createDecipheriv(cipher, key, nonce, { authTagLength: length.tag });
  decryption.setAAD(Buffer.from(purpose));
  decryption.setAuthTag(bytes.subarray(-length.tag));
  const start = decryption.update(bytes.subarray(length.nonce, -length.tag));
  try {
    return Buffer.concat([start, decryption.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
