import { createHmac, timingSafeEqual } from 'node:crypto';
import { loadOnce } from '../load-once';

/** Each ends the digests of one account, and opens nothing. Nothing of them is stored. */
export class DigestTokens {
  private readonly kept = new Map<'key', Promise<Buffer>>();

  /** @param readKey is called once, when the key is first needed */
  constructor(private readonly readKey: () => Promise<Buffer>) {}

  async make(accountId: string): Promise<string> {
    return `${accountId}.${(await this.prove(accountId)).toString('base64url')}`;
  }

  /** The account that a token is for; undefined of what is none of ours. */
  async read(token: string): Promise<string | undefined> {
    const dot = token.lastIndexOf('.');
    const accountId = token.slice(0, Math.max(dot, 0));
    const proof = Buffer.from(token.slice(dot + 1), 'base64url');
    const expected = await this.prove(accountId);
    return proof.length === expected.length && timingSafeEqual(proof, expected)
      ? accountId
      : undefined;
  }

  private async prove(accountId: string): Promise<Buffer> {
    const key = await loadOnce(this.kept, 'key', this.readKey);
    return createHmac('sha256', key).update(accountId).digest();
  }
}
