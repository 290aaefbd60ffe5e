import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { DataKey } from './data-key';

/** Where a text stands. What is sealed for one place opens in no other. */
export interface EncryptedField {
  readonly kind: string;
  /** Of the record. */
  readonly id: string;
  readonly field: string;
}

const cipherName = 'aes-256-gcm';
/** In bytes. A nonce is never used twice with a key: 96 random bits last for billions of texts. */
const [nonceSize, tagSize] = [12, 16];
/** The form of what follows. */
const version = '1';

/** Many at once, for asking the system costs a third of sealing a text. */
let nonces = Buffer.alloc(0);

function nextNonce(): Buffer {
  if (nonces.length < nonceSize) nonces = randomBytes(256 * nonceSize);
  const nonce = nonces.subarray(0, nonceSize);
  nonces = nonces.subarray(nonceSize);
  return nonce;
}

/** As a list, for two different places are never the same text. */
const placeText = ({ kind, id, field }: EncryptedField) => JSON.stringify([kind, id, field]);

/** Of what is sealed with a key. */
export const toKeyPrefix = (keyId: string): string => `${version}.${keyId}.`;

/** `1.<id of the key>.<nonce, what is encrypted and tag as base64url>`. */
export function encryptText(key: DataKey, place: EncryptedField, text: string): string {
  const nonce = nextNonce();
  const cipher = createCipheriv(cipherName, key.secret, nonce).setAAD(
    Buffer.from(placeText(place)),
  );
  const encrypted = cipher.update(text, 'utf8');
  const data = Buffer.concat([nonce, encrypted, cipher.final(), cipher.getAuthTag()]);
  return toKeyPrefix(key.id) + data.toString('base64url');
}

/** The id of the key that a sealed text needs; undefined of what is none. */
export function getKeyId(sealed: string): string | undefined {
  const [form, id, data] = sealed.split('.', 3);
  return form === version && data !== undefined ? id : undefined;
}

/** Undefined where it was changed, was sealed for another place, or its key is not there. */
export function openText(
  findKey: (id: string) => DataKey | undefined,
  place: EncryptedField,
  sealed: string,
): string | undefined {
  const id = getKeyId(sealed);
  const key = id === undefined ? undefined : findKey(id);
  if (id === undefined || key === undefined) return undefined;
  const data = Buffer.from(sealed.slice(toKeyPrefix(id).length), 'base64url');
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
