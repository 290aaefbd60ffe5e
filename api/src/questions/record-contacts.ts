import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { RecordKind } from 'contract/review';
import { isContact } from '../review/contact-history/contact-history-repository';

/**
 * Selects when staff were in contact with the senders of records, as `of_record` and `at`. What was about a record that
 * was merged away is also about the one that stayed, and about the one into which that was merged later. The recursion
 * begins with the contacts: PostgreSQL expects millions of rows of one that begins with all merged records.
 * @param kinds at least one
 */
export const recordContacts = (kinds: readonly RecordKind[]): RawBuilder<unknown> => sql`
  with recursive merged as (
    select id, merged_into from submissions
      where kind in (${sql.join(kinds)}) and merged_into is not null
    union all
    select id, merged_into from profiles
      where 'profiles' in (${sql.join(kinds)}) and merged_into is not null),
  contacts (of_record, at) as (
    select record_id, at from outreach where kind in (${sql.join(kinds)}) and ${isContact}
    union all
    select merged_into, contacts.at from contacts join merged on id = of_record)
  select of_record, at from contacts`;

/**
 * Selects the ids of the records with whose senders staff were in contact, as `of_record`. PostgreSQL hashes "not in" only
 * where it expects few rows, as it does of "distinct".
 * @param kinds at least one
 */
export const contactedRecords = (kinds: readonly RecordKind[]): RawBuilder<unknown> =>
  sql`select distinct of_record from (${recordContacts(kinds)}) as contacts`;
