import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { RecordKind } from 'contract/review';

/**
 * Matches rows of `person_changes` of which somebody who may read these sections can read a record on each side: one
 * that was moved alone would tell that the person has records, or had some, of which they may not know.
 */
export function hasReadableSides(kinds: readonly RecordKind[]): RawBuilder<boolean> {
  const isRead = (table: string) => sql`${sql.ref(`${table}.kind`)} in (${sql.join(kinds)})`;
  // What a join moved came to those who stayed, what a part moved came from them.
  const person = sql`(select min(case person_changes.what when 'join' then to_person else from_person end)
    from person_moves where change_id = person_changes.id)`;
  const stayed = sql`${isRead('stayed')} and stayed.at <= person_changes.at
    and stayed.record_id not in (
      select record_id from person_moves where change_id = person_changes.id)`;
  return sql<boolean>`(case person_changes.what
    when 'apart' then not exists (
      select 1 from person_separations join person_records as one on one.record_id = first_record
      where change_id = person_changes.id and not exists (
        select 1 from person_separations as pairs
        join person_records as seen on seen.record_id = pairs.first_record
        where pairs.change_id = person_changes.id and seen.person_id = one.person_id
          and ${isRead('seen')}))
    else exists (
        select 1 from person_records as stayed where stayed.person_id = ${person} and ${stayed})
      or exists (
        select 1 from person_moves as later
        join person_records as stayed on stayed.record_id = later.record_id
        where later.from_person = ${person} and ${stayed})
    end)`;
}
