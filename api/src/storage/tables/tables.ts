import type { Generated } from 'kysely';
import type { StoredBody } from '../encryption/stored-body';
import type { ContentTables } from './content-tables';
import type { HouseholdTables } from './household-tables';
import type { MailTables } from './mail-tables';
import type { MediaTables } from './media-tables';
import type { ImportTables } from './import-tables';
import type { ContactHistoryTables } from './contact-history-tables';
import type { OnCallTables } from './on-call-tables';
import type { PersonTables } from './person-tables';
import type { PrivacyTables } from './privacy-tables';
import type { RecordEntryTables } from './record-entry-tables';
import type { ReleaseTables } from './release-tables';
import type { SavedViewTables } from './saved-view-tables';
import type { ReviewTables } from './review-tables';
import type { SecurityLogTable } from './security-tables';
import type { RetentionTables } from './retention-tables';
import type {
  RecoveryCodesTable,
  SecondFactorsTable,
  StaffEmailChangesTable,
  StaffTicketsTable,
} from './second-factor-tables';

/** The columns of every record. Times are ISO 8601 text in UTC on both databases, as in responses. */
interface Kept {
  /** The order of arrival. */
  seq: Generated<number>;
  id: string;
  created_at: string;
  updated_at: string;
  /** 0 when stored; rises by one with each update. */
  version: number;
  /** A QuarantineReason; null for listed records. */
  quarantine: string | null;
  /** The id of the record that it was merged into; null where it was not merged. */
  merged_into: Generated<string | null>;
  /** The version that was looked at to find its person; -1 until then. */
  linked_version: Generated<number>;
}

export interface SubmissionsTable extends Kept {
  kind: string;
  /** The content that was sent, as JSON text: its keys keep the order of the form on both databases. */
  body: StoredBody;
  /** The time when staff took a testimony off the public list; null for all others. */
  hidden_at: Generated<string | null>;
  /** 1 for a testimony that staff must approve before it is public; 0 for all others. */
  awaits_approval: Generated<number>;
  /** A `ConsentRecord` (contract/consent-record), as JSON text. Null where none was given, as for most. */
  consent: string | null;
  /** The Language of the page that sent it, if it named one. */
  language: Generated<string | null>;
  /**
   * The sender's key (safety 2). It is part of the row, so that both are stored or neither; null again after 48 hours.
   */
  idempotency_key: string | null;
  /** SHA-256 of what was sent with the key; null also for keys from before there were hashes. */
  idempotency_hash: Generated<string | null>;
  /** The time until which the law requires an erased record to be kept; null for listed records. */
  locked_until: Generated<string | null>;
  /** A digest of the key of requirements 5: submissions of one person share it. Null where it has no such key. */
  person: Generated<string | null>;
  /** Whether its `category` or its `words` suggest that it is urgent; null for most. It names no danger. */
  urgency_hint: Generated<string | null>;
  /** The version that `person` and `urgency_hint` are about; -1 until they are known. */
  triaged_version: Generated<number>;
}

export interface ProfilesTable extends Kept {
  /** As in a submission, but without encrypted fields. */
  body: string;
  /** Lower-cased: members log in with it. */
  email: string;
  password_hash: string;
  /** 0 or 1, because SQLite has no booleans. */
  is_admin: number;
  /** The time when a mailed link was opened; null while the address may belong to a stranger. */
  email_confirmed_at: Generated<string | null>;
  /** The Language of emails; null until one is chosen. */
  language: Generated<string | null>;
  last_login_at: Generated<string | null>;
}

export interface AdminsTable {
  /** The first admin is 1, so the primary key refuses a second first one. */
  number: number;
  id: string;
  email: string;
  password_hash: string;
  created_at: string;
  /** As its owner typed it; '' until then. */
  name: Generated<string>;
  /** While it is set, the owner cannot log in. */
  suspended_at: Generated<string | null>;
  /** The time when its owner left. The row stays, so that old notes and the audit log can name them. */
  left_at: Generated<string | null>;
  last_login_at: Generated<string | null>;
  /** The Language of the console and of emails; null until one is chosen. */
  language: Generated<string | null>;
  /** A StartPage; null until one is chosen. */
  start_page: Generated<string | null>;
}

/**
 * A person who is invited to be staff. It is kept for a while after it was accepted, so that a second visit can be told
 * so.
 */
export interface StaffInvitationsTable {
  id: string;
  /** Lower-cased. */
  email: string;
  /** A JSON array of role ids. */
  roles: string;
  created_at: string;
  expires_at: string;
  /** The id of an admin, or `command`. */
  invited_by: string;
  accepted_at: string | null;
  /** The Language of the email and of the account that it creates. */
  language: Generated<string | null>;
}

/** A token for each email, since an earlier email may still be on its way. */
export interface StaffInvitationTokensTable {
  token_hash: string;
  invitation_id: string;
  created_at: string;
}

export interface RolesTable {
  id: string;
  /** The position in the list of roles. */
  position: number;
  name: string;
  /** A JSON array of rights (contract/rights). It is ignored for owners, who have all. */
  rights: string;
}

export interface AdminRolesTable {
  admin_id: string;
  role_id: string;
}

export interface AdminSessionsTable {
  /** SHA-256 of the cookie's value, so that a stolen table grants no access. */
  token_hash: string;
  admin_id: string;
  created_at: string;
  last_seen_at: string;
  /** A random id by which the owner ends the session; it grants no access. */
  id: string;
  /** For example `Firefox, Windows`. */
  device: string;
  /** The /24 or /48 that it began from, never a whole address. */
  network: string;
  /** The time when the owner last proved their identity with everything that the account requires; null before. */
  confirmed_at: string | null;
  /** The time when the owner last proved it with the password; null before. */
  password_at: string | null;
}

export interface MemberSessionsTable {
  /** SHA-256 of the bearer token. */
  token_hash: string;
  profile_id: string;
  created_at: string;
  last_seen_at: string;
}

/** Password resets. Several tokens are valid at once, and all end when one is used. */
export interface ResetTokensTable {
  token_hash: string;
  profile_id: string;
  created_at: string;
  /** 1 for the first password of a profile that staff made, whose link works for longer; else 0. */
  is_invitation: Generated<number>;
}

export interface EmailTokensTable {
  token_hash: string;
  profile_id: string;
  /** Lower-cased: the address that the link was mailed to, and so the one that it confirms. */
  email: string;
  created_at: string;
  /** Kept until the token is too old, so that a second visit can be told what happened. */
  used_at: string | null;
}

/** The address that a profile will have once it is confirmed. */
export interface PendingEmailsTable {
  profile_id: string;
  /** As it was typed. */
  email: string;
  /** SHA-256 of the bearer token that asked for the change; its session stays open after it. */
  session_hash: string;
  created_at: string;
}

/** The file of a picture that no profile names yet or any more. */
export interface LoosePicturesTable {
  address: string;
  noted_at: string;
}

export interface LoginAttemptsTable {
  /** A digest of what is counted: it does not reveal the account or the address. */
  key: string;
  /** A digest of the account that is tried; null where a network is counted. */
  account: string | null;
  /** Attempts without a success afterwards. A negative number is how many more are free. */
  failures: number;
  last_at: string;
  locked_until: string;
  forget_at: string;
}

/** Secrets that all processes share. Each is made when first needed. */
export interface SigningKeysTable {
  name: string;
  /** 256 random bits as base64url. */
  value: string;
  created_at: string;
}

export interface AddressAllowancesTable {
  /** A digest of the limit and its owner. */
  key: string;
  /** The time when the bucket will be full again. */
  full_at: string;
}

/** Counts the changes of a kind's records, or of accounts: open consoles poll it each second. */
export interface RecordChangesTable {
  /** A kind of record, or `accounts`. */
  kind: string;
  count: number;
}

/** Settings of the whole church. One without a row has the default of the specification. */
export interface SettingsTable {
  name: string;
  value: string;
  updated_at: string;
}

/** The actions of staff, in ids only (safety 4). The database refuses any change of a row. */
export interface AuditLogTable {
  seq: number;
  at: string;
  admin_id: string;
  action: string;
  kind: string;
  /** The ids of the records, as a JSON array. */
  subjects: string;
  /** Further details, as a JSON object. */
  details: string;
  /** SHA-256 over all other columns and the hash of the row before. */
  hash: string;
}

/** The ids of the keys that content may be encrypted with. */
export interface DataKeysTable {
  id: string;
  created_at: string;
  /** The time when everything was encrypted with it; null while that is under way. */
  completed_at: string | null;
  /** The time when it was forgotten; null while it must exist. */
  forgotten_at: string | null;
}

/** A single row with the end of the audit log, which shows where rows were cut off. */
export interface AuditHeadTable {
  id: number;
  length: number;
  hash: string;
}

export interface Tables
  extends
    ContentTables,
    HouseholdTables,
    MailTables,
    MediaTables,
    ContactHistoryTables,
    ImportTables,
    OnCallTables,
    PersonTables,
    PrivacyTables,
    RecordEntryTables,
    ReleaseTables,
    RetentionTables,
    ReviewTables,
    SavedViewTables {
  security_log: SecurityLogTable;
  submissions: SubmissionsTable;
  profiles: ProfilesTable;
  admins: AdminsTable;
  staff_invitations: StaffInvitationsTable;
  staff_invitation_tokens: StaffInvitationTokensTable;
  roles: RolesTable;
  admin_roles: AdminRolesTable;
  admin_sessions: AdminSessionsTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  staff_tickets: StaffTicketsTable;
  staff_email_changes: StaffEmailChangesTable;
  member_sessions: MemberSessionsTable;
  reset_tokens: ResetTokensTable;
  email_tokens: EmailTokensTable;
  pending_emails: PendingEmailsTable;
  loose_pictures: LoosePicturesTable;
  login_attempts: LoginAttemptsTable;
  address_allowances: AddressAllowancesTable;
  signing_keys: SigningKeysTable;
  record_changes: RecordChangesTable;
  settings: SettingsTable;
  audit_log: AuditLogTable;
  audit_head: AuditHeadTable;
  data_keys: DataKeysTable;
}
