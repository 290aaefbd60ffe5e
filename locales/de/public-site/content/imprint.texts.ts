import { church } from 'contract/church';
import { phone } from '../../contract/site/phone';
import type * as english from 'public-site/content/imprint.texts';

const { street, postalCode, city, country } = church.address;

/** The terms are those of the two acts: Medieninhaberin, Herausgeberin, grundlegende Richtung. */
export const imprint: typeof english.imprint = {
  title: 'Impressum',
  description: 'Wer diese Website herausgibt, wo wir sind und wie du uns erreichst.',
  chapters: {
    owner: {
      title: 'Medieninhaberin und Herausgeberin',
      paragraphs: [
        `${church.name}, ${street}, ${postalCode}\u00a0${city}, ${country}`,
        `Telefon ${phone}, E-Mail ${church.emails.join(' oder ')}`,
      ],
    },
  },
};
