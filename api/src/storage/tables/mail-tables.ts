import type { Generated } from 'kysely';

interface OutboxTable {
  id: string;
  kind: string;
  /** Lower-cased. One row for a kind, recipient and what it is about. */
  recipient: string;
  /** The profile, account or record that it is about; '' where that is found out when the mail is written. */
  profile_id: string;
  /** What goes first; 0 before all else. */
  priority: Generated<number>;
  attempts: number;
  next_try_at: string;
  /** When it was asked for, the last time. */
  created_at: string;
  /** A Language: of the page that asked for it, if it named one. */
  language: Generated<string | null>;
  /** Why the last attempt failed, in the mail server's words; null: there was none yet. */
  failure: Generated<string | null>;
  /** The address that it is sent from; null: the church's own, as it is by then. */
  sender: Generated<string | null>;
}

export interface MailBudgetsTable {
  /** A digest of the address and of what is counted. */
  key: string;
  /** The mails of the last hour, as a JSON array. */
  sent: string;
  last_at: string;
}

/** That something arrived in a section, until staff are told. One row for a kind in each commit. */
interface StaffNewsTable {
  /** Of one of the records. */
  id: string;
  kind: string;
}

/** What an account has chosen for a section; its roles say so where it has not. */
interface StaffMailChoicesTable {
  admin_id: string;
  kind: string;
  choice: string;
}

interface StaffDigestsTable {
  admin_id: string;
  /** By Innsbruck's clock; null: no digest. */
  hour: number | null;
  /** YYYY-MM-DD, the day of the last digest, sent or empty. '' before the first. */
  last_day: string;
}

export interface MailTables {
  outbox: OutboxTable;
  mail_budgets: MailBudgetsTable;
  staff_news: StaffNewsTable;
  staff_mail_choices: StaffMailChoicesTable;
  staff_digests: StaffDigestsTable;
}
