import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Clock } from '../../storage/clock';
import type { Tables } from '../../storage/tables/tables';
import type { IdMaker } from '../../storage/time-ordered-id';
import { PersonChangeRepository } from './person-change-repository';
import { unlinkLater } from './unlink-later';
import type { StandingChange } from './standing-change';

/** All SQL that undoes changes of persons, in a transaction that has locked them (`lockPersons`). */
export class PersonChangeUndo {
  private readonly changes: PersonChangeRepository;

  constructor(
    private readonly transaction: Transaction<Tables>,
    private readonly now: Clock,
    makeId: IdMaker,
  ) {
    this.changes = new PersonChangeRepository(transaction, now, makeId);
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
      if (change.what === 'join') await unlinkLater(this.transaction, change._id, to);
      if (change.isByRule) await this.changes.separate(change._id, [...from, ...to]);
      await this.changes.raiseVersions([...from, ...to]);
      const removed = await this.removeEmpty(to);
      // The id of a person that was parted never comes back.
      if (change.what === 'part' && removed.length > 0) await this.leaveHouseholds(removed);
    }
    await this.end(change._id);
    return true;
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
    await this.changes.addPersons(persons);
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

  /** Removes those of the persons that have no records, and returns their ids. */
  private async removeEmpty(persons: readonly string[]): Promise<readonly string[]> {
    const removed = await this.transaction
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
      .returning('id')
      .execute();
    return removed.map(({ id }) => id);
  }

  private async leaveHouseholds(persons: readonly string[]): Promise<void> {
    await this.transaction
      .deleteFrom('household_members')
      .where('person_id', 'in', persons)
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
