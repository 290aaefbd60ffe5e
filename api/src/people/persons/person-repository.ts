import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { PersonList } from 'contract/person-requests';
import type { RecordKind } from 'contract/review';
import type { Database } from '../../storage/database';
import { readTotal } from '../../storage/read-total';

interface PersonChoice {
  readonly list?: PersonList | undefined;
  readonly kind?: RecordKind | undefined;
  /** Selects the ids of the only persons that are listed (`selectPersons`). */
  readonly among?: RawBuilder<unknown> | undefined;
}

/** All SQL that finds persons, for somebody who may read the records of these sections and knows of no others. */
export class PersonRepository {
  constructor(
    private readonly database: Database,
    private readonly kinds: readonly RecordKind[],
  ) {}

  /** Lists the ids of persons, the one with the newest record first. */
  async list(
    choice: PersonChoice,
    { from, count }: { readonly from: number; readonly count: number },
  ): Promise<{ readonly ids: readonly string[]; readonly total: number }> {
    if (this.kinds.length === 0) return { ids: [], total: 0 };
    const { rows } = await sql<{ readonly id: string; readonly total: number }>`
      select person_id as id, max(at) as newest, cast(count(*) over () as integer) as total
      ${this.found(choice)}
      order by newest desc, person_id desc limit ${count} offset ${from}`.execute(this.database);
    const total = await readTotal(rows, from, () => this.list(choice, { from: 0, count: 1 }));
    return { ids: rows.map(({ id }) => id), total };
  }

  /** Selects the ids of persons. */
  select(choice: PersonChoice): RawBuilder<unknown> {
    return this.kinds.length === 0
      ? sql`select person_id from person_records where 1 = 0`
      : sql`select person_id ${this.found(choice)}`;
  }

  private found({ among, ...choice }: PersonChoice): RawBuilder<unknown> {
    return sql`from person_records where kind in (${sql.join(this.kinds)})
      ${among ? sql`and person_id in (${among})` : sql``}
      group by person_id ${this.having(choice)}`;
  }

  private having({ list, kind }: PersonChoice) {
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
}
