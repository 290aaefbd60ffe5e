import { sql } from 'kysely';
import type { PersonGroups, PersonList } from 'contract/person-requests';
import type { RecordKind } from 'contract/review';
import type { Database } from '../../storage/database';
import { selectProposals } from './proposal-repository';

interface PersonFilter {
  readonly list?: PersonList | undefined;
  readonly kind?: RecordKind | undefined;
  /** The sections that the caller may review, in which they decide about proposals. */
  readonly reviewKinds: readonly RecordKind[];
}

/** All SQL that finds persons, for somebody who may read the records of these sections and knows of no others. */
export class PersonRepository {
  constructor(
    private readonly database: Database,
    private readonly kinds: readonly RecordKind[],
  ) {}

  /** Lists the ids of persons, the one with the newest record first. */
  async list(
    filter: PersonFilter,
    { from, count }: { readonly from: number; readonly count: number },
  ): Promise<{ readonly ids: readonly string[]; readonly total: number }> {
    const isUndecided = filter.list === 'undecided';
    if (this.kinds.length === 0 || (isUndecided && filter.reviewKinds.length === 0))
      return { ids: [], total: 0 };
    const pairs = sql`with pairs as (${selectProposals(filter.reviewKinds)})`;
    const isProposed = sql`and person_id in (
      select first_person from pairs union all select second_person from pairs)`;
    const { rows } = await sql<{ readonly id: string; readonly total: number }>`
      ${isUndecided ? pairs : sql``}
      select person_id as id, max(at) as newest, cast(count(*) over () as integer) as total
      from person_records where kind in (${sql.join(this.kinds)}) ${isUndecided ? isProposed : sql``}
      group by person_id ${this.having(filter)}
      order by newest desc, person_id desc limit ${count} offset ${from}`.execute(this.database);
    const isPastEnd = rows.length === 0 && from > 0;
    const total = isPastEnd
      ? (await this.list(filter, { from: 0, count: 1 })).total
      : rows[0]?.total;
    return { ids: rows.map(({ id }) => id), total: total ?? 0 };
  }

  private having({ list, kind }: PersonFilter) {
    const needed = [
      ...(kind ? [kind] : []),
      ...(list === 'members' ? (['profiles'] as const) : []),
    ];
    if (needed.length === 0) return sql``;
    const counts = needed.map((one) => sql`sum(case when kind = ${one} then 1 else 0 end) > 0`);
    return sql`having ${sql.join(counts, sql` and `)}`;
  }

  /** Finds the persons of records, by the record. */
  async findByRecords(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (this.kinds.length === 0 || ids.length === 0) return new Map();
    const rows = await this.database
      .selectFrom('person_records')
      .select(['record_id', 'person_id'])
      .where('record_id', 'in', ids)
      .where('kind', 'in', this.kinds)
      .execute();
    return new Map(rows.map(({ record_id, person_id }) => [record_id, person_id]));
  }

  /** Lists the persons of a section who are in a household, or apart from another one of the section. */
  async listGroups(kind: RecordKind): Promise<PersonGroups> {
    const apart = await this.listApart(kind);
    const ids = [...new Set(apart.flat())];
    const isApart = ids.length > 0 ? sql`own.person_id in (${sql.join(ids)})` : sql`1 = 0`;
    const { rows } = await sql<{
      readonly person: string;
      readonly record: string;
      readonly household: string | null;
    }>`
      select own.person_id as person, own.record_id as record, household_id as household
      from person_records as own
      left join household_members on household_members.person_id = own.person_id
      where own.kind = ${kind} and (household_id is not null or ${isApart})
      order by own.person_id, own.record_id`.execute(this.database);
    const persons = new Map<string, { _id: string; records: string[]; household?: string }>();
    for (const { person, record, household } of rows) {
      const { records, ...known } = persons.get(person) ?? { _id: person, records: [] };
      const of = { ...known, ...(household !== null && { household }) };
      persons.set(person, { ...of, records: [...records, record] });
    }
    return { persons: [...persons.values()], apart };
  }

  /** Lists the pairs of persons of a section whom staff keep apart. Its own marks of two records the section knows. */
  private async listApart(kind: RecordKind): Promise<(readonly [string, string])[]> {
    const { rows } = await sql<{ readonly one: string; readonly other: string }>`
      select distinct own.person_id as one, others.person_id as other
      from person_separations
      join person_records as own on own.record_id = first_record
      join person_records as others on others.record_id = second_record
      where own.person_id < others.person_id
        and exists (select 1 from person_records
          where person_records.person_id = own.person_id and kind = ${kind})
        and exists (select 1 from person_records
          where person_records.person_id = others.person_id and kind = ${kind})`.execute(
      this.database,
    );
    return rows.map(({ one, other }) => [one, other]);
  }
}
