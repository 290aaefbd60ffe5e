import { recordKinds } from './review';
import type { RecordKind, StaffMember } from './review';
import type { Language } from '../site/languages';

/**
 * What staff may do with the records of a section. `review`: change state, note and assignee, merge records or mark
 * them as no duplicates, release from quarantine, hide and approve. `export`: export records.
 */
const sectionVerbs = ['read', 'review', 'export'] as const;
export type SectionVerb = (typeof sectionVerbs)[number];

/** Rights that do not belong to a section: each verb of a capability. */
const capabilities = [
  'accounts:manage',
  'audit:read',
  'content:manage',
  'church:manage',
  'privacy:manage',
] as const;

type SectionRight = `${RecordKind}:${SectionVerb}`;

/** A section or capability with a verb. Roles are named sets of rights. */
export type Right = SectionRight | (typeof capabilities)[number];

/** All rights over the given sections. */
export const sectionRights = (kinds: readonly RecordKind[]): readonly SectionRight[] =>
  kinds.flatMap((kind) => sectionVerbs.map((verb) => `${kind}:${verb}` as const));

/** All rights in the order in which the console shows them. */
export const allRights: readonly Right[] = [...sectionRights(recordKinds), ...capabilities];

/** The right to read the subject of a right; undefined for a capability that has no such right. */
export const toReadRight = (right: Right): Right | undefined =>
  allRights.find((one) => one === `${right.split(':')[0]}:read`);

/**
 * GET: the logged-in account and its rights, as `StaffAccount`. PUT `ownStaffAccountBody` (contract/staff-security).
 */
export const staffAccountEndpoint = '/api/admin/account';

/** Whether the account lacks a second factor that it must have. */
export interface SecondFactorNeed {
  /** `soon`: it needs one from the day `from` on. `now`: until it has one, the session has no rights. */
  readonly need: 'none' | 'soon' | 'now';
  /** YYYY-MM-DD; only with `soon`. */
  readonly from?: string;
}

export interface StaffAccount {
  readonly staff: StaffMember;
  /** The names of the account's roles. */
  readonly roles: readonly string[];
  readonly rights: readonly Right[];
  /** This and the following properties are absent from a server of an older release. '' until it is entered. */
  readonly name?: string;
  /** Absent if none is chosen: the console then uses the language of its page. */
  readonly language?: Language;
  readonly secondFactor?: SecondFactorNeed;
  /** The readable sections in which read access is logged (contract/audit). */
  readonly confidential?: readonly RecordKind[];
}
