import { church } from 'contract/church';
import type { LegalTexts } from './legal-texts';

const { street, postalCode, city, country } = church.address;

/** What ECG §5 and MedienG §25 ask an Austrian site to say. Counsel must confirm it before a church goes live. */
export const imprint: LegalTexts<'owner'> = {
  title: 'Imprint',
  description: 'Who publishes this site, where they are and how to reach them.',
  chapters: {
    owner: {
      title: 'Owner and publisher',
      paragraphs: [
        `${church.name}, ${street}, ${postalCode} ${city}, ${country}`,
        `Phone ${church.phone.display}, e-mail ${church.emails.join(' or ')}`,
      ],
    },
  },
};
