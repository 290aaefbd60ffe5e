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

/** A day on which the daily removal was at work. */
export interface RetentionRunsTable {
  /** YYYY-MM-DD by Innsbruck's clock. */
  day: string;
  /** The worker that does it: another takes over once `renewed_at` is too old. */
  owner: string;
  renewed_at: string;
  /** Null while it is under way. */
  finished_at: string | null;
}

/** A record that is to be removed within the next days, as the last look at all records found. */
export interface RetentionDueTable {
  kind: string;
  record_id: string;
  due_at: string;
  /** Which look found it: what an earlier one found is out of date. */
  scan: string;
}

/** A kind of which nothing is removed before staff agree. */
export interface RetentionQuestionsTable {
  kind: string;
  asked_at: string;
  /** How many were to be removed then. */
  records: number;
  /** `first` or `many`. */
  reason: string;
  /** When staff agreed to all that was due when they were asked. */
  confirmed_at: string | null;
}

/** A profile whose member is told that it ends. */
export interface ProfileNoticesTable {
  profile_id: string;
  /** Null until the mail server has taken the mail. */
  mailed_at: string | null;
}

export interface RetentionTables {
  profile_notices: ProfileNoticesTable;
  retention_holds: RetentionHoldsTable;
  retention_runs: RetentionRunsTable;
  retention_due: RetentionDueTable;
  retention_questions: RetentionQuestionsTable;
}
