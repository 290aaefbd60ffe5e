import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { toKeyPrefix } from './encrypted-text';
import type { EncryptedField } from './encrypted-text';
import { encryptedKinds } from './encrypted-fields';

/** Stands before JSON text in which a statement of this process wants fields opened. Random, so no one can forge it. */
const mark = `<${randomBytes(12).toString('base64url')}`;
const markBytes = Buffer.from(mark);

/** Behind the id of such a row. */
const toStore = 'store';

/** A sealed field in a stored body. In a text that a user typed, JSON escapes these quotes. */
const sealed = { begin: '{"sealed":"', end: '"}' } as const;

/** How in such a body a field begins that is sealed with a key. */
export const encryptedFieldStart = (keyId: string): string => sealed.begin + toKeyPrefix(keyId);

/**
 * JSON text of a row, with the kind and id of that very row before it: so what is sealed in it is opened on its way from the
 * database (`FieldEncryption`), which takes the marks away again. Without this it stays sealed.
 */
export const openable = (
  json: RawBuilder<string>,
  kind: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
): RawBuilder<string> => sql<string>`
  ${sql.lit(mark)} || ${kind} || ' ' || ${id} || '>' || ${json}`;

/** The same of what is stored again for the same record: what cannot be opened stays sealed, and is stored as it was. */
export const openableToStore = (
  json: RawBuilder<string>,
  kind: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
): RawBuilder<string> => sql<string>`
  ${sql.lit(mark)} || ${kind} || ' ' || ${id} || ' ${sql.raw(toStore)}>' || ${json}`;

/**
 * The same of rows of all kinds, of which most have nothing sealed and cost nothing more. A mark behind it says that the
 * record is over: what follows may be another kind's.
 */
export const decryptableWhereEncrypted = (
  json: RawBuilder<string>,
  kind: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
): RawBuilder<string> => sql<string>`
  case when ${kind} in (${sql.join(encryptedKinds.map((one) => sql.lit(one)))})
    then ${openable(json, kind, id)} || ${sql.lit(`${mark}>`)} else ${json} end`;

export const mayOpen = (text: string | Uint8Array): boolean =>
  typeof text === 'string'
    ? text.includes(mark)
    : Buffer.from(text.buffer, text.byteOffset, text.byteLength).includes(markBytes);

/** Undefined of what cannot be opened. */
type Open = (place: EncryptedField, sealed: string) => string | undefined;

/**
 * The text without marks, and with each field's value in the place of what was sealed between two of them.
 * @param instead stands for what cannot be opened
 */
export function openMarked(text: string, open: Open, instead: string): string {
  const [before = '', ...parts] = text.split(mark);
  let opened = before;
  for (const part of parts) {
    const end = part.indexOf('>');
    const [kind = '', id = '', use] = part.slice(0, end).split(' ');
    const rest = part.slice(end + 1);
    const otherwise = use === toStore ? undefined : instead;
    // Of one that says that a record is over.
    opened += kind === '' ? rest : openFields(rest, { kind, id }, open, otherwise);
  }
  return opened;
}

function openFields(
  json: string,
  record: Omit<EncryptedField, 'field'>,
  open: Open,
  instead: string | undefined,
): string {
  let opened = '';
  let from = 0;
  for (let at = json.indexOf(sealed.begin); at !== -1; at = json.indexOf(sealed.begin, from)) {
    const begin = at + sealed.begin.length;
    const end = json.indexOf(sealed.end, begin);
    if (end === -1) break;
    // Before it stands `"field":`.
    const field = json.slice(json.lastIndexOf('"', at - 3) + 1, at - 2);
    const value = open({ ...record, field }, json.slice(begin, end)) ?? instead;
    const next = end + sealed.end.length;
    opened += json.slice(from, at);
    opened += value === undefined ? json.slice(at, next) : JSON.stringify(value);
    from = next;
  }
  return opened + json.slice(from);
}
