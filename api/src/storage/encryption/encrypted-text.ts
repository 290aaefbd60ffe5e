import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { DataKey } from './data-key';

/** The place that a text is encrypted for; it cannot be decrypted for another one. */
export interface EncryptedField {
  readonly kind: string;
  readonly id: string;
  readonly field: string;
}

const cipherName = 'aes-256-gcm';
/** Sizes in bytes. A nonce must never repeat with a key: 96 random bits last for billions of texts. */
const [nonceSize, tagSize] = [12, 16];
/** The version of the format. */
const version = '1';

/** Random bytes for many nonces, because each request to the system costs a third of encrypting a text. */
let nonces = Buffer.alloc(0);

function nextNonce(): Buffer {
  if (nonces.length < nonceSize) nonces = randomBytes(256 * nonceSize);
  const nonce = nonces.subarray(0, nonceSize);
  nonces = nonces.subarray(nonceSize);
  return nonce;
}

/** Serialises a place as a list, so that two different places never become the same text. */
const placeText = ({ kind, id, field }: EncryptedField) => JSON.stringify([kind, id, field]);

/** Returns the prefix of all texts that are encrypted with a key. */
export const toKeyPrefix = (keyId: string): string => `${version}.${keyId}.`;

/** Encrypts a text as `1.<id of the key>.<base64url of nonce, ciphertext and tag>`. */
export function encryptText(key: DataKey, place: EncryptedField, text: string): string {
  const nonce = nextNonce();
  const cipher = createCipheriv(cipherName, key.secret, nonce).setAAD(
    Buffer.from(placeText(place)),
  );
  const encrypted = cipher.update(text, 'utf8');
  const data = Buffer.concat([nonce, encrypted, cipher.final(), cipher.getAuthTag()]);
  return toKeyPrefix(key.id) + data.toString('base64url');
}

/** Returns the id of the key that an encrypted text needs; undefined for any other text. */
export function getKeyId(encrypted: string): string | undefined {
  const [form, id, data] = encrypted.split('.', 3);
  return form === version && data !== undefined ? id : undefined;
}

/** Decrypts a text; undefined where it was changed, was encrypted for another place, or its key is missing. */
export function decryptText(
  findKey: (id: string) => DataKey | undefined,
  place: EncryptedField,
  encrypted: string,
): string | undefined {
  const id = getKeyId(encrypted);
  const key = id === undefined ? undefined : findKey(id);
  if (id === undefined || key === undefined) return undefined;
  const data = Buffer.from(encrypted.slice(toKeyPrefix(id).length), 'base64url');
  if (data.length < nonceSize + tagSize) return undefined;
  const nonce = data.subarray(0, nonceSize);
  const decipher = createDecipheriv(cipherName, key.secret, nonce, { authTagLength: tagSize });
  decipher.setAAD(Buffer.from(placeText(place)));
  decipher.setAuthTag(data.subarray(-tagSize));
  try {
    const text = decipher.update(data.subarray(nonceSize, -tagSize), undefined, 'utf8');
    return text + decipher.final('utf8');
  } catch {
    return undefined;
  }
}
