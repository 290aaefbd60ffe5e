import type * as english from 'public-site/forms/definitions/enquiry.texts';

export const labels: typeof english.labels = {
  title: 'Deine Fragen',
  intro:
    'Möchtest du mehr über unsere Gottesdienste, unsere Gruppen oder unseren Glauben wissen? Frag einfach. Keine Frage ist zu klein.',
  description:
    'Frag uns, was du über unsere Gottesdienste, Gruppen und unseren Glauben wissen möchtest.',
  fields: {
    fullName: { label: 'Vor- und Nachname', whenEmpty: 'Gib deinen Vor- und Nachnamen ein.' },
    email: { label: 'E-Mail', hint: 'An diese Adresse antworten wir dir.' },
    subject: {
      label: 'Worum geht es in deiner Frage?',
      whenEmpty: 'Sag uns kurz, worum es in deiner Frage geht.',
    },
    message: { label: 'Deine Frage', whenEmpty: 'Schreib deine Frage in dieses Feld.' },
  },
  submit: 'Frage senden',
  success: 'Danke! Deine Frage ist bei uns angekommen.',
  next: {
    text: 'Wir antworten dir innerhalb von drei Werktagen per E-Mail.',
    links: {
      '/more/departments': 'Lern unsere Dienste kennen',
      '/downloads/mp3': 'Hör dir eine Predigt an',
    },
  },
};
