/** Suspicious requests, for staff with `audit:read`. Entries hold ids and network prefixes, never what was typed. */

/** GET `?level=`: the newest entries, as `SecurityLog`. */
export const securityLogEndpoint = '/api/admin/security-log';

/** From harmless to what an owner should look at today. */
export const securityLevels = ['info', 'warning', 'alert'] as const;
export type SecurityLevel = (typeof securityLevels)[number];

/**
 * `login-failed`: a wrong password, code or passkey. `guessed`: so many for one account that somebody is guessing.
 * `right-refused`: staff asked for something that they have no right to. `limit-exhausted`: a rate limit refused
 * somebody.
 */
export const securityEvents = [
  'login-failed',
  'guessed',
  'right-refused',
  'limit-exhausted',
  'logout',
] as const;
export type SecurityEvent = (typeof securityEvents)[number];

/** Entries in a response at most. */
export const shownSecurityEntries = 200;

export const securityLogQuery = {
  type: 'object',
  properties: { level: { type: 'string', enum: securityLevels } },
  additionalProperties: false,
} as const;

export interface SecurityEntry {
  readonly _id: string;
  /** ISO 8601: times of the first and the last of the events that are counted here, within one hour. */
  readonly at: string;
  readonly lastAt: string;
  readonly level: SecurityLevel;
  readonly event: SecurityEvent;
  readonly count: number;
  /** Kind of the account that it is about; absent if there is no such account. */
  readonly audience?: 'member' | 'admin';
  readonly name?: string;
  /** An IPv4 /24 or IPv6 /48, never a whole address. */
  readonly network?: string;
}

export interface SecurityLog {
  readonly entries: readonly SecurityEntry[];
}
