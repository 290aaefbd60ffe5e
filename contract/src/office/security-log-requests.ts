import * as Type from '@sinclair/typebox';
import { request } from '../requests/request';
import { oneOf, sentence, strictObject, wholeNumber } from '../requests/schemas';
import type { Value } from '../requests/schemas';

/** Suspicious requests. Entries hold ids and network prefixes, never what was typed. */

/** From harmless to what an owner should look at today. */
export const securityLevels = ['info', 'warning', 'alert'] as const;
export type SecurityLevel = (typeof securityLevels)[number];

/**
 * `login-failed`: a wrong password, code or passkey. `guessed`: so many for one account that somebody is guessing.
 * `right-refused`: staff asked for something that they have no right to. `limit-exhausted`: a rate limit refused
 * somebody.
 */
const securityEvents = [
  'login-failed',
  'guessed',
  'right-refused',
  'limit-exhausted',
  'logout',
] as const;
export type SecurityEvent = (typeof securityEvents)[number];

/** Entries in a response at most. */
export const shownSecurityEntries = 200;

const securityEntry = Type.Object({
  _id: sentence,
  /** ISO 8601: times of the first and the last of the events that are counted here, within one hour. */
  at: sentence,
  lastAt: sentence,
  level: oneOf(securityLevels),
  event: oneOf(securityEvents),
  count: wholeNumber,
  /** Kind of the account that it is about; absent if there is no such account. */
  audience: Type.Optional(oneOf(['member', 'admin'])),
  name: Type.Optional(Type.String()),
  /** An IPv4 /24 or IPv6 /48, never a whole address. */
  network: Type.Optional(Type.String()),
});
export type SecurityEntry = Value<typeof securityEntry>;

/** The newest entries, of one level or of all. */
export const getSecurityLog = request('GET /api/admin/security-log', {
  access: { right: 'audit:read' },
  query: strictObject({ level: Type.Optional(oneOf(securityLevels)) }),
  response: Type.Object({ entries: Type.Array(securityEntry) }),
});
