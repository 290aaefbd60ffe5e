import type { StoredBody } from '../encryption/stored-body';

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
  sent_at: string | null;
  /** JSON text with the subject and the text. Null if an earlier release sent it, which did not keep them. */
  words: StoredBody | null;
}

/** A note of staff on a record (contract/record-note-requests). */
export interface RecordNotesTable {
  id: string;
  kind: string;
  record_id: string;
  /** The id of the admin; null if an earlier release stored it. */
  admin_id: string | null;
  at: string;
  /** JSON text with the note in it. */
  text: StoredBody;
  /** The ids of the admins whom it mentions, as JSON text. */
  mentions: string;
  /** A key that the client makes: the same key of one admin is stored once. */
  request_key: string | null;
}

/** What a member of staff is to be told about their colleagues' work. */
export interface ColleagueNewsTable {
  id: string;
  /** The id of the admin who is told. */
  admin_id: string;
  /** The section. */
  kind: string;
  /** Null where a whole section's records changed hands. */
  record_id: string | null;
  /** `assigned` or `mentioned`. */
  reason: string;
  at: string;
  /** When the email that tells it was queued. */
  told_at: string | null;
}

/** A reply by email (contract/replies). */
export interface RepliesTable {
  id: string;
  kind: string;
  record_id: string;
  at: string;
  /** A digest of the Message-ID and the email that it answers: a message that is read twice is stored once. */
  message_key: string;
  /** The address in its From; '' if that is none. */
  sender: string;
  /** 0 or 1, like the following two. */
  is_from_other: number;
  is_automatic: number;
  is_cut: number;
  /** JSON text whose encrypted field has the subject, the text and the attachments' names, as JSON text. */
  note: StoredBody;
}

export interface ContactHistoryTables {
  replies: RepliesTable;
  outreach: ContactHistoryTable;
  record_notes: RecordNotesTable;
  colleague_news: ColleagueNewsTable;
}
