import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { loadOnce } from '../../storage/load-once';

const idBytes = 16;
/** With 72 bits an attacker cannot guess a proof, however many records exist. */
const proofBytes = 9;
/** Length of a code, of id and proof, in characters. */
const length = ((idBytes + proofBytes) * 8) / 5;

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/**
 * Makes and reads the codes with which the sender of a form sees it again: the record's id and a proof. Codes are not
 * stored, so neither a copy of the database without its keys nor a record's id alone grants access.
 */
export class ReceiptCodes {
  private readonly kept = new Map<'key', Promise<KeyObject>>();

  /** @param readKey is called once, when the key is first needed */
  constructor(private readonly readKey: () => Promise<KeyObject>) {}

  /** Loads the key before a form is stored, so that making its code afterwards cannot fail. */
  async prepare(): Promise<void> {
    await this.key();
  }

  /** Makes the code of a record. @throws Error for an id that is no UUID, which no record has */
  async make(id: string): Promise<string> {
    if (!uuid.test(id)) throw new Error('A receipt is for a record whose id is a UUID.');
    const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
    return toBase32(Buffer.concat([bytes, await this.prove(bytes)]));
  }

  /**
   * Gets the id of a record from its code, as typed in any case, with or without spaces and dashes; undefined for an
   * invalid code.
   */
  async read(typed: string): Promise<string | undefined> {
    // Upper case comes before the length check: it turns some letters into two or three, too long for a proof.
    const text = typed.replaceAll(/[\s\p{Pd}]/gu, '').toUpperCase();
    if (text.length !== length) return undefined;
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
      .subarray(0, proofBytes);
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
