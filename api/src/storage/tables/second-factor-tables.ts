import type { Generated } from 'kysely';

/** A second factor of a staff member (decision 45). */
export interface SecondFactorsTable {
  id: string;
  admin_id: string;
  /** `passkey` or `totp`. */
  kind: string;
  name: string;
  /** The TOTP secret in Base32, or the passkey's public key in base64url. */
  secret: string;
  /** The id of a passkey in base64url; null for TOTP. */
  credential_id: string | null;
  /** The passkey's counter, or the last used TOTP step: it only rises. */
  counter: number;
  /** The transports of a passkey, as a JSON array. */
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

/** A step of a flow that one more request completes. It is deleted when it is used. */
export interface StaffTicketsTable {
  /** SHA-256 of the ticket. */
  hash: string;
  purpose: string;
  /** Null while it is unknown who logs in. */
  admin_id: string | null;
  /** The data that the server must remember until then: a challenge, or a secret that is not yet in use. */
  secret: string;
  created_at: string;
  expires_at: string;
}

/** The address that an account will have once it is confirmed. */
export interface StaffEmailChangesTable {
  admin_id: string;
  /** Lower-cased. */
  email: string;
  /** The session that asked for the change; it stays open after it. */
  session_id: string;
  /** SHA-256 of the link's token; null until the email is written. */
  token_hash: string | null;
  created_at: string;
}
