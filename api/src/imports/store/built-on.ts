import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { BuildingReason } from 'contract/import-requests';
import type { RecordKind } from 'contract/review';
import type { Database } from '../../storage/database';

export interface BuiltOn {
  readonly kind: RecordKind;
  readonly id: string;
  readonly reason: BuildingReason;
}

/** What is found at most: enough to see where to look. */
const shown = 100;

/**
 * Finds what somebody has built on the records of an import, which undoing it would lose. A record that it changed may
 * have been worked with before; of those only later changes count.
 */
export async function findBuiltOn(
  database: Database,
  importId: string,
  at: string,
): Promise<readonly BuiltOn[]> {
  const { rows } = await sql<BuiltOn>`
    with imported as materialized (
      select kind, record_id as id, what, version_after from import_records
      where import_id = ${importId} and what in ('added', 'changed'))
    select kind, id, min(reason) as reason from (
      ${sql.join(findings(at), sql` union all `)}
    ) as findings group by kind, id order by kind, id limit ${shown}`.execute(database);
  return rows;
}

const findings = (at: string): readonly RawBuilder<unknown>[] => {
  const added = (reason: BuildingReason, condition: RawBuilder<unknown>) =>
    sql`select kind, id, ${sql.lit(reason)} as reason from imported
      where what = 'added' and (${condition})`;
  const has = (table: string) =>
    sql`id in (select record_id from ${sql.table(table)} where record_id in (select id from imported))`;
  return [
    // The review that the import wrote has version 0.
    added(
      'reviewed',
      sql`id in (select record_id from reviews where version > 0 or updated_at <> ${at})`,
    ),
    added('reviewed', has('retention_holds')),
    added(
      'reviewed',
      sql`id in (select id from submissions where kind = 'testimony' and awaits_approval = 0)`,
    ),
    added(
      'reviewed',
      sql`id in (select first_id from kept_pairs union all select second_id from kept_pairs)`,
    ),
    added('noted', has('record_notes')),
    added('contacted', sql`${has('outreach')} or ${has('replies')} or ${has('privacy_requests')}`),
    added(
      'logged-in',
      sql`id in (select id from profiles where password_hash <> '' or email_confirmed_at is not null
        or last_login_at is not null)`,
    ),
    added(
      'joined',
      sql`id in (select record_id from person_moves join person_changes on change_id = person_changes.id
        where admin_id is not null and undone_at is null)
        or id in (select first_record from person_separations join person_changes on change_id = person_changes.id
        where admin_id is not null and undone_at is null and at > ${at})
        or id in (select record_id from person_records
        join household_members on household_members.person_id = person_records.person_id
        join households on households.id = household_id
        where created_at > ${at} or (created_at = ${at} and households.version > 0))`,
    ),
    changedBy('merged', isMerged(at)),
    changedBy('corrected', sql`not (${isMerged(at)})`),
  ];
};

const isMerged = (at: string) => sql`present.id in (
  select record_id from merge_records join merges on merge_id = merges.id
  where undone_at is null and created_at >= ${at})`;

const changedBy = (reason: BuildingReason, condition: RawBuilder<unknown>) => sql`
  select imported.kind, imported.id, ${sql.lit(reason)} as reason from imported
  join (
    select id, version, merged_into from submissions where id in (select id from imported)
    union all select id, version, merged_into from profiles where id in (select id from imported)
  ) as present on present.id = imported.id
  where version <> version_after and ${condition}`;
