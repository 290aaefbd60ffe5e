import { sql } from 'kysely';
import { householdReasons } from 'contract/household-requests';
import type { RecordKind } from 'contract/review';
import type { Database } from '../../storage/database';
import { splitIntoBatches } from '../../storage/records/record-repository';
import type { KnownPersons, Sharer } from './propose-households';

/** More people than this with one address or number are a hostel or an office. */
const mostSharing = 10;
/** Addresses and numbers that are looked at, those of the newest records. */
const mostShared = 1000;

/** The traits that hold names. */
const nameTraits = ['name', 'partner'] as const;

/** All SQL that finds persons who may be a household. */
export class HouseholdProposalRepository {
  constructor(
    private readonly database: Database,
    /** Only records of these sections count. */
    private readonly kinds: readonly RecordKind[],
  ) {}

  /**
   * Lists who shares an address, a phone number or an email address with persons who are not in the same household, the
   * newest record first.
   * @param person who is one of them; undefined: anybody
   */
  async listSharers(person?: string): Promise<readonly Sharer[]> {
    if (this.kinds.length === 0) return [];
    const isOfKinds = sql`kind in (${sql.join(this.kinds)})`;
    const isOfPerson =
      person === undefined
        ? sql`true`
        : sql`(trait, value) in (select trait, value from person_traits
            join person_records on person_records.record_id = person_traits.record_id
            where person_id = ${person} and ${isOfKinds})`;
    const { rows } = await sql<Sharer>`
      with shared as (
        select trait, value, max(at) as latest from person_traits
          join person_records on person_records.record_id = person_traits.record_id
          left join household_members on household_members.person_id = person_records.person_id
          where trait in (${sql.join(householdReasons)}) and ${isOfKinds} and ${isOfPerson}
          group by trait, value
          having count(distinct coalesce(household_id, person_records.person_id)) > 1
            and count(distinct person_records.person_id) <= ${mostSharing}
          order by latest desc limit ${mostShared})
      select distinct latest, shared.trait as reason, shared.value, person_id as person from shared
        join person_traits on person_traits.trait = shared.trait
          and person_traits.value = shared.value
        join person_records on person_records.record_id = person_traits.record_id
        where ${isOfKinds} order by latest desc, reason, shared.value, person`.execute(
      this.database,
    );
    return rows;
  }

  /** Reads what is known of persons, and what staff said about them. */
  async readKnown(persons: readonly string[]): Promise<KnownPersons> {
    const [names, households] = [new Map<string, Set<string>>(), new Map<string, string>()];
    const refused = new Set<string>();
    for (const some of splitIntoBatches(persons)) {
      for (const { person, value } of await this.listNames(some))
        names.set(person, (names.get(person) ?? new Set()).add(value));
      const members = await this.database
        .selectFrom('household_members')
        .select(['person_id', 'household_id'])
        .where('person_id', 'in', some)
        .execute();
      for (const { person_id, household_id } of members) households.set(person_id, household_id);
      const refusals = await this.database
        .selectFrom('household_refusals')
        .select(['first_person', 'second_person'])
        .where('first_person', 'in', some)
        .execute();
      for (const pair of refusals) refused.add(`${pair.first_person} ${pair.second_person}`);
    }
    return {
      names,
      households,
      isRefused: (one, other) => refused.has([one, other].sort().join(' ')),
    };
  }

  private listNames(persons: readonly string[]) {
    return (
      this.database
        .selectFrom('person_records')
        .innerJoin('person_traits', 'person_traits.record_id', 'person_records.record_id')
        .select(['person_id as person', 'value'])
        .distinct()
        .where('person_id', 'in', persons)
        .where(sql<string>`kind`, 'in', this.kinds)
        // The bare column would have SQLite read the names of all records.
        .where(sql<string>`trait || ''`, 'in', nameTraits)
        .execute()
    );
  }
}
