/** Each time that staff turned to the person of a record (contract/contact-history). */
export interface ContactHistoryTable {
  id: string;
  kind: string;
  record_id: string;
  way: string;
  at: string;
  /** The id of an admin. */
  admin_id: string;
  /** Made by who asked for it: the same of one admin is asked for once. */
  request_key: string;
  template: string | null;
  /** Of the record, as it was then; of a mail alone, as all that follows. */
  address: string | null;
  language: string | null;
  /** Null, as the text, once the mail was sent, or given up long ago. */
  subject: string | null;
  text: string | null;
  sent_at: string | null;
}

export interface ContactHistoryTables {
  outreach: ContactHistoryTable;
}
