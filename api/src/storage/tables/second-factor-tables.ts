import type { Generated } from 'kysely';

/** Staff's means of proof beside the password (decision 45). */
export interface SecondFactorsTable {
  id: string;
  admin_id: string;
  /** `passkey` or `totp`. */
  kind: string;
  name: string;
  /** The TOTP secret in Base32, or the passkey's public key in base64url. */
  secret: string;
  /** The passkey's, in base64url; null of a TOTP. */
  credential_id: string | null;
  /** The passkey's counter, or the last TOTP step that was used: it only rises. */
  counter: number;
  /** The passkey's, as a JSON array. */
  transports: string;
  created_at: string;
  last_used_at: Generated<string | null>;
}

export interface RecoveryCodesTable {
  /** SHA-256 of the account's id and the code, which has 80 random bits. */
  hash: string;
  admin_id: string;
  used_at: Generated<string | null>;
}

/** Something that was begun and is ended by one more call: it is deleted when it is used. */
export interface StaffTicketsTable {
  /** SHA-256 of the ticket. */
  hash: string;
  purpose: string;
  /** Null: it is not known yet who logs in. */
  admin_id: string | null;
  /** What the server has to remember until then: a challenge, or a secret that is not yet in use. */
  secret: string;
  created_at: string;
  expires_at: string;
}

/** The address that an account will have once it is proven. */
export interface StaffEmailChangesTable {
  admin_id: string;
  /** Lower-cased. */
  email: string;
  /** Of the session that asked, which outlives the change. */
  session_id: string;
  /** SHA-256 of the link's token; null until the mail is written. */
  token_hash: string | null;
  created_at: string;
}
