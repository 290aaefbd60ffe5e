import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { RecordKind } from 'contract/review';
import { noteChange } from '../../storage/records/record-changes';
import type { Tables } from '../../storage/tables/tables';
import { pairsOf } from '../pairs-of';
import { makeFirstVersion } from '../untelling-values';

/** All SQL that changes households, in a transaction. */
export class HouseholdChanges {
  constructor(private readonly transaction: Transaction<Tables>) {}

  async add(id: string, at: Date, version: number): Promise<void> {
    await this.transaction
      .insertInto('households')
      .values({ id, version, created_at: at.toISOString() })
      .execute();
  }

  /** Gives a household the version that a new one would have. */
  async renew(id: string): Promise<void> {
    await this.transaction
      .updateTable('households')
      .set({ version: makeFirstVersion() })
      .where('id', '=', id)
      .execute();
  }

  async raise(id: string): Promise<void> {
    await this.transaction
      .updateTable('households')
      .set({ version: sql`version + 1` })
      .where('id', '=', id)
      .execute();
  }

  /** Returns those of the persons that have a record of these sections. */
  async filterWith(
    persons: readonly string[],
    kinds: readonly RecordKind[],
  ): Promise<readonly string[]> {
    if (persons.length === 0 || kinds.length === 0) return [];
    const rows = await this.transaction
      .selectFrom('person_records')
      .select('person_id as id')
      .distinct()
      .where('person_id', 'in', persons)
      .where('kind', 'in', kinds)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Finds the first of the households in which there is a person without a record of these sections. */
  async findWithOthers(
    ids: readonly string[],
    kinds: readonly RecordKind[],
  ): Promise<string | undefined> {
    for (const id of ids) {
      const members = await this.listMembers(id);
      if ((await this.filterWith(members, kinds)).length < members.length) return id;
    }
    return undefined;
  }

  /** The persons of a household that have records. */
  private async listMembers(id: string): Promise<readonly string[]> {
    const rows = await this.transaction
      .selectFrom('household_members')
      .innerJoin('person_records', 'person_records.person_id', 'household_members.person_id')
      .select('household_members.person_id as id')
      .distinct()
      .where('household_id', '=', id)
      .execute();
    return rows.map((row) => row.id);
  }

  /** Puts persons into a household, and takes back that they are none. */
  async put(id: string, persons: readonly string[]): Promise<void> {
    if (persons.length === 0) return;
    await this.transaction
      .insertInto('household_members')
      .values(persons.map((person_id) => ({ person_id, household_id: id, joined_from: null })))
      .onConflict((conflict) =>
        conflict.column('person_id').doUpdateSet({ household_id: id, joined_from: null }),
      )
      .execute();
    await this.transaction
      .deleteFrom('household_refusals')
      .where('first_person', 'in', persons)
      .where('second_person', 'in', persons)
      .execute();
  }

  async takeOut(persons: readonly string[]): Promise<void> {
    if (persons.length === 0) return;
    await this.transaction
      .deleteFrom('household_members')
      .where('person_id', 'in', persons)
      .execute();
  }

  /** Removes households with fewer than two persons that have records. */
  async removeSmall(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const { rows } = await sql<{ readonly id: string }>`
      select id from households where id in (${sql.join(ids)}) and (
        select count(*) from household_members where household_id = households.id
          and exists (select 1 from person_records
            where person_records.person_id = household_members.person_id)) < 2`.execute(
      this.transaction,
    );
    const small = rows.map(({ id }) => id);
    if (small.length === 0) return;
    await this.transaction
      .deleteFrom('household_members')
      .where('household_id', 'in', small)
      .execute();
    await this.transaction.deleteFrom('households').where('id', 'in', small).execute();
  }

  /** Removes all that households have of persons who are gone for good. */
  async forget(persons: readonly string[]): Promise<void> {
    if (persons.length === 0) return;
    const households = await this.listOf(persons);
    await this.takeOut(persons);
    await this.transaction
      .updateTable('household_members')
      .set({ joined_from: null })
      .where('joined_from', 'in', persons)
      .execute();
    for (const side of ['first_person', 'second_person'] as const)
      await this.transaction.deleteFrom('household_refusals').where(side, 'in', persons).execute();
    await this.removeSmall(households);
  }

  /** The ids of the households that persons are in, whether or not they have records. */
  async listOf(persons: readonly string[]): Promise<readonly string[]> {
    if (persons.length === 0) return [];
    const rows = await this.transaction
      .selectFrom('household_members')
      .select('household_id as id')
      .distinct()
      .where('person_id', 'in', persons)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Says of each pair of persons that they are no household. */
  async refuse(persons: readonly string[]): Promise<void> {
    const pairs = pairsOf([...persons].sort()).map(([first_person, second_person]) => ({
      first_person,
      second_person,
    }));
    await this.transaction
      .insertInto('household_refusals')
      .values(pairs)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** Has open consoles load the sections of these persons again. */
  async announce(persons: readonly string[]): Promise<void> {
    const rows = await this.transaction
      .selectFrom('person_records')
      .select(sql<RecordKind>`kind`.as('kind'))
      .distinct()
      .where('person_id', 'in', persons)
      .execute();
    for (const { kind } of rows) await noteChange(this.transaction, kind);
  }
}
