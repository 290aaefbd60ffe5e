/** What was tried against the server, for staff with `audit:read`. Entries hold ids and parts of networks, never what was typed. */

/** GET `?level=`: the newest entries, as `SecurityLog`. */
export const securityLogEndpoint = '/api/admin/security-log';

/** From what is usual to what an owner should look at today. */
export const securityLevels = ['info', 'warning', 'alert'] as const;
export type SecurityLevel = (typeof securityLevels)[number];

/**
 * `login-failed`: a wrong password, code or passkey. `guessed`: so many of them for one account that somebody is guessing.
 * `right-refused`: staff asked for what they have no right to. `limit-exhausted`: somebody was refused for asking too often.
 */
export const securityEvents = [
  'login-failed',
  'guessed',
  'right-refused',
  'limit-exhausted',
  'logout',
] as const;
export type SecurityEvent = (typeof securityEvents)[number];

/** Entries in one answer at most. */
export const shownSecurityEntries = 200;

export const securityLogQuery = {
  type: 'object',
  properties: { level: { type: 'string', enum: securityLevels } },
  additionalProperties: false,
} as const;

export interface SecurityEntry {
  readonly _id: string;
  /** ISO 8601: of the first and the last of those that are counted here, within one hour. */
  readonly at: string;
  readonly lastAt: string;
  readonly level: SecurityLevel;
  readonly event: SecurityEvent;
  readonly count: number;
  /** Whose account it is about; absent where it is about none that there is. */
  readonly audience?: 'member' | 'admin';
  /** What the account is called. */
  readonly name?: string;
  /** An IPv4 /24 or IPv6 /48, never a whole address. */
  readonly network?: string;
}

export interface SecurityLog {
  readonly entries: readonly SecurityEntry[];
}
