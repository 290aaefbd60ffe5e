import { recordKinds } from './review';
import type { RecordKind, StaffMember } from './review';
import type { Language } from '../site/languages';

/**
 * What staff may do with the records of a section. `review`: its state, note and assignee, merge and keep duplicates,
 * release from quarantine, hide and approve. `export`: take it out of the house.
 */
const sectionVerbs = ['read', 'review', 'export'] as const;
export type SectionVerb = (typeof sectionVerbs)[number];

/** What there is a right to beside the sections: each verb of a capability. */
const capabilities = [
  'accounts:manage',
  'audit:read',
  'content:manage',
  'church:manage',
  'privacy:manage',
] as const;

type SectionRight = `${RecordKind}:${SectionVerb}`;

/** A section or capability, and what may be done with it. Roles are named sets of them. */
export type Right = SectionRight | (typeof capabilities)[number];

/** All rights over some sections. */
export const sectionRights = (kinds: readonly RecordKind[]): readonly SectionRight[] =>
  kinds.flatMap((kind) => sectionVerbs.map((verb) => `${kind}:${verb}` as const));

/** Every right there is, in the order in which they are shown. */
export const allRights: readonly Right[] = [...sectionRights(recordKinds), ...capabilities];

/** The right to read what a right is about; undefined of a capability that is not read. */
export const toReadRight = (right: Right): Right | undefined =>
  allRights.find((one) => one === `${right.split(':')[0]}:read`);

/** GET: who is logged in and what they may do, as `StaffAccount`. PUT `ownStaffAccountBody` (contract/staff-security). */
export const staffAccountEndpoint = '/api/admin/account';

/** Whether an account must have a second factor, and has none. */
export interface SecondFactorNeed {
  /** `soon`: from the day `from` on. `now`: until it has one, the session has no right at all. */
  readonly need: 'none' | 'soon' | 'now';
  /** YYYY-MM-DD; with `soon` only. */
  readonly from?: string;
}

export interface StaffAccount {
  readonly staff: StaffMember;
  /** The names of the account's roles. */
  readonly roles: readonly string[];
  readonly rights: readonly Right[];
  /** What follows is absent from a server of an older release. '' until it is entered. */
  readonly name?: string;
  /** Absent also while there is none: the console is then in the language of its page. */
  readonly language?: Language;
  readonly secondFactor?: SecondFactorNeed;
  /** Of the sections that the account may read, those where a reading is noted (contract/audit). */
  readonly confidential?: readonly RecordKind[];
}
