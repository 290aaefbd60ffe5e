import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { loadOnce } from '../../storage/load-once';
import type { Clock } from '../../storage/clock';

interface DigestReader {
  readonly id: string;
  readonly email: string;
}

/** Number of months before the current one whose tokens are still valid. */
const earlierMonths = 2;

/**
 * Tokens that unsubscribe one account from digests and grant nothing else. They are derived from a key, not stored. A
 * token is valid in its month and the two after it, as long as the account has the address that it was sent to.
 */
export class DigestTokens {
  private readonly kept = new Map<'key', Promise<KeyObject>>();

  /** @param readKey is called once, when the key is first needed */
  constructor(
    private readonly readKey: () => Promise<KeyObject>,
    private readonly now: Clock,
  ) {}

  async make(reader: DigestReader): Promise<string> {
    return `${reader.id}.${(await this.prove(reader, this.month(0))).toString('base64url')}`;
  }

  /**
   * Gets the account of a token; undefined for a token that is invalid or has expired.
   * @param find gets an account by its id
   */
  async read(
    token: string,
    find: (id: string) => Promise<DigestReader | undefined>,
  ): Promise<string | undefined> {
    const dot = token.lastIndexOf('.');
    const proof = Buffer.from(token.slice(dot + 1), 'base64url');
    const reader = await find(token.slice(0, Math.max(dot, 0)));
    for (let ago = 0; reader !== undefined && ago <= earlierMonths; ago++) {
      const expected = await this.prove(reader, this.month(ago));
      if (proof.length === expected.length && timingSafeEqual(proof, expected)) return reader.id;
    }
    return undefined;
  }

  /** Formats a month as YYYY-MM. @param ago number of months before the current one */
  private month(ago: number): string {
    const now = this.now();
    const first = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago);
    return new Date(first).toISOString().slice(0, 7);
  }

  private async prove({ id, email }: DigestReader, month: string): Promise<Buffer> {
    const key = await loadOnce(this.kept, 'key', this.readKey);
    return createHmac('sha256', key)
      .update(JSON.stringify([id, email, month]))
      .digest();
  }
}
