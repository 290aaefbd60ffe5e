import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { CertainReason, PersonChange, RecordPlace } from 'contract/persons';
import type { Clock } from '../../storage/clock';
import type { Tables } from '../../storage/tables/tables';
import type { IdMaker } from '../../storage/time-ordered-id';

/** Who changes persons: a staff member, or the rule for a reason. */
export type ChangeAuthor =
  | { readonly adminId: string }
  | { readonly reason: CertainReason; readonly mergeId?: string };

export interface StandingChange extends Pick<PersonChange, '_id' | 'what'> {
  readonly isByRule: boolean;
  readonly sides: readonly (readonly RecordPlace[])[];
}

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
    // The person is in the household of the first that was in one, if it was in none itself.
    await sql`
      insert into household_members (person_id, household_id, joined_from)
      select ${into}, household_id, person_id from household_members
        where person_id in (${sql.join(from)}) order by person_id limit 1
      on conflict do nothing`.execute(this.transaction);
    return change;
  }

  /** Makes records a person of their own, which is kept apart from the one that they were of. */
  async part(
    person: string,
    records: readonly string[],
    author: ChangeAuthor,
  ): Promise<{ readonly change: string; readonly parted: string }> {
    const change = await this.addChange('part', author);
    const parted = this.makeId();
    await this.addPersons([parted], 0);
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

  /**
   * Undoes a change; returns false and changes nothing if a record is no longer where it put it. What the rule joined
   * is then kept apart, or the rule would join it again.
   */
  async undo(change: Omit<StandingChange, 'sides'>): Promise<boolean> {
    const moves = await this.listMoves(change._id);
    const from = [...new Set(moves.map((move) => move.from_person))];
    const to = [...new Set(moves.map((move) => move.to_person))];
    if (moves.some(({ person, to_person }) => person !== to_person)) return false;
    // The person that records were parted of may be joined into another one meanwhile.
    if (change.what === 'part' && (await this.countPersons(from)) < from.length) return false;
    await this.transaction
      .deleteFrom('person_separations')
      .where('change_id', '=', change._id)
      .execute();
    if (moves.length > 0) {
      if (change.what === 'join') await this.restore(from, to);
      await this.moveBack(change._id);
      if (change.isByRule) await this.separate(change._id, [...from, ...to]);
      await this.raiseVersions([...from, ...to]);
      await this.removeEmpty(to);
    }
    await this.end(change._id);
    return true;
  }

  /**
   * Finds a change that stands, with the records on each side: those that it moved and those that stayed, or those of
   * each person that is kept apart. Undefined if it was undone.
   */
  async find(id: string): Promise<StandingChange | undefined> {
    const change = await this.transaction
      .selectFrom('person_changes')
      .select(['what', 'reason'])
      .where('id', '=', id)
      .where('undone_at', 'is', null)
      .executeTakeFirst();
    if (change === undefined) return undefined;
    const moves = sql`(select record_id, from_person, to_person from person_moves
      where change_id = ${id}) as moves`;
    const { rows } = await sql<RecordPlace & { readonly side: string }>`
      select 'moved' as side, kind, person_records.record_id as "_id"
        from ${moves} join person_records on person_records.record_id = moves.record_id
      union
      select 'stayed', kind, person_records.record_id
        from ${moves} join person_records on person_id in (from_person, to_person)
        where person_records.record_id not in (select record_id from person_moves
          where change_id = ${id})
      union
      select person_id, kind, record_id from person_separations
        join person_records on record_id = first_record
        where change_id = ${id} and not exists (select 1 from ${moves})`.execute(this.transaction);
    const sides = new Map<string, RecordPlace[]>();
    for (const { side, ...place } of rows) sides.set(side, [...(sides.get(side) ?? []), place]);
    return {
      _id: id,
      what: change.what as PersonChange['what'],
      isByRule: change.reason !== null,
      sides: [...sides.values()],
    };
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

  /** Parts what the rule joined for merges that were undone since, unless staff moved the records on. */
  async undoEndedMerges(): Promise<void> {
    const ended = await this.transaction
      .selectFrom('person_changes')
      .innerJoin('merges', 'merges.id', 'merge_id')
      .select('person_changes.id')
      .where('person_changes.merge_id', 'is not', null)
      .where('person_changes.undone_at', 'is', null)
      .where('merges.undone_at', 'is not', null)
      .orderBy('person_changes.id', 'desc')
      .execute();
    for (const { id } of ended)
      if (!(await this.undo({ _id: id, what: 'join', isByRule: false }))) await this.end(id);
  }

  async addPersons(ids: readonly string[], version: number): Promise<void> {
    const created_at = this.now().toISOString();
    await this.transaction
      .insertInto('persons')
      .values(ids.map((id) => ({ id, version, created_at })))
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
  private async separate(change: string, persons: readonly string[]): Promise<void> {
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

  private async listMoves(change: string) {
    return this.transaction
      .selectFrom('person_moves')
      .innerJoin('person_records', 'person_records.record_id', 'person_moves.record_id')
      .select(['from_person', 'to_person', 'person_id as person'])
      .where('change_id', '=', change)
      .execute();
  }

  private async moveBack(change: string): Promise<void> {
    await sql`
      update person_records set person_id = (select from_person from person_moves
        where change_id = ${change} and person_moves.record_id = person_records.record_id)
      where record_id in (select record_id from person_moves where change_id = ${change})
    `.execute(this.transaction);
  }

  /** Makes persons again that a join removed. Their version is new, so that no old page joins or parts them. */
  private async restore(persons: readonly string[], joined: readonly string[]): Promise<void> {
    const { version } = await this.transaction
      .selectFrom('persons')
      .select(({ fn }) => fn.max('version').as('version'))
      .where('id', 'in', joined)
      .executeTakeFirstOrThrow();
    await this.addPersons(persons, version);
    await this.transaction
      .deleteFrom('household_members')
      .where('person_id', 'in', joined)
      .where('joined_from', 'in', persons)
      .execute();
  }

  private async countPersons(ids: readonly string[]): Promise<number> {
    const rows = await this.transaction
      .selectFrom('persons')
      .select('id')
      .where('id', 'in', ids)
      .execute();
    return rows.length;
  }

  private async removeEmpty(persons: readonly string[]): Promise<void> {
    await this.transaction
      .deleteFrom('persons')
      .where('id', 'in', persons)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('person_records')
              .select('record_id')
              .whereRef('person_id', '=', 'persons.id'),
          ),
        ),
      )
      .execute();
  }

  private async raiseVersions(persons: readonly string[]): Promise<void> {
    await this.transaction
      .updateTable('persons')
      .set({ version: sql`version + 1` })
      .where('id', 'in', persons)
      .execute();
  }

  private async end(change: string): Promise<void> {
    await this.transaction
      .updateTable('person_changes')
      .set({ undone_at: this.now().toISOString() })
      .where('id', '=', change)
      .execute();
  }
}
