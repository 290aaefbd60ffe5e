import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { CertainReason, PersonChange } from 'contract/persons';
import type { Clock } from '../../storage/clock';
import type { Tables } from '../../storage/tables/tables';
import type { IdMaker } from '../../storage/time-ordered-id';
import { makeFirstVersion, makePersonId } from '../untelling-values';

/** Who changes persons: a staff member, or the rule for a reason. */
export type ChangeAuthor =
  | { readonly adminId: string }
  | { readonly reason: CertainReason; readonly mergeId?: string };

export type PersonPair = readonly [one: string, other: string];

/** Pairs that one statement stores. */
const pairsPerPiece = 100;
/** Records of each of two persons whose pairs are stored when these are kept apart. */
const separatedRecords = 8;

/** All SQL that joins, parts and keeps apart persons, in a transaction that has locked them (`lockPersons`). */
export class PersonChangeRepository {
  constructor(
    private readonly transaction: Transaction<Tables>,
    private readonly now: Clock,
    private readonly makeId: IdMaker,
  ) {}

  /** Moves all records of persons to another one; those persons vanish. Returns the id of the change. */
  async join(into: string, from: readonly string[], author: ChangeAuthor): Promise<string> {
    const change = await this.addChange('join', author);
    await sql`
      insert into person_moves (change_id, record_id, from_person, to_person)
      select ${change}, record_id, person_id, ${into} from person_records
        where person_id in (${sql.join(from)})`.execute(this.transaction);
    await this.transaction
      .updateTable('person_records')
      .set({ person_id: into })
      .where('person_id', 'in', from)
      .execute();
    await this.transaction.deleteFrom('persons').where('id', 'in', from).execute();
    await this.raiseVersions([into]);
    // The person is in the oldest household that one of them was in, if it was in none itself.
    await sql`
      insert into household_members (person_id, household_id, joined_from)
      select ${into}, household_id, person_id from household_members
        join households on households.id = household_id
        where person_id in (${sql.join(from)}) order by created_at, person_id limit 1
      on conflict do nothing`.execute(this.transaction);
    await this.takeOverRefusals(into, from);
    return change;
  }

  /** With whom staff said that the joined persons are no household, the person that they are joined into is none. */
  private async takeOverRefusals(into: string, from: readonly string[]): Promise<void> {
    const joined = sql.join(from);
    await sql`
      insert into household_refusals (first_person, second_person)
      select distinct case when other < ${into} then other else ${into} end,
          case when other < ${into} then ${into} else other end
        from (select second_person as other from household_refusals where first_person in (${joined})
          union select first_person from household_refusals where second_person in (${joined})
        ) as refused where other <> ${into} and other not in (${joined})
      on conflict do nothing`.execute(this.transaction);
  }

  /** Makes records a person of their own, which is kept apart from the one that they were of. */
  async part(
    person: string,
    records: readonly string[],
    author: ChangeAuthor,
  ): Promise<{ readonly change: string; readonly parted: string }> {
    const change = await this.addChange('part', author);
    const parted = makePersonId();
    await this.addPersons([parted]);
    await this.transaction
      .insertInto('person_moves')
      .values(
        records.map((record_id) => ({
          ...{ change_id: change, record_id },
          ...{ from_person: person, to_person: parted },
        })),
      )
      .execute();
    await this.transaction
      .updateTable('person_records')
      .set({ person_id: parted })
      .where('record_id', 'in', records)
      .execute();
    await this.separate(change, [person, parted]);
    await this.raiseVersions([person]);
    return { change, parted };
  }

  /** Says of each two of the persons that they are not the same. */
  async keepApart(persons: readonly string[], author: ChangeAuthor): Promise<string> {
    const change = await this.addChange('apart', author);
    await this.separate(change, persons);
    await this.raiseVersions(persons);
    return change;
  }

  /** Says of each of many pairs of persons that they are not the same, in few statements. */
  async keepPairsApart(pairs: readonly PersonPair[], adminId: string): Promise<void> {
    const at = this.now().toISOString();
    for (let start = 0; start < pairs.length; start += pairsPerPiece) {
      const some = pairs.slice(start, start + pairsPerPiece);
      const changed = some.map((pair) => ({ id: this.makeId(), pair }));
      await this.transaction
        .insertInto('person_changes')
        .values(
          changed.map(({ id }) => ({
            ...{ id, what: 'apart', at, undone_at: null },
            ...{ admin_id: adminId, reason: null, merge_id: null },
          })),
        )
        .execute();
      const persons = [...new Set(some.flat())];
      const sides = changed.flatMap(({ id, pair: [one, other] }) => [
        sql`(${id}, ${one}, ${other})`,
        sql`(${id}, ${other}, ${one})`,
      ]);
      await sql`
        insert into person_separations (first_record, second_record, change_id)
        with newest as (
          select person_id, record_id, row_number() over (
            partition by person_id order by at desc, record_id) as place
          from person_records where person_id in (${sql.join(persons)}))
        select one.record_id, other.record_id, sides.column1
          from (values ${sql.join(sides)}) as sides
          join newest as one on one.person_id = sides.column2 and one.place <= ${separatedRecords}
          join newest as other on other.person_id = sides.column3
            and other.place <= ${separatedRecords}
          where 1 = 1
        on conflict do nothing`.execute(this.transaction);
      await this.raiseVersions(persons);
    }
  }

  /** The persons that records are of. */
  async listPersons(records: readonly string[]): Promise<readonly string[]> {
    const rows = await this.transaction
      .selectFrom('person_records')
      .select('person_id as id')
      .distinct()
      .where('record_id', 'in', records)
      .execute();
    return rows.map(({ id }) => id);
  }

  async addPersons(ids: readonly string[]): Promise<void> {
    const created_at = this.now().toISOString();
    await this.transaction
      .insertInto('persons')
      .values(ids.map((id) => ({ id, version: makeFirstVersion(), created_at })))
      .execute();
  }

  private async addChange(what: PersonChange['what'], author: ChangeAuthor): Promise<string> {
    const id = this.makeId();
    const isStaff = 'adminId' in author;
    await this.transaction
      .insertInto('person_changes')
      .values({
        ...{ id, what, at: this.now().toISOString(), undone_at: null },
        admin_id: isStaff ? author.adminId : null,
        reason: isStaff ? null : author.reason,
        merge_id: isStaff ? null : (author.mergeId ?? null),
      })
      .execute();
    return id;
  }

  /** Stores pairs of the newest records of each two of the persons, in both orders. */
  async separate(change: string, persons: readonly string[]): Promise<void> {
    const newest = (person: string) => sql`(select record_id from person_records
      where person_id = ${person} order by at desc, record_id limit ${separatedRecords})`;
    for (const one of persons)
      for (const other of persons)
        if (one !== other)
          await sql`
            insert into person_separations (first_record, second_record, change_id)
            select one.record_id, other.record_id, ${change}
              from ${newest(one)} as one cross join ${newest(other)} as other where 1 = 1
            on conflict do nothing`.execute(this.transaction);
  }

  async raiseVersions(persons: readonly string[]): Promise<void> {
    await this.transaction
      .updateTable('persons')
      .set({ version: sql`version + 1` })
      .where('id', 'in', persons)
      .execute();
  }
}
