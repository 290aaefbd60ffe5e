import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { loadOnce } from '../storage/load-once';

const idBytes = 16;

/** Bytes of a proof: the code of id and proof has five bits a character, without a remainder. */
type ProofBytes = 9 | 14;

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/**
 * Makes and reads codes of an id and a proof, in letters and digits: for receipts, with which senders see their form
 * again, and for the addresses to which people reply. Codes are not stored, so neither a copy of the database without
 * its keys nor an id alone grants anything.
 */
export class SignedIds {
  private readonly kept = new Map<'key', Promise<KeyObject>>();

  /**
   * @param readKey is called once, when the key is first needed
   * @param proofBytes with 9 (72 bits) nobody can guess a proof over http, however many ids exist
   */
  constructor(
    private readonly readKey: () => Promise<KeyObject>,
    private readonly proofBytes: ProofBytes,
  ) {}

  /** Loads the key, so that making a code afterwards cannot fail. */
  async prepare(): Promise<void> {
    await this.key();
  }

  /** Makes the code of an id. @throws Error for an id that is no UUID, which none of ours is */
  async make(id: string): Promise<string> {
    if (!uuid.test(id)) throw new Error('Only a UUID can be signed.');
    const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
    return toBase32(Buffer.concat([bytes, await this.prove(bytes)]));
  }

  /**
   * Gets the id from its code, as typed in any case, with or without spaces and dashes; undefined for an
   * invalid code.
   */
  async read(typed: string): Promise<string | undefined> {
    // Upper case comes before the length check: it turns some letters into two or three, too long for a proof.
    const text = typed.replaceAll(/[\s\p{Pd}]/gu, '').toUpperCase();
    if (text.length !== ((idBytes + this.proofBytes) * 8) / 5) return undefined;
    const bytes = fromBase32(text);
    if (bytes === undefined) return undefined;
    const id = bytes.subarray(0, idBytes);
    if (!timingSafeEqual(bytes.subarray(idBytes), await this.prove(id))) return undefined;
    return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  }

  private key(): Promise<KeyObject> {
    return loadOnce(this.kept, 'key', this.readKey);
  }

  private async prove(id: Uint8Array): Promise<Buffer> {
    return createHmac('sha256', await this.key())
      .update(id)
      .digest()
      .subarray(0, this.proofBytes);
  }
}

/** Crockford's alphabet, in which no letter looks like another letter or a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Each group of five characters encodes 25 bits; the caller passes a number of bytes that leaves no remainder. */
function toBase32(bytes: Uint8Array): string {
  let text = '';
  let waiting = 0;
  let bits = 0;
  for (const byte of bytes) {
    waiting = (waiting << 8) | byte;
    for (bits += 8; bits >= 5; bits -= 5) text += alphabet[(waiting >> (bits - 5)) & 31] ?? '';
    waiting &= 31;
  }
  return text;
}
/** Decodes an upper-case text, also with letters that look like digits; undefined for any other character. */
function fromBase32(text: string): Buffer | undefined {
  const bytes: number[] = [];
  let waiting = 0;
  let bits = 0;
  for (const letter of text.replaceAll('O', '0').replaceAll(/[IL]/g, '1')) {
    const value = alphabet.indexOf(letter);
    if (value === -1) return undefined;
    waiting = ((waiting << 5) | value) & 0xfff;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((waiting >> bits) & 255);
  }
  return Buffer.from(bytes);
}
