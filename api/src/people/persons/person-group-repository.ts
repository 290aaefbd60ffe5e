import { sql } from 'kysely';
import type { PersonGroups } from 'contract/person-requests';
import type { RecordKind } from 'contract/review';
import type { Database } from '../../storage/database';

interface MemberRow {
  readonly person: string;
  readonly record: string;
  readonly household: string | null;
}

/** All SQL that finds what staff said about the persons of a section. */
export class PersonGroupRepository {
  constructor(private readonly database: Database) {}

  /** Lists the persons of a section who are of one household with another one of it, or apart from another one. */
  async list(kind: RecordKind): Promise<PersonGroups> {
    const apart = await this.listApart(kind);
    const rows = await this.listMembers(kind, [...new Set(apart.flat())]);
    const members = new Map<string, Set<string>>();
    for (const { person, household } of rows)
      if (household !== null)
        members.set(household, new Set([...(members.get(household) ?? []), person]));
    // A household of whom the section has one person would only tell that there is somebody else.
    const isShown = (household: string) => (members.get(household)?.size ?? 0) > 1;
    const persons = new Map<string, PersonGroups['persons'][number]>();
    for (const { person, record, household } of rows) {
      const isHousehold = household !== null && isShown(household);
      if (!isHousehold && !apart.some((pair) => pair.includes(person))) continue;
      const records = [...(persons.get(person)?.records ?? []), record];
      persons.set(person, { _id: person, records, ...(isHousehold && { household }) });
    }
    return { persons: [...persons.values()], apart };
  }

  /** The records of a section that are of a household, or of one of the persons. */
  private async listMembers(
    kind: RecordKind,
    persons: readonly string[],
  ): Promise<readonly MemberRow[]> {
    const isApart = persons.length > 0 ? sql`own.person_id in (${sql.join(persons)})` : sql`1 = 0`;
    const { rows } = await sql<MemberRow>`
      select own.person_id as person, own.record_id as record, household_id as household
      from person_records as own
      left join household_members on household_members.person_id = own.person_id
      where own.kind = ${kind} and (household_id is not null or ${isApart})
      order by own.person_id, own.record_id`.execute(this.database);
    return rows;
  }

  /** Lists the pairs of persons of a section whom staff keep apart. Its own marks of two records the section knows. */
  private async listApart(kind: RecordKind): Promise<(readonly [string, string])[]> {
    const isOfKind = (person: string) => sql`exists (select 1 from person_records
      where person_records.person_id = ${sql.ref(person)} and kind = ${kind})`;
    const { rows } = await sql<{ readonly one: string; readonly other: string }>`
      select distinct own.person_id as one, others.person_id as other
      from person_separations
      join person_records as own on own.record_id = first_record
      join person_records as others on others.record_id = second_record
      where own.person_id < others.person_id
        and ${isOfKind('own.person_id')} and ${isOfKind('others.person_id')}`.execute(
      this.database,
    );
    return rows.map(({ one, other }) => [one, other]);
  }
}
