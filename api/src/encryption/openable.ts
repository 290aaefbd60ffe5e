import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { SealedPlace } from './sealed-text';
import { sealedKinds } from './sealed-fields';

/** Of a field in a stored body. In a text that somebody typed, JSON writes these quotes otherwise. */
const stored = '{"sealed":"';

/** The same where a statement of this process named the record. Nobody else can write it: its middle is random. */
const named = `${stored}${randomBytes(16).toString('base64url')} `;

/**
 * JSON text of a row, in which what is sealed is named by the kind and id of that very row: so it is opened on its way from
 * the database (`Seals`). Without this it stays sealed.
 */
export const openable = (
  json: RawBuilder<string>,
  kind: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
): RawBuilder<string> => sql<string>`
  replace(${json}, ${sql.lit(stored)}, ${sql.lit(named)} || ${kind} || ' ' || ${id} || ' ')`;

/** The same of rows of all kinds, of which most have nothing sealed and cost nothing more. */
export const openableWhereSealed = (
  json: RawBuilder<string>,
  kind: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
): RawBuilder<string> => sql<string>`
  case when ${kind} in (${sql.join(sealedKinds.map((sealed) => sql.lit(sealed)))})
    then ${openable(json, kind, id)} else ${json} end`;

const namedBytes = Buffer.from(named);

export const mayOpen = (text: string | Uint8Array): boolean =>
  typeof text === 'string'
    ? text.includes(named)
    : Buffer.from(text.buffer, text.byteOffset, text.byteLength).includes(namedBytes);

/** The text with each named field's value in the place of what was sealed. */
export function openNamed(
  text: string,
  open: (place: SealedPlace, sealed: string) => string,
): string {
  let opened = '';
  let from = 0;
  for (let at = text.indexOf(named); at !== -1; at = text.indexOf(named, from)) {
    const end = text.indexOf('"}', at + named.length);
    if (end === -1) break;
    // Before it stands `"field":`.
    const field = text.slice(text.lastIndexOf('"', at - 3) + 1, at - 2);
    const [kind = '', id = '', ...sealed] = text.slice(at + named.length, end).split(' ');
    const value = open({ kind, id, field }, sealed.join(' '));
    opened += text.slice(from, at) + JSON.stringify(value);
    from = end + 2;
  }
  return opened + text.slice(from);
}
