import type { Generated } from 'kysely';

interface OutboxTable {
  id: string;
  kind: string;
  /** Lower-cased. There is one row per kind, recipient and subject matter. */
  recipient: string;
  /** The profile, account or record that it is about; '' where that is found out when the email is written. */
  profile_id: string;
  /** The lowest number is sent first. */
  priority: Generated<number>;
  attempts: number;
  next_try_at: string;
  /** The time of the latest request for it. */
  created_at: string;
  /** The Language of the page that asked for it, if it named one. */
  language: Generated<string | null>;
  /** The mail server's message at the last failed attempt; null where none failed. */
  failure: Generated<string | null>;
  /** The sender's address; null for the church's own at the time of sending. */
  sender: Generated<string | null>;
}

export interface MailBudgetsTable {
  /** A digest of the address and of what is counted. */
  key: string;
  /** The times of the last hour's emails, as a JSON array. */
  sent: string;
  last_at: string;
}

/** News for staff that something arrived in a section: one row per kind in each commit, until staff are told. */
interface StaffNewsTable {
  /** The id of one of the records. */
  id: string;
  kind: string;
}

/** The choice of an account for a section; without one its roles decide. */
interface StaffMailChoicesTable {
  admin_id: string;
  kind: string;
  choice: string;
}

interface StaffDigestsTable {
  admin_id: string;
  /** The hour in Innsbruck's time; null for no digest. */
  hour: number | null;
  /** YYYY-MM-DD, the day of the last digest, sent or empty. '' before the first. */
  last_day: string;
}

interface MonthlyReportsTable {
  admin_id: string;
  /** 1 or 0. */
  is_wanted: number;
  /** YYYY-MM, the month that the last report was about; '' before the first. */
  last_month: string;
}

export interface MailTables {
  outbox: OutboxTable;
  mail_budgets: MailBudgetsTable;
  staff_news: StaffNewsTable;
  staff_mail_choices: StaffMailChoicesTable;
  staff_digests: StaffDigestsTable;
  monthly_reports: MonthlyReportsTable;
}
