import { sql } from 'kysely';
import type { RecordKind } from 'contract/review';
import type { Database } from '../../storage/database';
import { readTotal } from '../../storage/read-total';
import { splitIntoBatches } from '../../storage/records/record-repository';

export interface HouseholdRow {
  readonly id: string;
  readonly version: number;
  /** Those with a record that the caller may read. */
  readonly persons: readonly string[];
}

/** Matches members with a record of one of these sections. */
const hasRecordOf = (kinds: readonly RecordKind[]) =>
  sql<boolean>`exists (select 1 from person_records
    where person_records.person_id = household_members.person_id
      and kind in (${sql.join(kinds)}))`;

/**
 * All SQL that reads households. To somebody who may read fewer than two persons of a household it does not exist, or
 * it would say that there is somebody else.
 */
export class HouseholdRepository {
  constructor(private readonly database: Database) {}

  /** Lists the households in which one may read two persons or more, the newest first. */
  async list(
    kinds: readonly RecordKind[],
    { from, count }: { readonly from: number; readonly count: number },
  ): Promise<{ readonly households: readonly HouseholdRow[]; readonly total: number }> {
    if (kinds.length === 0) return { households: [], total: 0 };
    const { rows } = await sql<{ readonly id: string; readonly total: number }>`
      select household_id as id, cast(count(*) over () as integer) as total from household_members
        join households on households.id = household_id
        where ${hasRecordOf(kinds)} group by household_id, created_at having count(*) > 1
        order by created_at desc, household_id desc limit ${count} offset ${from}`.execute(
      this.database,
    );
    const found = await this.find(
      rows.map(({ id }) => id),
      kinds,
    );
    const total = await readTotal(rows, from, () => this.list(kinds, { from: 0, count: 1 }));
    return { households: rows.flatMap(({ id }) => found.get(id) ?? []), total };
  }

  /** Finds households by their ids. */
  async find(
    ids: readonly string[],
    kinds: readonly RecordKind[],
  ): Promise<ReadonlyMap<string, HouseholdRow>> {
    const found = new Map<string, { id: string; version: number; persons: string[] }>();
    if (kinds.length === 0) return found;
    for (const some of splitIntoBatches(ids)) {
      const { rows } = await sql<{ id: string; version: number; person: string }>`
        select households.id, version, person_id as person from household_members
          join households on households.id = household_id
          where household_id in (${sql.join(some)}) and ${hasRecordOf(kinds)}
          order by person_id`.execute(this.database);
      for (const { person, ...row } of rows) {
        const { persons } = found.get(row.id) ?? { persons: [] };
        found.set(row.id, { ...row, persons: [...persons, person] });
      }
    }
    for (const [id, { persons }] of found) if (persons.length < 2) found.delete(id);
    return found;
  }

  /** Finds the households of persons, by the person. */
  async findOf(
    persons: readonly string[],
    kinds: readonly RecordKind[],
  ): Promise<ReadonlyMap<string, HouseholdRow>> {
    const memberships: { person: string; household: string }[] = [];
    for (const some of splitIntoBatches(persons))
      memberships.push(
        ...(await this.database
          .selectFrom('household_members')
          .select(['person_id as person', 'household_id as household'])
          .where('person_id', 'in', some)
          .execute()),
      );
    const households = await this.find(
      [...new Set(memberships.map(({ household }) => household))],
      kinds,
    );
    return new Map(
      memberships.flatMap(({ person, household }) => {
        const found = households.get(household);
        return found?.persons.includes(person) ? [[person, found] as const] : [];
      }),
    );
  }
}
