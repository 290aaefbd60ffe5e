import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { RecordKind } from 'contract/review';
import type { Database } from '../../storage/database';

export interface ExportedPlace {
  readonly id: string;
  readonly kind: RecordKind;
  readonly person: string;
  readonly household: string | null;
}

/** All SQL that lists the records of persons for an export of some sections. */
export class ExportedPersonRepository {
  constructor(
    private readonly database: Database,
    private readonly kinds: readonly RecordKind[],
  ) {}

  /**
   * Lists the records of all persons, or of some: person by person, the oldest record first. A household is told of where
   * two of its persons have records in these sections.
   * @param among selects the ids of the persons
   */
  async list(among?: RawBuilder<unknown>): Promise<readonly ExportedPlace[]> {
    if (this.kinds.length === 0) return [];
    const { rows } = await sql<ExportedPlace>`
      with told as (
        select household_id from household_members
        join person_records on person_records.person_id = household_members.person_id
        where kind in (${sql.join(this.kinds)})
        group by household_id having count(distinct household_members.person_id) > 1)
      select record_id as id, kind, person_records.person_id as person,
        case when household_id in (select household_id from told) then household_id end as household
      from person_records
      left join household_members on household_members.person_id = person_records.person_id
      where kind in (${sql.join(this.kinds)})
        ${among ? sql`and person_records.person_id in (${among})` : sql``}
      order by min(at) over (partition by person_records.person_id), person_records.person_id,
        at, record_id`.execute(this.database);
    return rows;
  }
}
