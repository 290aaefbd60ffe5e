import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { DamagedDatabase } from '../../../storage/sqlite/sqlite';
import type { DataKey } from '../../../storage/encryption/data-key';
import type { GramBlock } from './gram-blocks';
import { indexVersion } from './index-version';
import type { SearchSource } from './search-tables';

const cipherName = 'aes-256-gcm';
/** In bytes. */
const [nonceSize, tagSize, prefixSize] = [12, 16, 4];

/** What a first letter's prefixes are hidden behind has so many values; and each prefix with it. */
const [firstValues, otherValues] = [2 ** 20, 2 ** 32];

/** A block as it is stored. */
interface HiddenBlock {
  /** Says nothing of its letters but to who has the key. Those that begin with the same letter are neighbours. */
  readonly prefix: number;
  readonly entries: Uint8Array;
}

/**
 * Encrypts the index: from its blocks one could put together what was written. Which letters a block is of is told by a
 * keyed digest alone, and what it holds by nothing but its length.
 */
export class BlockCipher {
  private readonly blockKey: KeyObject;
  private readonly prefixKey: KeyObject;

  constructor(private readonly key: DataKey) {
    const derive = (use: string) =>
      createSecretKey(Buffer.from(hkdfSync('sha256', key.secret, '', use, 32)));
    this.blockKey = derive('blocks of the search');
    this.prefixKey = derive('prefixes of the search');
  }

  /** Of an index that can be read with this key. Another begins anew. */
  get version(): string {
    return `${indexVersion()} ${this.key.id}`;
  }

  hide({ prefix, entries }: GramBlock, source: SearchSource, segment: number): HiddenBlock {
    const nonce = randomBytes(nonceSize);
    const cipher = createCipheriv(cipherName, this.blockKey, nonce);
    cipher.setAAD(placeOf(source, segment));
    const letters = Buffer.alloc(prefixSize);
    letters.writeUInt32LE(prefix);
    const hidden = [nonce, cipher.update(letters), cipher.update(entries), cipher.final()];
    return {
      prefix: this.hidePrefix(prefix),
      entries: Buffer.concat([...hidden, cipher.getAuthTag()]),
    };
  }

  /** Throws a DamagedDatabase where the block was changed. */
  show(entries: Uint8Array, source: SearchSource, segment: number): GramBlock {
    const data = Buffer.from(entries.buffer, entries.byteOffset, entries.byteLength);
    if (data.length < nonceSize + prefixSize + tagSize) throw new DamagedDatabase('The index');
    const nonce = data.subarray(0, nonceSize);
    const decipher = createDecipheriv(cipherName, this.blockKey, nonce, {
      authTagLength: tagSize,
    });
    decipher.setAAD(placeOf(source, segment));
    decipher.setAuthTag(data.subarray(-tagSize));
    const shown = decipher.update(data.subarray(nonceSize, -tagSize));
    try {
      decipher.final();
    } catch {
      throw new DamagedDatabase('The index');
    }
    return { prefix: shown.readUInt32LE(0), entries: shown.subarray(prefixSize) };
  }

  hidePrefix(prefix: number): number {
    return this.firstOf(prefix) * otherValues + this.digest(`both ${prefix}`, otherValues);
  }

  /** Holds all hidden prefixes that begin with the same letter as this one, and hardly any other. */
  hideFirst(prefix: number): { readonly first: number; readonly last: number } {
    const first = this.firstOf(prefix) * otherValues;
    return { first, last: first + otherValues - 1 };
  }

  private firstOf(prefix: number): number {
    return this.digest(`first ${Math.floor(prefix / 0x10000)}`, firstValues);
  }

  private digest(text: string, values: number): number {
    const digest = createHmac('sha256', this.prefixKey).update(text).digest();
    return digest.readUInt32LE(0) % values;
  }
}

const placeOf = (source: SearchSource, segment: number) => Buffer.from(`${source} ${segment}`);
