import { getEmails, shownChurch } from 'contract/shown-church';
import { unbrokenAddress, unbrokenPhone } from '../../../contract/site/unbroken';
import type * as english from 'public-site/pages/legal/imprint.texts';

/** Medieninhaberin, Herausgeberin and grundlegende Richtung are the terms of the Austrian acts. */
export const imprint: typeof english.imprint = {
  title: 'Impressum',
  description: 'Wer diese Website herausgibt, wo wir sind und wie du uns erreichst.',
  chapters: {
    owner: {
      title: 'Medieninhaberin und Herausgeberin',
      get paragraphs() {
        const church = shownChurch();
        return [
          `${church.name}, ${unbrokenAddress()}`,
          `Telefon ${unbrokenPhone()}, E-Mail ${getEmails(church).join(' oder ')}`,
        ];
      },
    },
  },
};
