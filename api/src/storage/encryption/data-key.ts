import { createHash, createSecretKey, randomBytes } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { DataKeyError } from './data-key-error';

/** A key of AES-256 with which messages and notes are encrypted. */
export interface DataKey {
  /** A digest of the secret, in hexadecimal. It names the key and reveals nothing of it. */
  readonly id: string;
  /**
   * A KeyObject and no Buffer: Node 24 would convert a Buffer at each use, and encrypting a message would take three
   * times as long.
   */
  readonly secret: KeyObject;
}

/** The size of a secret, in bytes. */
const secretSize = 32;

const toKey = (secret: Buffer): DataKey => ({
  id: createHash('sha256').update('data key ').update(secret).digest('hex').slice(0, 12),
  secret: createSecretKey(secret),
});

export const makeDataKey = (): DataKey => toKey(randomBytes(secretSize));

/** Formats a key as in the key file and in `DATA_KEY`. */
export const formatDataKey = ({ secret }: DataKey): string => secret.export().toString('base64url');

/**
 * Parses keys, the newest first: 32 bytes each as Base64, separated by spaces, commas or lines. A `#` begins a comment.
 * @param name how messages call the text
 * @throws DataKeyError, which quotes nothing of the text
 */
export function readDataKeys(text: string, name: string): readonly [DataKey, ...DataKey[]] {
  const words = text.replaceAll(/#.*/g, '').split(/[\s,]+/);
  const [first, ...others] = words.filter((word) => word !== '').map((word) => readKey(word, name));
  if (first === undefined) throw new DataKeyError(`There is no key in ${name}.`);
  return [first, ...others];
}

function readKey(word: string, name: string): DataKey {
  const secret = Buffer.from(word, 'base64');
  if (/^[\w+/-]{43}=?$/.test(word) && secret.length === secretSize) return toKey(secret);
  throw new DataKeyError(
    `${name} holds something that is no key: a key is 32 random bytes as Base64, 43 or 44 characters (openssl rand -base64 32).`,
  );
}
