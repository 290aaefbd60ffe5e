import { sql } from 'kysely';
import type { CertainReason, PersonChange } from 'contract/persons';
import type { RecordKind } from 'contract/review';
import { accountName } from '../../storage/account-name';
import type { Database } from '../../storage/database';
import { hasReadableSides } from './readable-sides';

interface ChangeRow {
  readonly id: string;
  readonly what: PersonChange['what'];
  readonly at: string;
  readonly by: string | null;
  readonly reason: CertainReason | null;
}

interface RecordRow {
  readonly change: string;
  readonly kind: RecordKind;
  readonly _id: string;
}

/** The newest changes of a person that a page offers to undo. */
const mostOffered = 50;

/** All SQL that reads what was joined, parted and kept apart, for somebody who may read these sections. */
export class PersonChangeReader {
  constructor(
    private readonly database: Database,
    private readonly kinds: readonly RecordKind[],
  ) {}

  /**
   * Lists the changes of a person that can be undone, the newest first: all of their records are of these sections and
   * where the change put them, and one that stayed is of these sections too.
   */
  async listUndoable(person: string): Promise<readonly PersonChange[]> {
    const isElsewhere = sql`(select 1 from person_moves
      left join person_records on person_records.record_id = person_moves.record_id
      where change_id = person_changes.id
        and (person_id is null or person_id <> to_person or kind not in (${sql.join(this.kinds)})))`;
    const { rows } = await sql<{ readonly id: string }>`
      select id from person_changes where undone_at is null and not exists ${isElsewhere}
        and ${hasReadableSides(this.kinds)} and id in (
        select change_id from person_moves join person_records as own
          on own.record_id = person_moves.record_id where own.person_id = ${person}
        union select change_id from person_separations join person_records as own
          on own.record_id = first_record where own.person_id = ${person})
      order by at desc, id desc limit ${mostOffered}`.execute(this.database);
    const read = await this.read(rows.map(({ id }) => id));
    return rows.flatMap(({ id }) => read.get(id) ?? []);
  }

  /** Reads changes by their ids, with those of their records that may be read. */
  async read(ids: readonly string[]): Promise<ReadonlyMap<string, PersonChange>> {
    if (ids.length === 0) return new Map();
    const { rows } = await sql<ChangeRow>`
      select person_changes.id, what, at, reason, ${accountName} as by from person_changes
        left join admins on admins.id = admin_id where person_changes.id in (${sql.join(ids)})`.execute(
      this.database,
    );
    const records = await this.readRecords(ids);
    return new Map(
      rows.map(({ id, what, at, by, reason }) => [
        id,
        {
          ...{ _id: id, what, at, by },
          ...(reason !== null && { reason }),
          records: records
            .filter(({ change }) => change === id)
            .map(({ kind, _id }) => ({ kind, _id })),
        },
      ]),
    );
  }

  private async readRecords(ids: readonly string[]): Promise<readonly RecordRow[]> {
    const { rows } = await sql<RecordRow>`
      select change_id as change, kind, person_records.record_id as "_id" from (
        select change_id, record_id from person_moves where change_id in (${sql.join(ids)})
        union select change_id, first_record from person_separations
          where change_id in (${sql.join(ids)})
          and change_id not in (select change_id from person_moves)
      ) as changed join person_records on person_records.record_id = changed.record_id
      where kind in (${sql.join(this.kinds)}) order by person_records.record_id`.execute(
      this.database,
    );
    return rows;
  }
}
