import { recordKinds } from './review';
import type { RecordKind } from './review';

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
  'records:import',
  'privacy:manage',
  'releases:read',
  'releases:manage',
  'releases:preview',
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
