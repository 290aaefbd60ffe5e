/** A contact of staff with the person of a record (contract/contact-history). */
export interface ContactHistoryTable {
  id: string;
  kind: string;
  record_id: string;
  way: string;
  at: string;
  /** The id of the admin. */
  admin_id: string;
  /** A key that the client makes: the same key of one admin is stored once. */
  request_key: string;
  template: string | null;
  /** What came of it (contract/contact-history); null for an email or a WhatsApp message. */
  outcome: string | null;
  /** Local date in Innsbruck, YYYY-MM-DD, with the outcome `try-again`. */
  try_again_on: string | null;
  /** The record's address at the time. This and all further columns are null unless it was an email. */
  address: string | null;
  language: string | null;
  /** Null, like the text, once the email was sent or given up long ago. */
  subject: string | null;
  text: string | null;
  sent_at: string | null;
}

export interface ContactHistoryTables {
  outreach: ContactHistoryTable;
}
