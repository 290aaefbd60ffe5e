import { localeOf } from 'shared-ui/language';
import type { Translated } from 'shared-ui/language';
import type { SectionName } from './sections';

interface SectionLabels {
  readonly names: Readonly<Record<SectionName, string>>;
  readonly loading: string;
  readonly empty: string;
  readonly uniqueCount: (count: number) => string;
  readonly duplicateCount: (count: number) => string;
  readonly newContentCount: (count: number) => string;
  readonly received: (count: number) => string;
  readonly showDuplicates: string;
  readonly manageGroups: string;
  readonly unknownTitle: string;
  readonly unknownText: string;
}

/** The words of SPEC 2.10. */
export const sectionLabels: Translated<SectionLabels> = {
  en: {
    names: {
      babyNaming: 'Naming',
      childDedication: 'Dedication',
      couples: 'Couples',
      testimony: 'Testimonies',
      contact: 'Contacts',
      partnership: 'Partnerships',
      pledge: 'Pledge Posts',
      enquiry: 'Enquiries',
      welfare: 'Welfare',
      request: 'Requests',
      firstTimer: 'First Timers',
      secondTimer: 'Second Timers',
      newBeliever: 'New Believers',
      churchMember: 'Church Members',
      programAttendance: 'Program Attendance',
      profiles: 'User Profiles',
    },
    loading: 'Loading...',
    empty: 'No data found.',
    uniqueCount: (count) => `${count} Unique`,
    duplicateCount: (count) => `${count} Duplicates`,
    newContentCount: (count) => `${count} Repeat - new content`,
    received: (count) => `${count.toLocaleString(localeOf.en)} records so far`,
    showDuplicates: 'Show duplicates:',
    manageGroups: 'Manage groups:',
    unknownTitle: 'Coming Soon',
    unknownText: 'This section will be populated once backend integration is complete.',
  },
};
