/** A record that is not removed before a time, because something about it is disputed. */
export interface RetentionHoldsTable {
  kind: string;
  record_id: string;
  until: string;
  reason: string;
  held_at: string;
  /** The id of an admin. */
  held_by: string;
}

/** A run of the daily removal. */
export interface RetentionRunsTable {
  /** YYYY-MM-DD in Innsbruck's time. */
  day: string;
  /** The worker that runs it: another takes over once `renewed_at` is too old. */
  owner: string;
  renewed_at: string;
  /** Null while it runs. */
  finished_at: string | null;
}

/** A record that will be removed within the next days, as the last scan of all records found. */
export interface RetentionDueTable {
  kind: string;
  record_id: string;
  due_at: string;
  /** The scan that found it; rows of an earlier scan are out of date. */
  scan: string;
}

/** A kind of which nothing is removed before staff agree. */
export interface RetentionQuestionsTable {
  kind: string;
  asked_at: string;
  /** The number of records that were due then. */
  records: number;
  /** `first` or `many`. */
  reason: string;
  /** The time when staff agreed to remove what was due when they were asked. */
  confirmed_at: string | null;
}

/** A profile whose member was warned that it will be removed. */
export interface ProfileNoticesTable {
  profile_id: string;
  /** Null until the mail server has accepted the email. */
  mailed_at: string | null;
}

export interface RetentionTables {
  profile_notices: ProfileNoticesTable;
  retention_holds: RetentionHoldsTable;
  retention_runs: RetentionRunsTable;
  retention_due: RetentionDueTable;
  retention_questions: RetentionQuestionsTable;
}
