import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { RecordKind } from 'contract/review';
import { replacedText } from '../../../review/record-entries/record-correction-repository';
import type { Database } from '../../../storage/database';
import { toDecryptableJson } from '../../../storage/encryption/decryptable-json';

/** How a record came that was not sent by a form, and what staff changed in it. */
export interface EntryContents {
  /** Absent if it was sent by a form. */
  readonly origin?: { readonly origin: string; readonly at: string };
  /** What staff corrected, with the former values. */
  readonly corrections: readonly { readonly at: string; readonly replaced: unknown }[];
  /** Imports from a file that added, changed or confirmed it. */
  readonly imports: readonly {
    readonly at: string;
    readonly what: string;
    readonly undoneAt: string | null;
    readonly invitedAt: string | null;
    /** What it said before, if the import changed it. */
    readonly before?: unknown;
  }[];
}

/** What a record said before an import changed it, as JSON text; null if the import did not. */
const bodyBefore = toDecryptableJson(sql`body_before`, sql`kind`, sql`record_id`) as RawBuilder<
  string | null
>;

/** Reads it for some records; the returned function gives that of one of them. */
export async function readEntryContents(
  database: Database,
  ids: readonly string[],
): Promise<(kind: RecordKind, id: string) => EntryContents> {
  const origins = await database
    .selectFrom('record_origins')
    .select(['kind', 'record_id', 'origin', 'at'])
    .where('record_id', 'in', ids)
    .execute();
  const corrections = await database
    .selectFrom('record_corrections')
    .select(['kind', 'record_id', 'at', replacedText.as('replaced')])
    .where('record_id', 'in', ids)
    .orderBy('at')
    .execute();
  const imports = await database
    .selectFrom('import_records')
    .innerJoin('imports', 'imports.id', 'import_id')
    .select(['kind', 'record_id', 'at', 'what', 'undone_at as undoneAt', 'invited_at as invitedAt'])
    .select(bodyBefore.as('before'))
    .where('record_id', 'in', ids)
    .orderBy('at')
    .execute();
  return (kind, id) => {
    const isOfIt = (one: { kind: string | null; record_id: string | null }) =>
      one.kind === kind && one.record_id === id;
    const origin = origins.find(isOfIt);
    return {
      ...(origin && { origin: { origin: origin.origin, at: origin.at } }),
      corrections: corrections
        .filter(isOfIt)
        .map(({ at, replaced }) => ({ at, replaced: JSON.parse(replaced) as unknown })),
      imports: imports.filter(isOfIt).map(({ at, what, undoneAt, invitedAt, before }) => ({
        ...{ at, what, undoneAt, invitedAt },
        ...(before !== null && { before: JSON.parse(before) as unknown }),
      })),
    };
  };
}
