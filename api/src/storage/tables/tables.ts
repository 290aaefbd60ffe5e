import type { Generated } from 'kysely';
import type { StoredBody } from '../encryption/stored-body';
import type { ContentTables } from './content-tables';
import type { MailTables } from './mail-tables';
import type { MediaTables } from './media-tables';
import type { ContactHistoryTables } from './contact-history-tables';
import type { PrivacyTables } from './privacy-tables';
import type { SecurityLogTable } from './security-tables';
import type { RetentionTables } from './retention-tables';
import type {
  RecoveryCodesTable,
  SecondFactorsTable,
  StaffEmailChangesTable,
  StaffTicketsTable,
} from './second-factor-tables';

/** Times are ISO 8601 text in UTC on both databases, as the wire has them. */
interface Kept {
  /** The order of arrival. */
  seq: Generated<number>;
  id: string;
  created_at: string;
  updated_at: string;
  /** 0 when stored, one more with each update. */
  version: number;
  /** A QuarantineReason; null for what stands in the lists. */
  quarantine: string | null;
  /** The id of the record that it was merged into; null while it stands for itself. */
  merged_into: Generated<string | null>;
}

export interface SubmissionsTable extends Kept {
  kind: string;
  /** What was sent, as JSON text: its keys keep the order of the form on both databases. */
  body: StoredBody;
  /** When staff took a testimony off the public list; null for all others. */
  hidden_at: Generated<string | null>;
  /** 1 for a testimony that staff are to look at before it is public; 0 for all others. */
  awaits_approval: Generated<number>;
  /** A `ConsentRecord` (contract/consent-record), as JSON text. Null: none was given, as of most. */
  consent: string | null;
  /** A Language: of the page that sent it, if it named one. */
  language: Generated<string | null>;
  /** The sender's (safety 2). It is part of the row, so that both are stored or neither; null again after 48 hours. */
  idempotency_key: string | null;
  /** SHA-256 of what was sent with the key; null also where a key is from before there were hashes. */
  idempotency_hash: Generated<string | null>;
  /** Until when the law asks to keep what was erased; null for what stands in the lists. */
  locked_until: Generated<string | null>;
}

export interface ProfilesTable extends Kept {
  /** As of a submission; nothing of it is encrypted. */
  body: string;
  /** Lower-cased: what a member logs in with. */
  email: string;
  password_hash: string;
  /** 0 or 1: SQLite has no booleans. */
  is_admin: number;
  /** When a link that was mailed to the address came back; null: the address may belong to a stranger. */
  email_confirmed_at: Generated<string | null>;
  /** A Language: of mails; null until one is chosen. */
  language: Generated<string | null>;
  last_login_at: Generated<string | null>;
}

export interface AdminsTable {
  /** 1 is the first admin, so the primary key refuses a second first one. */
  number: number;
  id: string;
  email: string;
  password_hash: string;
  created_at: string;
  /** As its owner typed it; '' until then. */
  name: Generated<string>;
  /** While it is set, its owner cannot log in. */
  suspended_at: Generated<string | null>;
  /** When its owner left. The row stays, so that old notes and the audit log can name them. */
  left_at: Generated<string | null>;
  last_login_at: Generated<string | null>;
  /** A Language: of the console and of mails; null until one is chosen. */
  language: Generated<string | null>;
}

/** Who is to become staff. Kept for a while after it was accepted, so that a second visit can be told so. */
export interface StaffInvitationsTable {
  id: string;
  /** Lower-cased. */
  email: string;
  /** A JSON array of ids. */
  roles: string;
  created_at: string;
  expires_at: string;
  /** The id of an admin, or `command`. */
  invited_by: string;
  accepted_at: string | null;
  /** A Language: of the mail, and of the account that it leads to. */
  language: Generated<string | null>;
}

/** One for each mail: an earlier one may still be on its way. */
export interface StaffInvitationTokensTable {
  token_hash: string;
  invitation_id: string;
  created_at: string;
}

/** Named sets of rights. */
export interface RolesTable {
  id: string;
  /** Where it stands among the others. */
  position: number;
  name: string;
  /** A JSON array of rights (contract/rights). The owners' is not read: they have all. */
  rights: string;
}

export interface AdminRolesTable {
  admin_id: string;
  role_id: string;
}

export interface AdminSessionsTable {
  /** SHA-256 of the cookie's value: a stolen table opens nothing. */
  token_hash: string;
  admin_id: string;
  created_at: string;
  last_seen_at: string;
  /** What its owner calls it by to end it: random, and it opens nothing. */
  id: string;
  /** Such as `Firefox, Windows`. */
  device: string;
  /** The /24 or /48 that it began from, never a whole address. */
  network: string;
  /** When its owner last proved by all that the account has who they are; null: not yet. */
  confirmed_at: string | null;
  /** The same, with the password. */
  password_at: string | null;
}

export interface MemberSessionsTable {
  /** SHA-256 of the bearer token. */
  token_hash: string;
  profile_id: string;
  created_at: string;
  last_seen_at: string;
}

/** Several are good at once, and all end when one is used. */
export interface ResetTokensTable {
  token_hash: string;
  profile_id: string;
  created_at: string;
}

export interface EmailTokensTable {
  token_hash: string;
  profile_id: string;
  /** Lower-cased: the address that the link was mailed to, and so the one that it proves. */
  email: string;
  created_at: string;
  /** Kept until the token is too old, so that a second visit can be told what happened. */
  used_at: string | null;
}

/** The address that a profile will have once it is proven. */
export interface PendingEmailsTable {
  profile_id: string;
  /** As it was typed. */
  email: string;
  /** SHA-256 of the bearer token with which the change was asked for: this session outlives it. */
  session_hash: string;
  created_at: string;
}

/** The file of a picture that no profile names, or not yet. */
export interface LoosePicturesTable {
  address: string;
  noted_at: string;
}

export interface LoginAttemptsTable {
  /** A digest of what is counted: it does not reveal the account or the address. */
  key: string;
  /** A digest of the account that is tried; null where a network is counted. */
  account: string | null;
  /** Attempts that were not followed by a success. Below 0: so many more are free. */
  failures: number;
  last_at: string;
  locked_until: string;
  /** When the row counts no more. */
  forget_at: string;
}

/** Secrets that all processes share. Made once, when first needed. */
export interface SigningKeysTable {
  name: string;
  /** 256 random bits as base64url. */
  value: string;
  created_at: string;
}

export interface AddressAllowancesTable {
  /** A digest of what is asked for and the network that asks. */
  key: string;
  /** When it may ask for all of it at once again. */
  full_at: string;
}

/** Staff are named by e-mail where others see who did it: the name outlives the account. */
export interface ReviewsTable {
  kind: string;
  record_id: string;
  state: string;
  /** JSON text with the note in it. */
  note: StoredBody;
  /** The id of an admin. */
  assignee: string | null;
  version: number;
  updated_at: string;
  updated_by: string;
}

export interface NotDuplicatesTable {
  id: string;
  kind: string;
  /** The smaller id of the two, so that a pair is found whichever way round it is named. */
  first_id: string;
  first_version: number;
  second_id: string;
  second_version: number;
  created_at: string;
  created_by: string;
}

export interface MergesTable {
  id: string;
  kind: string;
  created_at: string;
  created_by: string;
  /** The account, whose e-mail may have changed since; null of a merge of an earlier release. */
  admin_id: Generated<string | null>;
  /** Null while the merge holds. */
  undone_at: string | null;
}

/** One record of a merge as it was before, so that undoing puts back exactly that. */
export interface MergeRecordsTable {
  merge_id: string;
  /** 0 is the record that stayed. */
  position: number;
  record_id: string;
  /** Of the record that stayed; null for the others, whose bodies a merge leaves alone. */
  body: StoredBody | null;
  updated_at: string;
  version_before: number;
  /** The record was left alone since while it still has this version. */
  version_after: number;
}

/** How often records of a kind, or accounts, were changed: consoles that are open ask for it each second. */
export interface RecordChangesTable {
  /** A kind of record, or `accounts`. */
  kind: string;
  count: number;
}

/** What staff chose for the whole church. What has no row is as the specification has it. */
export interface SettingsTable {
  name: string;
  value: string;
  updated_at: string;
}

/** What staff did, in ids only (safety 4). Rows are never changed: the database itself refuses it. */
export interface AuditLogTable {
  seq: number;
  at: string;
  admin_id: string;
  action: string;
  kind: string;
  /** The ids of the records, as a JSON array. */
  subjects: string;
  /** What else there is to know, as a JSON object. */
  details: string;
  /** SHA-256 over all other columns and the hash of the row before. */
  hash: string;
}

/** The keys that something may be encrypted with, by their names alone. */
export interface DataKeysTable {
  id: string;
  created_at: string;
  /** When everything was encrypted with it; null: it is still under way. */
  completed_at: string | null;
  /** When it was forgotten; null: it must be there. */
  forgotten_at: string | null;
}

/** One row that says where the audit log ends: rows cut off at its end are missed. */
export interface AuditHeadTable {
  id: number;
  length: number;
  hash: string;
}

export interface Tables
  extends
    ContentTables,
    MailTables,
    MediaTables,
    ContactHistoryTables,
    PrivacyTables,
    RetentionTables {
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
  reviews: ReviewsTable;
  kept_pairs: NotDuplicatesTable;
  merges: MergesTable;
  merge_records: MergeRecordsTable;
  record_changes: RecordChangesTable;
  settings: SettingsTable;
  audit_log: AuditLogTable;
  audit_head: AuditHeadTable;
  data_keys: DataKeysTable;
}
