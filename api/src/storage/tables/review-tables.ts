import type { Generated } from 'kysely';
import type { StoredBody } from '../encryption/stored-body';

/** Reviews. Other tables name staff by email where others see who acted: the name outlives the account. */
interface ReviewsTable {
  kind: string;
  record_id: string;
  state: string;
  /** The id of an admin. */
  assignee: string | null;
  /** A record that is put off until then is in no list of open work but its own. */
  snoozed_until: Generated<string | null>;
  /** `urgent` or `normal`; null while staff have not said. */
  urgency: Generated<string | null>;
  version: number;
  updated_at: string;
  updated_by: string;
}

/** The present visit of each member of staff to the console, which says what is new to them. */
interface StaffVisitsTable {
  admin_id: string;
  /** The latest request of the visit. */
  seen_at: string;
  /** The end of the visit before; null during the first. */
  since: string | null;
}

export interface NotDuplicatesTable {
  id: string;
  kind: string;
  /** The smaller id of the two, so that a pair is found in either order. */
  first_id: string;
  first_version: number;
  second_id: string;
  second_version: number;
  created_at: string;
  created_by: string;
}

export interface MergesTable {
  id: string;
  kind: string;
  created_at: string;
  created_by: string;
  /** The account, whose email may have changed since; null for a merge of an earlier release. */
  admin_id: Generated<string | null>;
  /** Null while the merge holds. */
  undone_at: string | null;
}

/** A record of a merge as it was before, so that undoing restores exactly that. */
export interface MergeRecordsTable {
  merge_id: string;
  /** 0 is the record that stayed. */
  position: number;
  record_id: string;
  /** The body of the record that stayed; null for the others, whose bodies a merge does not change. */
  body: StoredBody | null;
  updated_at: string;
  version_before: number;
  /** While the record still has this version, nobody has changed it since. */
  version_after: number;
}

export interface ReviewTables {
  reviews: ReviewsTable;
  staff_visits: StaffVisitsTable;
  kept_pairs: NotDuplicatesTable;
  merges: MergesTable;
  merge_records: MergeRecordsTable;
}
