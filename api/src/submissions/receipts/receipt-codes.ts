import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { loadOnce } from '../../storage/load-once';
import { fromBase32, toBase32 } from './base32';

const idBytes = 16;
/** 72 bits: an attacker cannot guess one, however many records there are. */
const proofBytes = 9;
/** Of both together, in characters. */
const length = ((idBytes + proofBytes) * 8) / 5;

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/**
 * The codes with which who sent a form sees it again: the record's id, and a proof that we gave it out. Nothing of them is
 * stored, so that neither a copy of the database without its keys nor a record's id alone opens anything.
 */
export class ReceiptCodes {
  private readonly kept = new Map<'key', Promise<KeyObject>>();

  /** @param readKey is called once, when the key is first needed */
  constructor(private readonly readKey: () => Promise<KeyObject>) {}

  /** Has the key at hand, so that what follows a form that was stored cannot fail. */
  async prepare(): Promise<void> {
    await this.key();
  }

  /** The code of a record. @throws Error of an id that is no UUID: we make no others */
  async make(id: string): Promise<string> {
    if (!uuid.test(id)) throw new Error('A receipt is for a record whose id is a UUID.');
    const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
    return toBase32(Buffer.concat([bytes, await this.prove(bytes)]));
  }

  /**
   * The id of the record whose code the caller typed, in any case, with or without spaces and dashes; undefined of
   * what is none of ours.
   */
  async read(typed: string): Promise<string | undefined> {
    // In capitals before its length is looked at: some letters become two or three then, and so many bytes are no proof.
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
