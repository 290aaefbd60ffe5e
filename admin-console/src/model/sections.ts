import { profilesEndpoint } from 'contract/profile';
import type { SubmissionName } from 'contract/submissions';
import { submissions } from 'contract/submissions';

/** What kind of record a section lists. */
export type SectionName = SubmissionName | 'profiles';

export interface Section {
  /** Names the section in the dashboard's address: `?section=<key>` (DESIGN 3.10). */
  readonly key: string;
  /** Where its list is read (SPEC 7.3). */
  readonly endpoint: `/api/${string}`;
  /** How the list is laid out: as one table, or as one for each programme (SPEC 2.10). */
  readonly layout: 'table' | 'table-per-program';
  /**
   * The fields in which a repeated submission may bring new content. The status depends on e-mail, phone and
   * name alone (SPEC 5), so a second request would otherwise be hidden as a duplicate.
   */
  readonly content: readonly string[];
}

/** The sixteen sections; their order is the sidebar's (SPEC 2.10). Their names are in section-labels. */
export const sections = {
  babyNaming: table('naming', submissions.babyNaming.endpoint, ['babyName', 'dateOfBirth']),
  childDedication: table('dedication', submissions.childDedication.endpoint, [
    'dateOfBirth',
    'dedicationDate',
    'message',
  ]),
  couples: table('couples', submissions.couples.endpoint, ['weddingDate']),
  testimony: table('testimonies', submissions.testimony.endpoint, ['message']),
  contact: table('contacts', submissions.contact.endpoint, ['subject', 'message']),
  partnership: table('partnerships', submissions.partnership.endpoint, []),
  pledge: table('pledges', submissions.pledge.endpoint, ['amount', 'message']),
  enquiry: table('enquiries', submissions.enquiry.endpoint, ['subject', 'message']),
  welfare: table('welfare', submissions.welfare.endpoint, ['category', 'message']),
  request: table('requests', submissions.request.endpoint, ['requestType', 'message']),
  firstTimer: table('first-timers', submissions.firstTimer.endpoint, ['message']),
  secondTimer: table('second-timers', submissions.secondTimer.endpoint, [
    'previousVisitDate',
    'message',
  ]),
  newBeliever: table('new-believers', submissions.newBeliever.endpoint, ['testimony']),
  churchMember: table('church-members', submissions.churchMember.endpoint, ['department']),
  programAttendance: {
    key: 'program-attendance',
    endpoint: submissions.programAttendance.endpoint,
    layout: 'table-per-program',
    content: ['program', 'minister'],
  },
  profiles: table('user-profiles', profilesEndpoint, []),
} as const satisfies Record<SectionName, Section>;

export const sectionNames = Object.keys(sections) as readonly SectionName[];

/** SPEC 2.10: the section that is open when the address names none. */
const defaultSection: SectionName = 'babyNaming';

/** The section of an address's `section` parameter; undefined for an unknown key. */
export function findSection(key: string | null): SectionName | undefined {
  if (key === null) return defaultSection;
  return sectionNames.find((name) => sections[name].key === key);
}

function table(key: string, endpoint: Section['endpoint'], content: Section['content']): Section {
  return { key, endpoint, layout: 'table', content };
}
