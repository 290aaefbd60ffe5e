/** That something arrived in a section, until staff are told. One row for a kind in each commit. */
export interface StaffNewsTable {
  /** Of one of the records. */
  id: string;
  kind: string;
}

/** What an account has chosen for a section; its roles say so where it has not. */
export interface StaffMailChoicesTable {
  admin_id: string;
  kind: string;
  choice: string;
}

export interface StaffDigestsTable {
  admin_id: string;
  /** By Innsbruck's clock; null: no digest. */
  hour: number | null;
  /** YYYY-MM-DD, the day of the last digest, sent or empty. '' before the first. */
  last_day: string;
}

export interface StaffMailTables {
  staff_news: StaffNewsTable;
  staff_mail_choices: StaffMailChoicesTable;
  staff_digests: StaffDigestsTable;
}
