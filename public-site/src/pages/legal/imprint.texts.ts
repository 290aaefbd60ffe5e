import { getAddress, getEmails, getPhone, shownChurch } from 'contract/shown-church';
import type { LegalTexts } from './legal-texts';

/**
 * The texts that ECG §5 and MedienG §25 require of an Austrian site. Counsel must confirm them before a church goes
 * live.
 */
export const imprint: LegalTexts<'owner'> = {
  title: 'Imprint',
  description: 'Who publishes this site, where they are and how to reach them.',
  chapters: {
    owner: {
      title: 'Owner and publisher',
      get paragraphs() {
        const church = shownChurch();
        return [
          `${church.name}, ${getAddress(church)}`,
          `Phone ${getPhone(church).words}, e-mail ${getEmails(church).join(' or ')}`,
        ];
      },
    },
  },
};
