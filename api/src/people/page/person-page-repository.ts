import { sql } from 'kysely';
import type { RecordPlace } from 'contract/persons';
import type { RecordKind } from 'contract/review';
import type { Database } from '../../storage/database';

/** Joins that a link to a person that was joined into another one is followed through. */
const mostJoins = 10;
/** Records that a page shows at most, the newest. */
const mostRecords = 500;

/** All SQL that finds the person of a page, for somebody who may read these sections. */
export class PersonPageRepository {
  constructor(
    private readonly database: Database,
    private readonly kinds: readonly RecordKind[],
  ) {}

  /**
   * Returns the id of the person that an id means: its own, that of one of its records, or that of a person that was
   * joined into it. Undefined if the caller may read none of its records, or none of those that were joined.
   */
  async resolve(id: string): Promise<string | undefined> {
    if (this.kinds.length === 0) return undefined;
    let next: string | undefined = id;
    for (let joins = 0; next !== undefined && joins <= mostJoins; joins++) {
      const found = await this.findReadable(next);
      if (found !== undefined) return found;
      next = await this.findJoinedInto(next);
    }
    return undefined;
  }

  /** Lists the records of a person, the newest first. */
  async listRecords(person: string): Promise<readonly RecordPlace[]> {
    const rows = await this.database
      .selectFrom('person_records')
      .select([sql<RecordKind>`kind`.as('kind'), 'record_id as _id'])
      .where('person_id', '=', person)
      .where(sql<string>`kind`, 'in', this.kinds)
      .orderBy('at', 'desc')
      .orderBy('record_id')
      .limit(mostRecords)
      .execute();
    return rows;
  }

  private async findReadable(id: string): Promise<string | undefined> {
    const isReadable = sql<boolean>`kind in (${sql.join(this.kinds)})`;
    const { rows } = await sql<{ readonly person: string }>`
      select person_id as person from person_records where record_id = ${id} and ${isReadable}
      union all select person_id from person_records where person_id = ${id} and ${isReadable}
      limit 1`.execute(this.database);
    return rows[0]?.person;
  }

  private async findJoinedInto(id: string): Promise<string | undefined> {
    const row = await this.database
      .selectFrom('person_moves')
      .innerJoin('person_changes', 'person_changes.id', 'change_id')
      .innerJoin('person_records', 'person_records.record_id', 'person_moves.record_id')
      .select('to_person')
      .where('from_person', '=', id)
      .where(sql<string>`person_records.kind`, 'in', this.kinds)
      .where('what', '=', 'join')
      .where('undone_at', 'is', null)
      .orderBy('person_changes.id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.to_person;
  }
}
