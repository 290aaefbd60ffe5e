import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { RecordKind } from 'contract/review';
import { isContact } from '../review/contact-history/contact-history-repository';

/**
 * Selects when staff were in contact with the senders of records, as `of_record` and `at`. What was about a record that
 * was merged away is also about the one that stayed, and about the one into which that was merged later.
 * @param kinds at least one
 */
export const recordContacts = (kinds: readonly RecordKind[]): RawBuilder<unknown> => sql`
  with recursive merged as (${mergedRows(kinds)}),
  kept_in (id, kept) as (
    select id, merged_into from merged
    union all
    select kept_in.id, merged_into from kept_in join merged on merged.id = kept),
  noted as (
    select record_id, at from outreach where kind in (${sql.join(kinds)}) and ${isContact})
  select record_id as of_record, at from noted
  union all
  select kept as of_record, at from noted join kept_in on id = record_id`;

function mergedRows(kinds: readonly RecordKind[]): RawBuilder<unknown> {
  const forms = kinds.filter((kind) => kind !== 'profiles');
  const parts = [
    ...(forms.length > 0
      ? [
          sql`select id, merged_into from submissions
            where kind in (${sql.join(forms)}) and merged_into is not null`,
        ]
      : []),
    ...(kinds.includes('profiles')
      ? [sql`select id, merged_into from profiles where merged_into is not null`]
      : []),
  ];
  return sql.join(parts, sql` union all `);
}
