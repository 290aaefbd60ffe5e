import { sql } from 'kysely';
import { maxListedRecords } from 'contract/persons';
import type { PersonHead, RecordPlace } from 'contract/persons';
import { foldName } from 'contract/folded-names';
import { getCountry, readPhone } from 'contract/phone-number';
import { isAnonymous, recordEmail, recordName, recordPhone } from 'contract/record-identity';
import type { AnyRecord } from 'contract/record-identity';
import { defaultPhoneCountry } from 'contract/record-traits';
import type { RecordKind } from 'contract/review';
import { foldForComparison } from 'contract/text-folding';
import type { Database } from '../../storage/database';
import { groupByKind } from '../../storage/records/group-by-kind';
import { splitIntoBatches } from '../../storage/records/record-repository';
import { isListed, recordSource, storedBodyText } from '../../storage/records/record-source';

interface LinkRow {
  readonly person: string;
  readonly version: number;
  readonly id: string;
  readonly kind: RecordKind;
  readonly at: string;
  readonly count: number;
}

interface SentRow {
  readonly record: AnyRecord;
  readonly isOpen: boolean;
}

/** A person without its household. */
export type BareHead = Omit<PersonHead, 'household'>;

/** Reads persons as `readPersonHeads` does, but without their households. */
export async function readBareHeads(
  database: Database,
  kinds: readonly RecordKind[],
  ids: readonly string[],
): Promise<readonly BareHead[]> {
  const links = await listLinks(database, kinds, ids);
  const sent = await readSent(database, links);
  const byPerson = new Map<string, LinkRow[]>();
  for (const link of links) byPerson.set(link.person, [...(byPerson.get(link.person) ?? []), link]);
  return ids.flatMap((id) => {
    const own = byPerson.get(id) ?? [];
    const [newest] = own;
    return newest === undefined ? [] : [toHead(newest, own, sent)];
  });
}

/** The newest records of each person. */
async function listLinks(
  database: Database,
  kinds: readonly RecordKind[],
  ids: readonly string[],
): Promise<readonly LinkRow[]> {
  if (ids.length === 0 || kinds.length === 0) return [];
  const { rows } = await sql<LinkRow>`
    select person, version, id, kind, at, count from (
      select person_id as person, persons.version, record_id as id, kind, at,
        row_number() over (partition by person_id order by at desc, record_id) as place,
        cast(count(*) over (partition by person_id) as integer) as count
      from person_records join persons on persons.id = person_id
      where person_id in (${sql.join(ids)}) and kind in (${sql.join(kinds)})
    ) as links where place <= ${maxListedRecords} order by place`.execute(database);
  return rows;
}

/** What the records hold. Names, addresses and phones are never encrypted, so nothing is decrypted. */
async function readSent(
  database: Database,
  links: readonly LinkRow[],
): Promise<ReadonlyMap<string, SentRow>> {
  const sent = new Map<string, SentRow>();
  for (const [kind, own] of groupByKind(links)) {
    const { table } = recordSource(kind);
    for (const ids of splitIntoBatches(own.map(({ id }) => id))) {
      const { rows } = await sql<{ id: string; body: string; open: number }>`
        select records.id, ${storedBodyText} as body,
          case when merged_into is null and coalesce(state, 'new') <> 'done' then 1 else 0 end as open
        from ${sql.table(table)} as records
        left join reviews on reviews.kind = ${kind} and reviews.record_id = records.id
        where records.id in (${sql.join(ids)}) and ${isListed(table)}`.execute(database);
      for (const { id, body, open } of rows)
        sent.set(id, { record: JSON.parse(body) as AnyRecord, isOpen: open === 1 });
    }
  }
  return sent;
}

function toHead(
  { person, version, at, count }: LinkRow,
  links: readonly LinkRow[],
  sent: ReadonlyMap<string, SentRow>,
): BareHead {
  const read = links.flatMap(({ id, kind }) => {
    const row = sent.get(id);
    return row === undefined ? [] : [{ ...row, kind }];
  });
  // What a member says of themselves comes before what was sent.
  const records = [
    ...read.filter(({ kind }) => kind === 'profiles'),
    ...read.filter(({ kind }) => kind !== 'profiles'),
  ].map(({ record }) => record);
  return {
    _id: person,
    version,
    name: records.map(recordName).find((name) => !isNobody(foldName(name))) ?? '',
    emails: distinct(
      records.map((record) => [foldForComparison(recordEmail(record)), recordEmail(record)]),
    ),
    phones: distinct(records.map((record) => [foldPhone(record), recordPhone(record)])),
    records: links.map(({ kind, id }): RecordPlace => ({ kind, _id: id })),
    recordCount: count,
    open: read.filter(({ isOpen }) => isOpen).length,
    lastAt: at,
    isMember: links.some(({ kind }) => kind === 'profiles'),
  };
}

const isNobody = (foldedName: string) => foldedName === '' || isAnonymous(foldedName);

/** The first text of each key; none of an empty one. */
const distinct = (texts: readonly (readonly [key: string, text: string])[]): string[] =>
  [...new Map(texts.filter(([key]) => key !== '').toReversed()).values()].toReversed();

function foldPhone(record: AnyRecord): string {
  const country = getCountry(record['country']) ?? defaultPhoneCountry;
  const phone = readPhone(recordPhone(record), country);
  if (phone.state === 'none') return '';
  return phone.state === 'read' ? phone.number : phone.digits;
}
