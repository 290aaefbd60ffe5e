import { recordEmail, recordName, recordPhone } from 'contract/record-identity';
import type { MatchCandidate } from 'contract/import-requests';
import type { SamePersonReason } from 'contract/persons';
import type { RecordKind } from 'contract/review';
import type { Database } from '../../storage/database';
import { groupByKind } from '../../storage/records/group-by-kind';
import { RecordRepository, splitIntoBatches } from '../../storage/records/record-repository';
import type { RecordRow } from '../../storage/records/record-repository';

/** A listed record of a person that is not merged into another. */
export interface KnownRecord extends Pick<RecordRow, 'id' | 'version' | 'body' | 'updated_at'> {
  readonly kind: RecordKind;
  readonly fields: Readonly<Record<string, unknown>>;
  /** When it arrived, ISO 8601. */
  readonly at: string;
  /** Whether it is a profile with a password whose address was never confirmed: a stranger may log in to it. */
  readonly isUnconfirmed: boolean;
}

/** A person with the records that a reader may read, the newest first. */
export interface KnownPerson {
  readonly id: string;
  readonly records: readonly KnownRecord[];
}

interface Link {
  readonly person: string;
  readonly kind: RecordKind;
  readonly id: string;
  readonly at: string;
}

/** Reads persons with the records of these sections. One without any is left out. */
export async function readPersons(
  database: Database,
  ids: readonly string[],
  kinds: readonly RecordKind[],
): Promise<ReadonlyMap<string, KnownPerson>> {
  const links: Link[] = [];
  for (const some of splitIntoBatches(ids))
    links.push(
      ...((await database
        .selectFrom('person_records')
        .select(['person_id as person', 'kind', 'record_id as id', 'at'])
        .where('person_id', 'in', some)
        .where('kind', 'in', kinds)
        .orderBy('at', 'desc')
        .execute()) as Link[]),
    );
  const rows = await readRows(database, links);
  const unconfirmed = await listUnconfirmed(
    database,
    links.flatMap(({ kind, id }) => (kind === 'profiles' ? [id] : [])),
  );
  const persons = new Map<string, { id: string; records: KnownRecord[] }>();
  for (const { person, kind, id, at } of links) {
    const row = rows.get(id);
    if (row === undefined || row.merged_into !== null) continue;
    const fields = JSON.parse(row.body) as KnownRecord['fields'];
    const { version, body, updated_at } = row;
    const known = persons.get(person) ?? { id: person, records: [] };
    const isUnconfirmed = unconfirmed.has(id);
    known.records.push({ id, kind, at, version, body, updated_at, fields, isUnconfirmed });
    persons.set(person, known);
  }
  return persons;
}

async function readRows(
  database: Database,
  links: readonly Link[],
): Promise<ReadonlyMap<string, RecordRow>> {
  const records = new RecordRepository(database);
  const rows = new Map<string, RecordRow>();
  for (const [kind, own] of groupByKind(links))
    for (const some of splitIntoBatches(own.map(({ id }) => id)))
      for (const [id, row] of await records.find(kind, some)) rows.set(id, row);
  return rows;
}

async function listUnconfirmed(
  database: Database,
  profileIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const unconfirmed = new Set<string>();
  for (const some of splitIntoBatches(profileIds)) {
    const rows = await database
      .selectFrom('profiles')
      .select('id')
      .where('id', 'in', some)
      .where('email_confirmed_at', 'is', null)
      // Without a password nobody can log in before a mailed link is opened.
      .where('password_hash', '<>', '')
      .execute();
    for (const { id } of rows) unconfirmed.add(id);
  }
  return unconfirmed;
}

/** A person as staff tell them from another one. @param record the one that would change; absent if none would */
export function toCandidate(
  { id, records }: KnownPerson,
  reasons: readonly SamePersonReason[],
  record: KnownRecord | undefined,
): MatchCandidate {
  const first = (read: (fields: KnownRecord['fields']) => string) =>
    records.map(({ fields }) => read(fields)).find(Boolean) ?? '';
  const profile = records.find(({ kind }) => kind === 'profiles');
  return {
    person: id,
    ...(record && { record: record.id }),
    name: (profile && recordName(profile.fields)) || first(recordName),
    email: first(recordEmail),
    phone: first(recordPhone),
    kinds: [...new Set(records.map(({ kind }) => kind))],
    reasons,
  };
}

/** Returns those of the addresses (lower-cased) that a profile has, also one that no list shows. */
export async function readTakenEmails(
  database: Database,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  const taken = new Set<string>();
  for (const some of splitIntoBatches([...new Set(emails)])) {
    const rows = await database
      .selectFrom('profiles')
      .select('email')
      .where('email', 'in', some)
      .execute();
    for (const { email } of rows) taken.add(email);
  }
  return taken;
}
