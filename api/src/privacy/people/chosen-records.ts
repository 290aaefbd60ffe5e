import type { RecordKind } from 'contract/review';
import type { Database } from '../../storage/database';

export interface ChosenRecord {
  readonly kind: RecordKind;
  readonly id: string;
  readonly version: number;
}

export interface ChosenProfile extends ChosenRecord {
  /** Lower-cased. */
  readonly email: string;
  /** The address of its picture. */
  readonly image: string | undefined;
}

/** The existing records among those that staff chose, with the data of the profiles. */
export interface ChosenRecords {
  readonly submissions: readonly ChosenRecord[];
  readonly profiles: readonly ChosenProfile[];
}

type Named = readonly { readonly kind: RecordKind; readonly _id: string }[];

/** Reads records in lists, in quarantine or locked away. A record that is named with a wrong kind is left out. */
export async function findChosenRecords(
  database: Database,
  records: Named,
): Promise<ChosenRecords> {
  const isNamed = new Set(records.map(({ kind, _id }) => `${kind} ${_id}`));
  const ids = [...new Set(records.map(({ _id }) => _id))];
  if (ids.length === 0) return { submissions: [], profiles: [] };
  const rows = await database
    .selectFrom('submissions')
    .select(['kind', 'id', 'version'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  const profiles = await database
    .selectFrom('profiles')
    .select(['id', 'version', 'email', 'body'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  return {
    submissions: rows
      .filter(({ kind, id }) => isNamed.has(`${kind} ${id}`))
      .map(({ kind, id, version }) => ({ kind: kind as RecordKind, id, version })),
    profiles: profiles
      .filter(({ id }) => isNamed.has(`profiles ${id}`))
      .map(({ body, ...row }) => ({ ...row, kind: 'profiles', image: imageOf(body) })),
  };
}

/** PostgreSQL's driver parses a json column, SQLite's does not. */
function imageOf(body: unknown): string | undefined {
  const { image } = (typeof body === 'string' ? JSON.parse(body) : body) as { image?: unknown };
  return typeof image === 'string' ? image : undefined;
}

export function idsByKind<Kind extends string>(
  records: readonly { readonly kind: Kind; readonly id: string }[],
): ReadonlyMap<Kind, readonly string[]> {
  const found = new Map<Kind, string[]>();
  for (const { kind, id } of records) found.set(kind, [...(found.get(kind) ?? []), id]);
  return found;
}
