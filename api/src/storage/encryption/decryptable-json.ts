import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { toKeyPrefix } from './encrypted-text';
import type { EncryptedField } from './encrypted-text';
import { encryptedKinds } from './encrypted-fields';

/** Marks JSON text whose fields a statement of this process wants decrypted. It is random, so nobody can forge it. */
const mark = `<${randomBytes(12).toString('base64url')}`;
const markBytes = Buffer.from(mark);

/** Stands behind the id of a row that is read to be stored again. */
const toStore = 'store';

/** Encloses an encrypted field in a stored body. In a text that a user typed, JSON escapes these quotes. */
const envelope = { begin: '{"sealed":"', end: '"}' } as const;

/** Returns the beginning of a field in such a body that is encrypted with a key. */
export const encryptedFieldStart = (keyId: string): string => envelope.begin + toKeyPrefix(keyId);

/**
 * Selects JSON text of a row, preceded by the row's kind and id: the plugin of the database then decrypts its fields
 * and removes the marks. Without this the fields stay encrypted.
 */
export const toDecryptableJson = (
  json: RawBuilder<string>,
  kind: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
): RawBuilder<string> => sql<string>`
  ${sql.lit(mark)} || ${kind} || ' ' || ${id} || '>' || ${json}`;

/** Does the same for a body that is stored again for the same record: what cannot be decrypted stays encrypted. */
export const toDecryptableJsonForStorage = (
  json: RawBuilder<string>,
  kind: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
): RawBuilder<string> => sql<string>`
  ${sql.lit(mark)} || ${kind} || ' ' || ${id} || ' ${sql.raw(toStore)}>' || ${json}`;

/**
 * Does the same for rows of all kinds, most of which have no encrypted field and cost nothing more. A mark behind the
 * text ends the record, because the next one may be of another kind.
 */
export const decryptableWhereEncrypted = (
  json: RawBuilder<string>,
  kind: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
): RawBuilder<string> => sql<string>`
  case when ${kind} in (${sql.join(encryptedKinds.map((one) => sql.lit(one)))})
    then ${toDecryptableJson(json, kind, id)} || ${sql.lit(`${mark}>`)} else ${json} end`;

export const mayContainEncryptedFields = (text: string | Uint8Array): boolean =>
  typeof text === 'string'
    ? text.includes(mark)
    : Buffer.from(text.buffer, text.byteOffset, text.byteLength).includes(markBytes);

/** Decrypts a text; undefined where that fails. */
type DecryptField = (place: EncryptedField, encrypted: string) => string | undefined;

/**
 * Returns the text without marks, and with the value of each encrypted field between two of them.
 * @param instead stands for what cannot be decrypted
 */
export function decryptMarkedFields(text: string, decrypt: DecryptField, instead: string): string {
  const [before = '', ...parts] = text.split(mark);
  let decrypted = before;
  for (const part of parts) {
    const end = part.indexOf('>');
    const [kind = '', id = '', use] = part.slice(0, end).split(' ');
    const rest = part.slice(end + 1);
    const otherwise = use === toStore ? undefined : instead;
    // An empty kind marks the end of a record.
    decrypted += kind === '' ? rest : decryptFields(rest, { kind, id }, decrypt, otherwise);
  }
  return decrypted;
}

function decryptFields(
  json: string,
  record: Omit<EncryptedField, 'field'>,
  decrypt: DecryptField,
  instead: string | undefined,
): string {
  let decrypted = '';
  let from = 0;
  for (let at = json.indexOf(envelope.begin); at !== -1; at = json.indexOf(envelope.begin, from)) {
    const begin = at + envelope.begin.length;
    const end = json.indexOf(envelope.end, begin);
    if (end === -1) break;
    // The text before it ends with `"field":`.
    const field = json.slice(json.lastIndexOf('"', at - 3) + 1, at - 2);
    const value = decrypt({ ...record, field }, json.slice(begin, end)) ?? instead;
    const next = end + envelope.end.length;
    decrypted += json.slice(from, at);
    decrypted += value === undefined ? json.slice(at, next) : JSON.stringify(value);
    from = next;
  }
  return decrypted + json.slice(from);
}
