import type { Generated } from 'kysely';

/** Times are ISO 8601 text in UTC on both databases, as the wire has them. */
interface Kept {
  /** The order of arrival. */
  seq: Generated<number>;
  id: string;
  /** What was sent, as JSON text: its keys keep the order of the form on both databases. */
  body: string;
  created_at: string;
  updated_at: string;
  /** 0 when stored, one more with each update. */
  version: number;
  /** A QuarantineReason; null for what stands in the lists. */
  quarantine: string | null;
}

export interface SubmissionsTable extends Kept {
  kind: string;
  /** The consent receipt, as JSON text (DESIGN 3.15). */
  consent: string | null;
  /** The sender's (SAFETY 2). It is part of the row, so that both are stored or neither. */
  idempotency_key: string | null;
}

export interface ProfilesTable extends Kept {
  /** Lower-cased: what a member logs in with. */
  email: string;
  password_hash: string;
  /** 0 or 1: SQLite has no booleans. */
  is_admin: number;
}

export interface AdminsTable {
  /** 1 is the first admin, so the primary key refuses a second first one. */
  number: number;
  id: string;
  email: string;
  password_hash: string;
  created_at: string;
}

export interface AdminSessionsTable {
  /** SHA-256 of the cookie's value: a stolen table opens nothing. */
  token_hash: string;
  admin_id: string;
  created_at: string;
  last_seen_at: string;
}

export interface MemberSessionsTable {
  /** SHA-256 of the bearer token. */
  token_hash: string;
  profile_id: string;
  created_at: string;
  last_seen_at: string;
}

export interface ResetTokensTable {
  /** One token each: a new one takes the place of the last. */
  profile_id: string;
  token_hash: string;
  created_at: string;
}

export interface LoginAttemptsTable {
  /** A digest of who tried from where: whom it is about cannot be read from it. */
  key: string;
  /** Attempts that were not followed by a success. */
  failures: number;
  last_at: string;
  locked_until: string;
}

export interface OutboxTable {
  id: string;
  kind: string;
  /** Lower-cased. One row for a kind and recipient. */
  recipient: string;
  attempts: number;
  next_try_at: string;
  /** Set once it was sent; until it is swept away, the row holds back the same mail. */
  sent_at: string | null;
  created_at: string;
}

export interface Tables {
  submissions: SubmissionsTable;
  profiles: ProfilesTable;
  admins: AdminsTable;
  admin_sessions: AdminSessionsTable;
  member_sessions: MemberSessionsTable;
  reset_tokens: ResetTokensTable;
  login_attempts: LoginAttemptsTable;
  outbox: OutboxTable;
}
